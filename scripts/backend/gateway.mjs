import { createServer } from 'node:http'

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])$/

/** Its keys are public and it has a mailbox, so only the app's pages and this machine's may call it from a browser. */
const CORS = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
  'access-control-max-age': '86400',
}

/**
 * One origin for a complete backend. Each part handles the requests below its path; the longest path wins. The address is bound
 * before the parts start, since they need it: a port found free and bound later could be lost to another process.
 *
 * @typedef {object} Part
 * @property {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>} handle
 * @property {boolean} [knowsOrigins] it answers preflights itself, and pages that the gateway does not know
 * @property {(request: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void} [upgrade]
 *
 * @param {{ port?: number | undefined, appUrl: string, log: (line: string) => void }} options without a port, any that is free
 * @returns {Promise<{ readonly url: string, serve(parts: Readonly<Record<string, Part>>): void, restart(meanwhile?: () => Promise<void>): Promise<void>, close(): Promise<void> }>}
 */
export async function openGateway({ port = 0, appUrl, log }) {
  /** @type {Readonly<Record<string, Part>>} */
  let parts = {}
  /** @type {readonly string[]} */
  let paths = []
  const partFor = (url) => {
    const path = paths.find((start) => url === start || url.startsWith(`${start}/`) || url.startsWith(`${start}?`))
    return path === undefined ? undefined : parts[path]
  }

  const appOrigin = new URL(appUrl).origin
  const isOurs = (origin) => origin === appOrigin || isLoopback(origin)

  const handle = (request, response) => {
    const { origin } = request.headers
    if (!isForUs(request)) return answer(response, 421, { message: 'This backend answers to this machine’s own names only.' })
    response.setHeader('vary', 'origin')
    if (origin !== undefined && isOurs(origin)) {
      for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
      response.setHeader('access-control-allow-origin', origin)
      // A star would not cover `authorization`.
      response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    }
    const part = partFor(request.url)
    // Only a part that handles origins itself serves foreign pages; their requests to other parts are refused unread.
    if (origin !== undefined && !isOurs(origin) && part?.knowsOrigins !== true)
      return answer(response, 403, { message: 'This backend answers no page but the app’s.' })
    if (request.method === 'OPTIONS' && part?.knowsOrigins !== true) return void response.writeHead(204).end()
    const since = performance.now()
    response.once('close', () =>
      log(`${response.statusCode} ${request.method} ${shown(request.url)} ${Math.round(performance.now() - since)} ms`),
    )
    if (part === undefined) return answer(response, 404, { message: 'no Route matched with those values' })
    const handling = part
      .handle(request, response)
      .catch((error) => {
        log(`${request.method} ${request.url}: ${error.stack}`)
        if (response.headersSent) response.destroy()
        else answer(response, 500, { message: 'The local backend failed; its log says why.' })
      })
      .finally(() => underWay.delete(handling))
    underWay.add(handling)
  }
  const underWay = new Set()
  const upgraded = new Set()
  const upgrade = (request, socket, head) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    const part = partFor(request.url)
    const { origin } = request.headers
    if (part?.upgrade === undefined || !isForUs(request) || (origin !== undefined && !isOurs(origin))) socket.destroy()
    else part.upgrade(request, socket, head)
  }
  const listenAt = async (at) => {
    const made = createServer(handle).on('upgrade', upgrade)
    made.keepAliveTimeout = 60_000
    await new Promise((resolve, reject) => made.once('error', reject).listen(at, '127.0.0.1', resolve))
    return made
  }
  let server = await listenAt(port)
  const own = server.address().port
  const close = () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    // The server no longer counts upgraded sockets as its connections, but still waits for them.
    for (const socket of upgraded) socket.destroy()
    return closed
  }
  return {
    url: `http://127.0.0.1:${own}`,
    serve(given) {
      parts = given
      paths = Object.keys(given).toSorted((a, b) => b.length - a.length)
    },
    close,
    /**
     * Breaks all connections, and returns at the same address. Requests under way end before `meanwhile`: the PostgreSQL client
     * throws where nobody can catch it when it writes while its server goes down.
     */
    async restart(meanwhile = async () => {}) {
      await close()
      await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, 2000))])
      await meanwhile()
      server = await listenAt(own)
    },
  }
}

/** Under another host name, a foreign page has pointed its own name here (DNS rebinding). */
function isForUs({ headers }) {
  return isLoopback(`http://${headers.host}`)
}

function isLoopback(origin) {
  try {
    return LOOPBACK.test(new URL(origin).hostname)
  } catch {
    return false
  }
}

/** Logs a URL without search texts and tokens. */
function shown(url) {
  const [path, query] = url.split('?')
  return query === undefined ? path : `${path}?…`
}

/** Answers with JSON. */
export function answer(response, status, body, headers = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(JSON.stringify(body))
}
