import { callerOf } from '../claims.mjs'
import { answer } from '../gateway.mjs'

const ONE = /^\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/
const MANY = /^\/realtime\/v1\/api\/broadcast$/
const MAX_BYTES = 256 * 1024

/**
 * Broadcasts without a socket: one message to `…/broadcast/<topic>/events/<event>?private=true`, or a list of them to
 * `…/broadcast`. One that the policies refuse is answered with 403; in a list it is left out in silence, as hosted does.
 *
 * @param {import('./socket.mjs').Shared} shared
 * @returns {import('../gateway.mjs').Part['handle']}
 */
export function httpBroadcast({ policies, rooms, isPrivateOnly }) {
  return async (request, response) => {
    const url = new URL(request.url, 'http://localhost')
    const one = ONE.exec(url.pathname)
    if (request.method !== 'POST' || (one === null && !MANY.test(url.pathname))) {
      return answer(response, 404, { message: 'Not found' })
    }

    let claims
    let messages
    try {
      claims = callerOf(request.headers)
    } catch (error) {
      return answer(response, 401, { message: error.message })
    }
    try {
      const body = JSON.parse(await textOf(request))
      messages = one === null ? body.messages : [messageOf(one, url.searchParams, body)]
      if (!messages.every(isMessage)) throw new Error('no messages')
    } catch (error) {
      if (error === TOO_LARGE) return answer(response, 413, { message: 'Payload too large' })
      return answer(response, 422, { message: 'Invalid messages' })
    }

    for (const { topic, event, payload, private: isPrivate = false } of messages) {
      const isAllowed = isPrivate ? await policies.writable(claims, topic, 'broadcast') : !isPrivateOnly
      if (isAllowed) rooms.find({ topic, isPrivate })?.broadcast({ event, payload })
      else if (one !== null) {
        return answer(response, 403, { message: `You do not have permissions to write to this topic: ${topic}` })
      }
    }
    response.writeHead(202).end()
  }
}

const TOO_LARGE = new Error('too large')

async function textOf(request) {
  const parts = []
  let bytes = 0
  for await (const part of request) {
    bytes += part.length
    if (bytes > MAX_BYTES) throw TOO_LARGE
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function messageOf([, topic, event], query, payload) {
  return { topic: decodeURIComponent(topic), event: decodeURIComponent(event), payload, private: query.get('private') === 'true' }
}

function isMessage(message) {
  return typeof message?.topic === 'string' && typeof message.event === 'string' && typeof message.payload === 'object'
}
