export interface SocketWatch {
  readonly opened: () => void
  readonly closed: () => void
}

/** The same WebSocket class, with callbacks for opening and closing. */
export function watchedSocket(Transport: typeof WebSocket, { opened, closed }: SocketWatch): typeof WebSocket {
  return class extends Transport {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('open', opened)
      this.addEventListener('close', closed)
    }
  }
}
