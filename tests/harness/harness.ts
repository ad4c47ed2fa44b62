import type { Prefetched } from '../../src/adapters/shared/prefetched'
import type { CaughtBrowser, CaughtPush } from '../../scripts/backend/push-catcher.mjs'
import type { ErrorCatalogue, ErrorCode } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { Ports } from '../../src/ports/ports'

/**
 * What an adapter set provides for its tests: a clean backend on demand, and control over the connection, the administrator's
 * writes and time. One harness for each adapter set; no scenario knows which one it runs on.
 */
export interface Harness {
  /** The adapter set's name in the report. */
  readonly name: string
  /**
   * Scenarios that this set is known to fail, by key, each with the reason. They are expected to fail, so a mended gap fails
   * until it is removed here; an unknown key fails the suite.
   */
  readonly knownGaps: Readonly<Record<string, string>>
  open(): Promise<World>
}

/** One clean backend: no accounts, no workspaces. `close` ends everything opened from it. */
export interface World {
  /** A browser where nobody is signed in; with `sameBrowserAs`, another tab of that one; with `keptAs`, that kept browser. */
  connect(options?: { readonly sameBrowserAs?: Client; readonly keptAs?: string }): Promise<Client>
  /** Where signing up is expensive: keeps those who did first, for the worlds after them. */
  readonly start?: KeptStart
  newId(): Id
  /** Milliseconds since the epoch, by the backend's clock. */
  now(): number
  /** Advances time at once; everything due by then has run when it resolves. */
  advance(ms: number): Promise<void>
  /** Writes without checking rights, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<void>
  /** Makes the store full, until `emptyStore`. */
  fillStore(): Promise<void>
  emptyStore(): Promise<void>
  /** Gives the stored data another schema than this app's, or this app's again. */
  setSchema(schema: 'older' | 'ours' | 'newer'): Promise<void>
  /** Makes every change cursor handed out so far too old. */
  expireCursors(): Promise<void>
  /** What a program asks, whichever way it reaches this backend: the path begins with `/v1`, or is `/mcp`. */
  program(path: string, init?: RequestInit): Promise<Response>
  /** Expires every token that a browser holds; sessions stay. Does nothing where there are no tokens. */
  expireTokens(): Promise<void>
  lastMailTo(address: string): Promise<Mail | null>
  /** The code in the last mail; `null`: this backend mails no codes. */
  lastCodeTo(address: string): Promise<string | null>
  readonly hook: Hook
  /** `null`: this backend pushes nothing. */
  readonly pushes: PushDouble | null
  /** Closes everything. @returns what was left open: timers, subscriptions, channels; none when all is well */
  close(): Promise<readonly string[]>
}

/** The state of a backend with people who have signed up, each signed in in a browser of their own. */
export interface KeptStart {
  /** Brings the state back, in a world that nobody has used. `null`: none was kept yet. */
  restore(): Promise<readonly KeptPerson[] | null>
  /** The state of now, and the browsers of these clients, which have been closed. */
  keep(people: readonly KeptPerson[]): Promise<void>
}

export interface KeptPerson {
  readonly name: string
  readonly email: string
  readonly userId: Id
  /** The workspace that they own; `null`: none. */
  readonly home: Id | null
  readonly client: Client
}

/** A push service, and the browsers behind it, which decrypt what comes. */
export interface PushDouble {
  /** A browser that subscribes. */
  subscribe(): CaughtBrowser
  /** What was sent to it, oldest first. */
  requests(endpoint: string): readonly CaughtPush[]
  /** The status that pushes to it are answered with; of `next` of them only. */
  answerWith(endpoint: string, status: number, next?: number): void
}

/** A receiver of webhooks. */
export interface Hook {
  readonly url: string
  /** What it received, newest first. */
  deliveries(): Promise<readonly HookDelivery[]>
  /** The status that deliveries are answered with; 200 until set. */
  answerWith(status: number): void
}

export interface HookDelivery {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Mail {
  /** Where its link leads. */
  readonly url: URL
}

/** One tab: its ports, and the connection between it and the backend. */
export interface Client {
  readonly ports: Ports
  /** What a set has brought before it was asked, which a replica in front of it shows. */
  readonly prefetched?: Prefetched
  readonly connection: FaultyConnection
  close(): Promise<void>
}

export interface FaultyConnection {
  cut(): void
  restore(): void
  /**
   * The next write or function is carried out, but its answer is lost: the caller gets a net error. With `error-page` a gateway
   * answers instead, which a caller may take as a reason to retry at once.
   */
  loseAnswerOnce(as?: 'silence' | 'error-page'): void
  /** The next `times` (1) calls are refused with this before anything is done. */
  refuse<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], times?: number): void
  /** The next call gets no answer until its deadline. */
  stallOnce(): void
}
