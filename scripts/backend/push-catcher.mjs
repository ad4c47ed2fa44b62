import { createECDH, randomBytes } from 'node:crypto'
import ece from 'http_ece'
import { compactVerify, importJWK } from 'jose'

/**
 * A push service, and the browsers behind it: it takes what RFC 8030 says, checks who sends (RFC 8292), and decrypts what came as a
 * browser does (RFC 8291), by another's code than the sender's.
 */
export function catchPushes() {
  const browsers = new Map()
  return {
    /** A browser that subscribes. @param {string} url where this is reached */
    subscribe(url) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const endpoint = `${url}/${randomBytes(16).toString('hex')}`
      browsers.set(new URL(endpoint).pathname, { keys, auth, answer: 201, requests: [] })
      return { endpoint, p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') }
    },
    /** Everything that was sent to it, oldest first, with what it was answered. */
    requests: (endpoint) => browsers.get(new URL(endpoint).pathname)?.requests ?? [],
    /** The status that pushes to it are answered with; of `next` of them only. */
    answerWith(endpoint, status, next = Infinity) {
      const browser = browsers.get(new URL(endpoint).pathname)
      browser.answer = status
      browser.next = next
    },
    clear: () => browsers.clear(),
    async handle(request, response) {
      const parts = []
      for await (const part of request) parts.push(part)
      const { pathname } = new URL(request.url, 'http://localhost')
      const browser = browsers.get(pathname)
      if (browser === undefined) return void response.writeHead(404).end()
      const sent = await readPush(request, Buffer.concat(parts), browser)
      const isAsked = (browser.next ?? Infinity) > 0
      if (browser.next !== undefined) browser.next -= 1
      const status = sent.problem !== null ? 400 : isAsked ? browser.answer : 201
      browser.requests.push({ ...sent, status })
      response.writeHead(status).end()
    },
  }
}

async function readPush({ headers, method }, body, { keys, auth }) {
  const { ttl, topic = null, urgency = null } = headers
  const sent = { ttl: Number(ttl), topic, urgency, bytes: body.length, message: null, claims: null, key: null }
  try {
    if (method !== 'POST' || ttl === undefined) throw new Error('not a push')
    if (headers['content-encoding'] !== 'aes128gcm' || body.length > 4096) throw new Error('encoded otherwise, or too long')
    if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) throw new Error('not a topic')
    const { key, claims } = await readVapid(headers.authorization ?? '')
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
    return { ...sent, key, claims, message: JSON.parse(text.toString()), problem: null }
  } catch (error) {
    return { ...sent, problem: error.message }
  }
}

async function readVapid(authorization) {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (token === undefined) throw new Error('nobody says who sends')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const { payload } = await compactVerify(token, await importJWK(jwk, 'ES256'), { algorithms: ['ES256'] })
  return { key, claims: JSON.parse(Buffer.from(payload).toString()) }
}
