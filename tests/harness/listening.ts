import type { Server } from 'node:http'

/** Begins to listen on a free port of this machine. @returns where */
export async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('nothing listens')
  return `http://127.0.0.1:${address.port}/`
}
