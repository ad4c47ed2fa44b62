import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

/**
 * A push service that Firefox connects to (`dom.push.serverURL`), on loopback: it speaks as Mozilla's does, takes what a backend sends
 * to the addresses it gives out, and passes it on unread.
 *
 * https://firefox-source-docs.mozilla.org/dom/push/index.html
 */
export async function startPushServer() {
  const server = createServer((request, response) => void take(request, response))
  const sockets = new WebSocketServer({ server })
  /** By channel: the socket of its browser. */
  const channels = new Map()
  const taken = []
  const acknowledged = []

  sockets.on('connection', (socket) => {
    socket.on('message', (text) => {
      const message = JSON.parse(Buffer.from(text).toString())
      const answer = ANSWERS[message.messageType]?.(message, { channels, socket, url: urlOf(server), acknowledged })
      if (answer !== undefined) socket.send(JSON.stringify({ messageType: message.messageType, ...answer }))
    })
  })

  async function take(request, response) {
    const parts = []
    for await (const part of request) parts.push(part)
    const channelID = request.url.slice('/push/'.length)
    const socket = channels.get(channelID)
    if (socket === undefined) return void response.writeHead(410).end()
    const version = randomUUID()
    const data = Buffer.concat(parts).toString('base64url')
    taken.push({ channelID, headers: request.headers })
    const headers = { encoding: request.headers['content-encoding'] }
    socket.send(JSON.stringify({ messageType: 'notification', channelID, version, data, headers }))
    response.writeHead(201, { location: `${urlOf(server)}/message/${version}` }).end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: urlOf(server),
    socketUrl: urlOf(server).replace('http:', 'ws:'),
    /** What backends sent, oldest first. */
    taken: () => taken,
    /** What browsers say of it: 100 where a service worker took it. */
    acknowledged: () => acknowledged,
    async close() {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
}

const ANSWERS = {
  hello: ({ uaid }) => ({ status: 200, uaid: uaid || randomUUID().replaceAll('-', ''), use_webpush: true, broadcasts: {} }),
  register({ channelID }, { channels, socket, url }) {
    channels.set(channelID, socket)
    return { status: 200, channelID, pushEndpoint: `${url}/push/${channelID}` }
  },
  unregister({ channelID }, { channels }) {
    channels.delete(channelID)
    return { status: 200, channelID }
  },
  ack({ updates }, { acknowledged }) {
    acknowledged.push(...updates)
    return undefined
  },
  ping: () => ({}),
}

function urlOf(server) {
  return `http://127.0.0.1:${server.address().port}`
}
