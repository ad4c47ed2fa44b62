import type { WebSocket } from 'ws'

/** The topics that a client is joining, as seen on its sockets. A socket that is still opening counts as a join. */
export class Joins {
  private readonly open = new Map<string, WebSocket>()
  private waiting: (() => void)[] = []
  private sockets = 0
  private readonly read: ReadFrame

  constructor(read: ReadFrame = readFrame) {
    this.read = read
  }

  watch(socket: WebSocket): void {
    const opening = `opening ${(this.sockets += 1)}`
    this.open.set(opening, socket)
    socket.once('open', () => this.end(opening))
    const send = socket.send.bind(socket) as (data: unknown, ...rest: unknown[]) => void
    socket.send = (data: unknown, ...rest: unknown[]) => {
      const { ref, event } = this.read(textOf(data))
      if (event === 'join') this.open.set(ref, socket)
      send(data, ...rest)
    }
    socket.on('message', (data) => {
      const { ref, event } = this.read(textOf(data))
      if (event === 'reply') this.end(ref)
    })
    socket.once('close', () => {
      for (const [ref, at] of this.open) if (at === socket) this.end(ref)
    })
  }

  /** Resolves when no join is open. Joins started just before get their turn first. */
  async done(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0))
    if (this.open.size === 0) return
    await new Promise<void>((resolve) => this.waiting.push(resolve))
    await this.done()
  }

  private end(ref: string): void {
    this.open.delete(ref)
    if (this.open.size > 0) return
    const waiting = this.waiting
    this.waiting = []
    for (const go of waiting) go()
  }
}

/** A frame that asks to join, or that answers one. */
export type ReadFrame = (text: string) => { readonly ref: string; readonly event: 'join' | 'reply' | null }

/** Of Supabase's realtime service. */
const readFrame: ReadFrame = (text) => {
  if (!text.startsWith('[')) return { ref: '', event: null }
  const [, ref, , event] = JSON.parse(text) as readonly unknown[]
  return { ref: String(ref), event: event === 'phx_join' ? 'join' : event === 'phx_reply' ? 'reply' : null }
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : Buffer.isBuffer(data) ? data.toString() : ''
}
