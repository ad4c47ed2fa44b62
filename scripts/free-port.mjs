import { createServer } from 'node:net'

/** The first port from `first` on that nothing listens on, of the next hundred. */
export async function freePort(first, host = '127.0.0.1') {
  for (let port = first; port < first + 100; port += 1) if (await isFree(port, host)) return port
  throw new Error(`No free port from ${first} to ${first + 99}.`)
}

/** Whether nothing listens there. */
export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
