import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface Realtime {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

export function openRealtime(options: {
  readonly databaseUrl: string
  readonly isPrivateOnly?: boolean
  readonly log?: (line: string) => void
}): Promise<Realtime>
