import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket, type ClientOptions, type RawData } from 'ws'

/** Nothing is on its way any more when the line has been still for so long. */
const STILL_MS = 40
const LOOK_MS = 5
/** Of a wait for that. */
const PATIENCE_MS = 30_000

export interface Traffic {
  readonly requests: number
  /** On the wire, both ways, headers included. */
  readonly bytes: number
  /** Of the live connection, both ways, without its heartbeat. */
  readonly messages: number
}

/** The line between a team and its backend, on which everything is counted. */
export class Meter {
  private requests = 0
  private bytes = 0
  private messages = 0
  private underWay = 0
  private movedAt = 0
  private readonly sockets = new Set<Socket>()

  /** Where the backend is reached over this line. */
  readonly url: string
  private readonly server: Server

  private constructor(server: Server) {
    this.server = server
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  static async before(url: string): Promise<Meter> {
    const { hostname, port } = new URL(url)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const meter = new Meter(server)
    server.on('connection', (near) => meter.join(near, connect(Number(port), hostname)))
    return meter
  }

  readonly fetch: typeof fetch = async (input, init) => {
    this.requests += 1
    this.underWay += 1
    try {
      return await fetch(input, init)
    } finally {
      this.underWay -= 1
      this.movedAt = performance.now()
    }
  }

  /** A WebSocket class whose messages are counted. */
  get transport(): unknown {
    const count = (data: unknown) => this.countMessage(String(data))
    return class extends WebSocket {
      constructor(address: string | URL, protocols?: string | string[], options?: ClientOptions) {
        super(address, protocols, options)
        this.on('message', (data: RawData) => count(data))
        const send = this.send.bind(this) as (data: unknown, ...rest: unknown[]) => void
        this.send = (data: unknown, ...rest: unknown[]) => {
          count(data)
          send(data, ...rest)
        }
      }
    }
  }

  /** What was counted since the last time. */
  read(): Traffic {
    const { requests, bytes, messages } = this
    this.requests = this.bytes = this.messages = 0
    return { requests, bytes, messages }
  }

  /** Resolves when nothing is asked and nothing moves. */
  async still(): Promise<void> {
    const untilMs = performance.now() + PATIENCE_MS
    this.movedAt = Math.max(this.movedAt, performance.now() - STILL_MS + LOOK_MS * 2)
    while (this.underWay > 0 || performance.now() - this.movedAt < STILL_MS) {
      if (performance.now() > untilMs) throw new Error('the line does not come to rest')
      await pause(LOOK_MS)
    }
  }

  close(): void {
    this.server.close()
    for (const socket of this.sockets) socket.destroy()
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from)
      from.setNoDelay(true)
      from.on('data', (data) => {
        this.bytes += data.length
        this.movedAt = performance.now()
      })
      from.pipe(to)
      from.once('error', () => to.destroy())
      from.once('close', () => this.sockets.delete(from))
    }
  }

  /** The heartbeat is by the clock, and the hour is played faster. */
  private countMessage(text: string): void {
    if (!text.includes('"phoenix"')) this.messages += 1
  }
}
