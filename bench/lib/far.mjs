import { connect, createServer } from 'node:net'

/**
 * A server on this machine, as far away as so many milliseconds there and back: what is sent either way comes half of that later,
 * in order. Connections stand at once.
 *
 * @returns {Promise<{ url: string, close(): void }>}
 */
export function farAway(url, roundTripMs) {
  const { hostname, port } = new URL(url)
  const sockets = new Set()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    pass(near, far, roundTripMs / 2)
    pass(far, near, roundTripMs / 2)
    for (const socket of [near, far]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
  })
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${server.address().port}`, close }))
  })
}

function pass(from, to, afterMs) {
  from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), afterMs))
  from.on('end', () => setTimeout(() => to.end(), afterMs))
  from.on('error', () => to.destroy())
  from.on('close', () => setTimeout(() => to.destroy(), afterMs))
}
