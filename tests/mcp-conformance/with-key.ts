import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'

/**
 * Serves on this machine, and adds a key to each request: the suite has none to send. All else is passed on as it came.
 *
 * @param act what is done while it is served at the address
 */
export async function withKey<T>(
  key: string,
  answer: (request: Request) => Promise<Response>,
  act: (address: string) => Promise<T>,
): Promise<T> {
  const server = createServer((incoming, outgoing) => {
    // Whoever has heard enough of a stream goes away.
    passOn(incoming, outgoing, { key, answer }).catch(() => outgoing.destroy())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`)
  } finally {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { key, answer }: { readonly key: string; readonly answer: (request: Request) => Promise<Response> },
): Promise<void> {
  const { status, headers, body } = await answer(await requestOf(incoming, key))
  outgoing.writeHead(status, Object.fromEntries(headers))
  if (body === null) outgoing.end()
  else await pipeline(Readable.fromWeb(body as ReadableStream), outgoing)
}

async function requestOf(incoming: IncomingMessage, key: string): Promise<Request> {
  const { method = 'GET', url = '/', rawHeaders } = incoming
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  headers.set('authorization', `Bearer ${key}`)
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return new Request(`http://127.0.0.1${url}`, { method, headers, ...(parts.length > 0 && { body: Buffer.concat(parts) }) })
}
