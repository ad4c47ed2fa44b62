import type { ToClient, ToServer } from '../../../../src/adapters/cloudflare/protocol'

/** The client's end of a socket; the test is the server. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  readyState = 0
  isClosed = false
  readonly address: string
  readonly sent: ToServer[] = []

  constructor(address: string) {
    super()
    this.address = address
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer)
  }

  /** By the client. */
  close(): void {
    this.readyState = 3
    this.isClosed = true
  }

  open(): void {
    this.readyState = FakeSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(message: ToClient | object): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }))
  }

  /** By the server, or by whatever breaks it. */
  end(code = 1006): void {
    this.readyState = 3
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }
}

/** A WebSocket class, and the sockets that were made of it. */
export function fakeTransport(): { readonly made: FakeSocket[]; readonly transport: typeof WebSocket } {
  const made: FakeSocket[] = []
  class Transport extends FakeSocket {
    constructor(address: string) {
      super(address)
      made.push(this)
    }
  }
  return { made, transport: Transport as unknown as typeof WebSocket }
}
