import { createServer, request as httpRequest } from 'node:http'
import { connect } from 'node:net'

/**
 * Stands between one browser and everything else: puts a script before those of every page, hears what pages tell, and answers
 * in the place of a server where a story says so.
 */
export class PageProxy {
  isOffline = false
  /** Of the next page that comes: the window it comes to. */
  nextWindow = ''

  /** @param {{ prelude: (window: string) => string, told: (event: object) => void, saved: (file: object) => Promise<void>, asked: (request: object) => Promise<object | null> }} parts */
  constructor(parts) {
    this.parts = parts
    this.server = createServer((request, response) => void this.pass(request, response))
    this.server.on('connect', (request, socket, head) => this.tunnel(request, socket, head))
    this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head))
  }

  listen() {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', () => resolve(this.server.address().port)))
  }

  close() {
    this.server.closeAllConnections()
    this.server.close()
  }

  async pass(request, response) {
    const url = new URL(request.url)
    if (url.pathname.startsWith('/__bidi__/')) return this.hear(url, request, response)
    if (this.isOffline) return void request.socket.destroy()
    const body = await bytesOf(request)
    const decided = await this.parts.asked({ url: url.href, method: request.method, headers: request.headers, body })
    if (decided?.kind === 'fail') return void request.socket.destroy()
    if (decided?.kind === 'answer') return this.reply(response, decided)
    const headers = { ...request.headers, ...decided?.headers, 'accept-encoding': 'identity' }
    delete headers['proxy-connection']
    const sent = httpRequest(url, { method: request.method, headers }, (answer) => void this.answer(answer, response))
    sent.on('error', () => request.socket.destroy())
    response.on('close', () => sent.destroy())
    sent.end(body)
  }

  async answer(answer, response) {
    const isPage = answer.headers['content-type']?.startsWith('text/html') === true
    if (!isPage) {
      response.writeHead(answer.statusCode, answer.headers)
      return void answer.pipe(response)
    }
    const headers = {
      ...answer.headers,
      'content-security-policy': lettingEvaluate(answer.headers['content-security-policy'] ?? ''),
    }
    this.reply(response, { status: answer.statusCode, headers, body: await bytesOf(answer) })
  }

  reply(response, { status, headers, body }) {
    const isPage = String(headers['content-type'] ?? '').startsWith('text/html')
    const sent = isPage ? Buffer.from(this.withPrelude(String(body))) : body
    response.writeHead(status, { ...headers, 'content-length': sent.length })
    response.end(sent)
  }

  withPrelude(html) {
    const script = `<script src="/__bidi__/prelude.js?window=${encodeURIComponent(this.nextWindow)}"></script>`
    this.nextWindow = ''
    return /<head[^>]*>/u.test(html)
      ? html.replace(/<head[^>]*>/u, (head) => head + script)
      : html.replace(/^(<!doctype html>)?/iu, (begin) => begin + script)
  }

  async hear(url, request, response) {
    const body = await bytesOf(request)
    if (url.pathname === '/__bidi__/prelude.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      response.end(this.parts.prelude(url.searchParams.get('window') ?? ''))
      return
    }
    if (url.pathname === '/__bidi__/download') await this.parts.saved({ ...Object.fromEntries(url.searchParams), body })
    else this.parts.told(JSON.parse(String(body)))
    response.writeHead(204).end()
  }

  tunnel({ url }, socket, head) {
    const { hostname, port } = new URL(`http://${url}`)
    if (this.isOffline) return void socket.destroy()
    const server = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      server.write(head)
      server.pipe(socket).pipe(server)
    })
    for (const [one, other] of [
      [server, socket],
      [socket, server],
    ])
      one.on('error', () => other.destroy())
    this.onOffline(socket)
  }

  /** A WebSocket that does not ask for a tunnel. */
  upgrade(request, socket, head) {
    const { hostname, port, pathname, search } = new URL(request.url)
    const server = connect(Number(port || 80), hostname, () => {
      const lines = [`${request.method} ${pathname}${search} HTTP/1.1`]
      for (let index = 0; index < request.rawHeaders.length; index += 2)
        lines.push(`${request.rawHeaders[index]}: ${request.rawHeaders[index + 1]}`)
      server.write(`${lines.join('\r\n')}\r\n\r\n`)
      server.write(head)
      server.pipe(socket).pipe(server)
    })
    for (const [one, other] of [
      [server, socket],
      [socket, server],
    ])
      one.on('error', () => other.destroy())
    this.onOffline(socket)
  }

  sockets = new Set()
  onOffline(socket) {
    this.sockets.add(socket)
    socket.on('close', () => this.sockets.delete(socket))
  }

  setOffline(isOffline) {
    this.isOffline = isOffline
    if (isOffline) for (const socket of this.sockets) socket.destroy()
  }
}

/**
 * Playwright's own script evaluates text, here among the scripts of the page: what the policy says of that is held to in the other
 * engines.
 */
function lettingEvaluate(policy) {
  return policy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'").replace(/; require-trusted-types-for[^;]*/u, '')
}

async function bytesOf(stream) {
  const chunks = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
