import { readToken } from '../claims.mjs'
import { Channel } from './channel.mjs'
import { decodeFrame, encodeFrame } from './frames.mjs'

/** The hosted limits for one connection. */
const MOST_CHANNELS = 100

/**
 * One client's socket and its channels. Frames are handled one after another.
 *
 * @typedef {{
 *   readonly policies: ReturnType<typeof import('./policies.mjs').policiesOf>
 *   readonly rooms: import('./room.mjs').Rooms
 *   readonly isPrivateOnly: boolean
 *   readonly log: (text: string) => void
 * }} Shared
 */
export class Socket {
  #line
  #shared
  #claims
  #version
  /** @type {Map<string, Channel>} */
  #channels = new Map()
  #work = Promise.resolve()

  /**
   * @param {import('ws').WebSocket} line
   * @param {Shared} shared
   * @param {{ readonly claims: import('./policies.mjs').Claims, readonly version: string }} opening
   */
  constructor(line, shared, { claims, version }) {
    this.#line = line
    this.#shared = shared
    this.#claims = claims
    this.#version = version
  }

  /** Handles frames until the connection closes. */
  listen() {
    const [line, shared] = [this.#line, this.#shared]
    line.on('message', (data, isBinary) => {
      this.#work = this.#work
        .then(() => this.#handle(decodeFrame(data, isBinary)))
        .catch((error) => shared.log(`a message was dropped: ${error.stack}`))
    })
    // A broken frame; the connection closes by itself.
    line.on('error', (error) => shared.log(`a socket failed: ${error.message}`))
    line.on('close', () => {
      // Waits for the current frame, so that a join under way does not outlive its socket.
      this.#work = this.#work.then(() => [...this.#channels.values()].forEach((channel) => channel.drop()))
    })
  }

  /** @param {import('./frames.mjs').Message} message */
  send(message) {
    if (this.#line.readyState === this.#line.OPEN) this.#line.send(encodeFrame(this.#version, message))
  }

  reply({ join_ref, ref, topic }, status, response = {}) {
    this.send({ join_ref, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  forget(channel) {
    if (this.#channels.get(channel.fullTopic) === channel) this.#channels.delete(channel.fullTopic)
  }

  async #handle(message) {
    if (message.topic === 'phoenix' && message.event === 'heartbeat') this.reply(message, 'ok')
    else if (message.event === 'phx_join') await this.#join(message)
    else {
      const channel = this.#channels.get(message.topic)
      if (channel !== undefined) await channel.handle(message)
      else if (message.event === 'phx_leave') this.reply(message, 'ok')
      else this.reply(message, 'error', { reason: 'unmatched topic' })
    }
  }

  async #join(message) {
    this.#channels.get(message.topic)?.closeForRejoin()
    try {
      const channel = await this.#opened(message)
      this.#channels.set(message.topic, channel)
      this.reply(message, 'ok', { postgres_changes: [] })
      channel.greet()
    } catch (error) {
      this.reply(message, 'error', { reason: error.message })
    }
  }

  /** @throws Error whose message begins with the name that hosted gives the refusal */
  async #opened(message) {
    if (this.#channels.size >= MOST_CHANNELS) throw new Error('ChannelRateLimitReached: Too many channels')
    const given = message.payload?.access_token
    const token = typeof given === 'string' && !given.startsWith('sb_') ? given : null
    const claims = token === null ? this.#claims : readToken(token)
    const channel = new Channel(this, this.#shared, message, { claims, token })
    if (this.#shared.isPrivateOnly && !channel.isPrivate) {
      throw new Error('PrivateOnly: This project only allows private channels')
    }
    if (!(await channel.open())) {
      throw new Error(`Unauthorized: You do not have permissions to read from this Channel topic: ${channel.topic}`)
    }
    return channel
  }
}
