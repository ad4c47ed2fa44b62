import { createServer } from 'node:http'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
  'access-control-max-age': '86400',
}

/**
 * One origin for a whole backend. Each part takes every request below its path; the longest path wins. It has its address
 * before it has parts, which are told the address: looking for a free port and taking it later loses it to somebody else.
 *
 * @typedef {object} Part
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} [upgrade]
 *
 * @param {{ port?: number | undefined, log: (line: string) => void }} options without a port, any that is free
 * @returns {Promise<{ readonly url: string, serve(parts: Readonly<Record<string, Part>>): void, close(): Promise<void> }>}
 */
export async function openGateway({ port = 0, log }) {
  /** @type {Readonly<Record<string, Part>>} */
  let parts = {}
  /** @type {readonly string[]} */
  let paths = []
  const partFor = (url) => {
    const path = paths.find((start) => url === start || url.startsWith(`${start}/`) || url.startsWith(`${start}?`))
    return path === undefined ? undefined : parts[path]
  }

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
    // A star would not cover `authorization`.
    response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const since = performance.now()
    response.once('close', () =>
      log(`${response.statusCode} ${request.method} ${shown(request.url)} ${Math.round(performance.now() - since)} ms`),
    )
    const part = partFor(request.url)
    if (part === undefined) return answer(response, 404, { message: 'no Route matched with those values' })
    part.handle(request, response).catch((error) => {
      log(`${request.method} ${request.url}: ${error.stack}`)
      if (response.headersSent) response.destroy()
      else answer(response, 500, { message: 'The local backend failed; its log says why.' })
    })
  })
  const upgraded = new Set()
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    const part = partFor(request.url)
    if (part?.upgrade === undefined) socket.destroy()
    else part.upgrade(request, socket, head)
  })
  server.keepAliveTimeout = 60_000
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    serve(given) {
      parts = given
      paths = Object.keys(given).toSorted((a, b) => b.length - a.length)
    },
    close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      // The server no longer counts them as its connections, and yet waits for them.
      for (const socket of upgraded) socket.destroy()
      return closed
    },
  }
}

/** Without what people searched for, and without tokens. */
function shown(url) {
  const [path, query] = url.split('?')
  return query === undefined ? path : `${path}?…`
}

/** Answers with JSON. */
export function answer(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(JSON.stringify(body))
}
