import type { Observable } from 'rxjs'
import type { Instant } from '../domain/model/kernel/instant'
import type { ErrorCatalogue, ErrorCode } from '../domain/model/errors/port-error'

/** What a development backend offers beside the five ports, for the developer panel and for links that no mail brings. */
export interface DeveloperTools {
  readonly faults: Faults
  readonly mailbox: Mailbox
  readonly outbox: DeliveryBox
}

/** Simulated faults: each applies to every call of this connection until it is ended. */
export interface Faults {
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<FaultState>
  /** Added to every call, in milliseconds. */
  setLatency(latencyMs: number): void
  cutConnection(): void
  restoreConnection(): void
  /** The next writing call takes effect, but its answer is lost: `net/timeout`. */
  dropNextAnswer(): void
  /** The next call gets no answer until its deadline. */
  stallNext(): void
  /** The next `times` calls reject with this; with `net/throttled` they carry its `retryAfterMs`. */
  refuseNext<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], times?: number): void
  /** While true, every write is refused with `store/full`. */
  setStorageFull(full: boolean): void
  /** Ends every fault. */
  clear(): void
}

export interface FaultState {
  readonly latencyMs: number
  readonly isCut: boolean
  readonly dropsNextAnswer: boolean
  readonly stallsNext: boolean
  /** How many calls are still to be refused. */
  readonly refusals: number
  readonly isStorageFull: boolean
}

/** Mail that a backend without a mail server would have sent. */
export interface Mailbox {
  /** Hot, replays the latest, newest first; never errors or completes. */
  readonly mails$: Observable<readonly Mail[]>
}

export interface Mail {
  readonly to: string
  readonly kind: 'magic-link' | 'recovery' | 'invitation' | 'digest'
  /** Of an invitation: which one it is of, where an address has several. */
  readonly expiresAt: Instant | null
  /** The path that the mail's link opens, from the app's root: `/auth/callback?...`. */
  readonly path: string
  /** Milliseconds since the epoch. */
  readonly sentAt: number
}

/** The webhook deliveries that a backend with network access would have sent. */
export interface DeliveryBox {
  /** Hot, replays the latest, newest first; never errors or completes. */
  readonly deliveries$: Observable<readonly Delivery[]>
  /** The status that deliveries are answered with; 200 until set. */
  answerWith(status: number | null): void
}

export interface Delivery {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds since the epoch. */
  readonly sentAt: number
}
