import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Sql } from 'postgres'

export interface StorageOptions {
  /** Connected as a role that may become `anon`, `authenticated` and `service_role`. */
  readonly sql: Sql
  /** Where the bytes go; made when it is not there. */
  readonly folder: string
  /** How far the backend's clock is ahead of the machine's; unfinished uploads expire by it. */
  readonly leaptMs?: () => number
}

export interface StorageServer {
  /** Answers a request below `/storage/v1`; never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** From now on nothing fits any more, or everything again. */
  setFull(isFull: boolean): void
  /** Forgets all objects and unfinished uploads. */
  reset(): Promise<void>
}

export function createStorage(options: StorageOptions): Promise<StorageServer>
