import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

export interface Part {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** It answers preflights itself, and pages that the gateway does not know. */
  readonly knowsOrigins?: boolean
}

export interface Gateway {
  readonly url: string
  serve(parts: Readonly<Record<string, Part>>): void
  close(): Promise<void>
}

export function openGateway(options: {
  readonly port?: number
  readonly appUrl: string
  readonly log: (line: string) => void
}): Promise<Gateway>
