import type { WebSocket } from 'ws'

/** The topics that a client is joining, as seen on its sockets. A socket that is still opening counts as a join. */
export class Joins {
  private readonly open = new Map<string, WebSocket>()
  private waiting: (() => void)[] = []
  private sockets = 0

  watch(socket: WebSocket): void {
    const opening = `opening ${(this.sockets += 1)}`
    this.open.set(opening, socket)
    socket.once('open', () => this.end(opening))
    const send = socket.send.bind(socket) as (data: unknown, ...rest: unknown[]) => void
    socket.send = (data: unknown, ...rest: unknown[]) => {
      const { ref, event } = readFrame(data)
      if (event === 'phx_join') this.open.set(ref, socket)
      send(data, ...rest)
    }
    socket.on('message', (data) => {
      const { ref, event } = readFrame(data)
      if (event === 'phx_reply') this.end(ref)
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

interface Frame {
  readonly ref: string
  readonly event: string
}

function readFrame(data: unknown): Frame {
  const text = typeof data === 'string' ? data : Buffer.isBuffer(data) ? data.toString() : ''
  if (!text.startsWith('[')) return { ref: '', event: '' }
  const [, ref, , event] = JSON.parse(text) as readonly unknown[]
  return { ref: String(ref), event: String(event) }
}
