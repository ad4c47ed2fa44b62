import type { Observable } from 'rxjs'
import type { ErrorCatalogue, ErrorCode } from '../domain/model/errors/catalogue'

/** What a backend made for development offers beside the five ports. The developer panel uses it, and who has to be let back in. */
export interface DeveloperTools {
  readonly faults: Faults
  readonly mailbox: Mailbox
  readonly outbox: DeliveryBox
}

/** Trouble on request: each applies to every call of this connection until it is called off. */
export interface Faults {
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<FaultState>
  /** Added to every call, in milliseconds. */
  setLatency(latencyMs: number): void
  cutConnection(): void
  restoreConnection(): void
  /** The next call that writes takes effect, and its answer is lost: `net/timeout`. */
  dropNextAnswer(): void
  /** The next call gets no answer at all, until its time is up. */
  stallNext(): void
  /** The next `times` calls reject with this; with `net/throttled` they carry its `retryAfterMs`. */
  refuseNext<C extends ErrorCode>(code: C, details: ErrorCatalogue[C], times?: number): void
  /** While true, whatever would be stored is refused with `store/full`. */
  setStorageFull(full: boolean): void
  /** Ends every fault. */
  clear(): void
}

export interface FaultState {
  readonly latencyMs: number
  readonly isCut: boolean
  readonly dropsNextAnswer: boolean
  readonly stallsNext: boolean
  /** Calls that are still to be refused. */
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
  /** What the link in the mail opens, from the app's root: `/auth/callback?...`. */
  readonly path: string
  /** Milliseconds since the epoch. */
  readonly sentAt: number
}

/** What webhooks would have been told by a backend that can reach them. */
export interface DeliveryBox {
  /** Hot, replays the latest, newest first; never errors or completes. */
  readonly deliveries$: Observable<readonly Delivery[]>
  /** What the next ones are answered with; 200 until it is said otherwise. */
  answerWith(status: number | null): void
}

export interface Delivery {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Milliseconds since the epoch. */
  readonly sentAt: number
}
