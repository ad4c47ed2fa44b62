import type { Sql } from 'postgres'
import type { Cluster } from './cluster.mjs'
import type { MailCatcher } from './mail-catcher.mjs'
import type { CaughtBrowser, PushCatcher } from './push-catcher.mjs'

export interface Backend {
  readonly url: string
  readonly publishableKey: string
  readonly secretKey: string
  /** As `postgres`, who may do what a hosted project lets them. */
  readonly databaseUrl: string
  /** As superuser. */
  readonly sql: Sql
  readonly mail: MailCatcher
  /** A receiver of webhooks. */
  readonly hooks: {
    readonly url: string
    /** Newest first. */
    deliveries(): readonly { readonly headers: Readonly<Record<string, string>>; readonly body: string }[]
    answerWith(status: number): void
  }
  /** A push service, with browsers behind it. */
  readonly pushes: Omit<PushCatcher, 'subscribe'> & { subscribe(): CaughtBrowser }
  /** Milliseconds since the epoch, as the backend counts them. */
  now(): number
  /** Lets time pass at once. */
  advance(ms: number): Promise<void>
  /** From now on nothing fits any more, neither rows nor files; or everything again. */
  setFull(isFull: boolean): Promise<void>
  setSchema(version: number | null): Promise<void>
  /** Every change cursor handed out so far is too old. */
  expireCursors(): Promise<void>
  /** Leaves what the migrations made, and nothing else. */
  reset(): Promise<void>
  /** Copies all rows. @returns writes them again, into a backend that was reset */
  snapshot(): Promise<() => Promise<void>>
  /** Whoever was being answered is not, and it comes back at the same address, after `meanwhile`. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
  /** The process of the functions is killed amid whatever it does, and begins anew. */
  killFunctions(): Promise<void>
  close(): Promise<void>
}

export function startBackend(options?: {
  /** A running one to share; else one of its own. */
  readonly cluster?: Cluster
  /** The name of one that outlives the backend and is found again; else a fresh one. */
  readonly database?: string
  readonly port?: number
  readonly appUrl?: string
  /** `false` leaves Deno out; `bundled` when that was just done. */
  readonly functions?: boolean | 'bundled'
  /** Automations and webhooks run by themselves. */
  readonly schedules?: boolean
  /** What is set otherwise than it should be. */
  readonly settings?: {
    readonly email?: Readonly<Record<string, unknown>>
    readonly functions?: Readonly<Record<string, string>>
    readonly isPrivateOnly?: boolean
  }
  readonly log?: (line: string) => void
}): Promise<Backend>
