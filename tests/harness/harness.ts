import type { ErrorCatalogue, ErrorCode } from '../../src/domain/model/errors/catalogue'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Mutation } from '../../src/domain/model/records/mutation'
import type { Ports } from '../../src/ports/ports'

/**
 * What an adapter set supplies to be tested: a clean backend on demand, and the switches that weather, an administrator
 * and time would otherwise move. One harness an adapter set; no scenario knows which it runs on.
 */
export interface Harness {
  /** The adapter set, as the report names it. */
  readonly name: string
  /**
   * Scenarios that this set is known to fail, by key, each with the reason. They run inverted, so that a mended gap fails
   * until it is struck off; a key no scenario has fails the suite.
   */
  readonly knownGaps: Readonly<Record<string, string>>
  open(): Promise<World>
}

/** One clean backend: no accounts, no workspaces. Everything opened from it ends with `close`. */
export interface World {
  /** A browser on which nobody has signed in; with `sameBrowserAs`, another tab of that one. */
  connect(options?: { readonly sameBrowserAs?: Client }): Promise<Client>
  newId(): Id
  /** Milliseconds since the epoch, as the backend counts them. */
  now(): number
  /** Lets time pass at once; everything due by then has run when it resolves. */
  advance(ms: number): Promise<void>
  /** Writes past policy and people, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<void>
  /** From now on nothing fits into the store, until `emptyStore`. */
  fillStore(): Promise<void>
  emptyStore(): Promise<void>
  /** From now on what is kept is of another schema than this app's, or of its own again. */
  setSchema(schema: 'older' | 'ours' | 'newer'): Promise<void>
  /** Every change cursor handed out so far is too old. */
  expireCursors(): Promise<void>
  /** Every token that a browser holds has run out; who is signed in stays so. Nothing where there are no tokens. */
  expireTokens(): Promise<void>
  lastMailTo(address: string): Promise<Mail | null>
  /** The code in the last mail; `null`: this backend mails none. */
  lastCodeTo(address: string): Promise<string | null>
  readonly hook: Hook
  /** Ends everything. @returns what was left open: timers, subscriptions, channels; none when all is well */
  close(): Promise<readonly string[]>
}

/** A receiver of webhooks. */
export interface Hook {
  readonly url: string
  /** What it was told, newest first. */
  deliveries(): Promise<readonly HookDelivery[]>
  /** What the next ones are answered with; 200 until it is said otherwise. */
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
  readonly line: Line
  close(): Promise<void>
}

export interface Line {
  cut(): void
  restore(): void
  /**
   * The next write or function is carried out, and its answer never arrives: the caller sees a net error. With `error-page`
   * a gateway answers in its place, which a caller may take for a reason to ask again at once.
   */
  loseAnswerOnce(as?: 'silence' | 'error-page'): void
  /** The next calls, as many as `times` (1), are refused with this before anything is done. */
  refuse<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], times?: number): void
  /** The next call gets no answer at all, until its time is up. */
  stallOnce(): void
}
