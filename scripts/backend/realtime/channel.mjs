import { randomUUID } from 'node:crypto'
import { readToken } from '../claims.mjs'
import { PRESENCE_LIMIT } from './presence-limit.mjs'

/** The longest delay of a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * One topic that one socket has joined: what it may receive and send there, and until when.
 *
 * @typedef {import('./frames.mjs').Message} Message
 */
export class Channel {
  /** The messages that the policies let it receive; all of them in a public topic. */
  hears = { broadcast: true, presence: true }
  #socket
  #shared
  #room
  #claims
  #token
  #expiry
  #config
  /** What the policies let it send, once they were queried. */
  #says = {}
  #presenceCalls = []

  /**
   * @param {import('./socket.mjs').Socket} socket
   * @param {import('./socket.mjs').Shared} shared
   * @param {Message} join
   * @param {{ readonly claims: import('./policies.mjs').Claims, readonly token: string | null }} who
   */
  constructor(socket, shared, join, { claims, token }) {
    this.#socket = socket
    this.#shared = shared
    this.#claims = claims
    this.#token = token
    this.#config = join.payload?.config ?? {}
    this.fullTopic = join.topic
    this.topic = join.topic.replace(/^realtime:/, '')
    this.joinRef = join.join_ref ?? join.ref
    this.isPrivate = this.#config.private === true
    this.presenceKey = this.#config.presence?.key || randomUUID()
  }

  /** @returns {Promise<boolean>} whether it may be in the room at all; if so it now is */
  async open() {
    if (this.isPrivate) this.hears = await this.#shared.policies.readable(this.#claims, this.topic)
    if (!this.hears.broadcast && !this.hears.presence) return false
    this.#room = this.#shared.rooms.enter(this)
    this.#armExpiry()
    return true
  }

  /** Sends the present peers, which must follow the answer to the join. */
  greet() {
    if (this.#config.presence?.enabled === true && this.hears.presence) this.push('presence_state', this.#room.state)
  }

  push(event, payload) {
    this.#socket.send({ topic: this.fullTopic, event, payload })
  }

  /** @param {Message} message */
  async handle(message) {
    if (message.event === 'phx_leave') this.#leaveAsAsked(message)
    else if (message.event === 'access_token') await this.#renew(message.payload?.access_token)
    else if (message.event === 'broadcast') await this.#broadcast(message)
    else if (message.event === 'presence') await this.#presence(message)
  }

  /** Leaves without a message: the socket is gone or joins again. */
  drop() {
    clearTimeout(this.#expiry)
    this.#shared.rooms.leave(this)
    this.#socket.forget(this)
  }

  /** Closes the channel with a reason: the client does not rejoin by itself. */
  expel(reason) {
    this.push('system', { extension: 'system', status: 'error', message: reason, channel: this.topic })
    this.drop()
    this.#sayClosed()
  }

  closeForRejoin() {
    this.drop()
    this.#sayClosed()
  }

  #sayClosed() {
    this.#socket.send({ join_ref: this.joinRef, ref: this.joinRef, topic: this.fullTopic, event: 'phx_close', payload: {} })
  }

  #leaveAsAsked(message) {
    this.drop()
    this.#socket.reply(message, 'ok')
    this.#sayClosed()
  }

  /** A new token is checked against the policies again; a client that may no longer listen is removed. */
  async #renew(token) {
    if (typeof token !== 'string' || token.startsWith('sb_') || token === this.#token) return
    try {
      this.#claims = readToken(token)
    } catch (error) {
      this.expel(error.message.replace(/^\w+: /, ''))
      return
    }
    this.#token = token
    this.#says = {}
    this.#armExpiry()
    if (!this.isPrivate) return
    const before = this.hears
    this.hears = await this.#shared.policies.readable(this.#claims, this.topic)
    const hasLost = Object.keys(before).some((extension) => before[extension] && !this.hears[extension])
    if (hasLost) this.expel(`You no longer have permission to read from this Channel topic: ${this.topic}`)
  }

  async #broadcast(message) {
    // As in the hosted service: a message that may not be sent is dropped without an answer.
    if (!(await this.#maySay('broadcast'))) return
    const { event, payload } = message.payload
    this.#room.broadcast({ event, payload }, this.#config.broadcast?.self === true ? null : this)
    if (this.#config.broadcast?.ack === true) this.#socket.reply(message, 'ok')
  }

  async #presence(message) {
    const event = String(message.payload?.event).toLowerCase()
    const state = message.payload?.payload ?? {}
    const isTrack = event === 'track' && typeof state === 'object'
    if (event !== 'untrack' && !(isTrack && (await this.#maySay('presence')))) {
      this.#socket.reply(message, 'error')
      return
    }
    if (this.#isTooOften()) {
      this.expel('Client presence rate limit exceeded')
      return
    }
    if (isTrack) this.#room.track(this, state)
    else this.#room.untrack(this)
    this.#socket.reply(message, 'ok')
  }

  async #maySay(extension) {
    if (!this.isPrivate) return true
    this.#says[extension] ??= await this.#shared.policies.writable(this.#claims, this.topic, extension)
    return this.#says[extension]
  }

  #isTooOften() {
    const now = Date.now()
    this.#presenceCalls = [...this.#presenceCalls.filter((at) => at > now - PRESENCE_LIMIT.withinMs), now]
    return this.#presenceCalls.length > PRESENCE_LIMIT.calls
  }

  #armExpiry() {
    clearTimeout(this.#expiry)
    // A key alone does not expire.
    if (this.#claims.exp === undefined) return
    const leftMs = this.#claims.exp * 1000 - Date.now()
    this.#expiry = setTimeout(() => this.expel('Token has expired'), Math.min(leftMs, LONGEST_TIMER_MS))
    this.#expiry.unref()
  }
}
