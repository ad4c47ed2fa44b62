import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface Realtime {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  handleHttp(request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

export function createRealtime(options: {
  readonly databaseUrl: string
  readonly jwtSecret: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly log?: (text: string) => void
}): Promise<Realtime>
