import { randomUUID } from 'node:crypto'

/**
 * All channels of one topic, and the presence of each. A private and a public topic of the same name are two rooms.
 */
export class Room {
  /** @type {Set<import('./channel.mjs').Channel>} */
  channels = new Set()
  /** @type {Map<import('./channel.mjs').Channel, { readonly key: string, readonly meta: object }>} */
  #present = new Map()

  /** @param {import('./channel.mjs').Channel} channel */
  leave(channel) {
    this.untrack(channel)
    this.channels.delete(channel)
  }

  /**
   * @param {{ readonly event: string, readonly payload: unknown, readonly meta?: object }} message
   * @param {import('./channel.mjs').Channel | null} sender who is not to hear it
   */
  broadcast(message, sender = null) {
    for (const channel of this.channels) {
      if (channel !== sender && channel.hears.broadcast) channel.push('broadcast', { type: 'broadcast', ...message })
    }
  }

  track(channel, state) {
    const before = this.#present.get(channel)
    const meta = {
      phx_ref: randomUUID().slice(0, 13),
      ...(before === undefined ? {} : { phx_ref_prev: before.meta.phx_ref }),
      ...state,
    }
    const now = { key: channel.presenceKey, meta }
    this.#present.set(channel, now)
    this.#tell([now], before === undefined ? [] : [before])
  }

  untrack(channel) {
    const before = this.#present.get(channel)
    if (before === undefined) return
    this.#present.delete(channel)
    this.#tell([], [before])
  }

  /** Presences by key; a key may have several. */
  get state() {
    return grouped([...this.#present.values()])
  }

  #tell(joins, leaves) {
    const diff = { joins: grouped(joins), leaves: grouped(leaves) }
    for (const channel of this.channels) if (channel.hears.presence) channel.push('presence_diff', diff)
  }
}

function grouped(present) {
  const byKey = {}
  for (const { key, meta } of present) (byKey[key] ??= { metas: [] }).metas.push(meta)
  return byKey
}

/** The rooms with at least one channel. */
export class Rooms {
  /** @type {Map<string, Room>} */
  #rooms = new Map()

  /** The room of the topic. It exists from the first join to the last leave. */
  enter(channel) {
    const key = keyOf(channel)
    const room = this.#rooms.get(key) ?? new Room()
    this.#rooms.set(key, room)
    room.channels.add(channel)
    return room
  }

  leave(channel) {
    const key = keyOf(channel)
    const room = this.#rooms.get(key)
    room?.leave(channel)
    if (room?.channels.size === 0) this.#rooms.delete(key)
  }

  /** @param {{ readonly topic: string, readonly isPrivate: boolean }} where */
  find(where) {
    return this.#rooms.get(keyOf(where))
  }
}

function keyOf({ topic, isPrivate }) {
  return `${isPrivate ? 'private' : 'public'} ${topic}`
}
