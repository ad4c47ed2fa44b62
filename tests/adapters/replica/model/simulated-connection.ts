import type { SeededRandom } from '../../../../src/domain/model/kernel/seeded-random'
import type { Refusal } from './oracle-rules'
import type { Answer } from './simulated-server'
import type { VirtualTime } from './virtual-time'

/** Shares of calls that meet with trouble. */
export interface ConnectionFaults {
  /** The question never arrives. */
  readonly drop: number
  /** It is done, and the answer never arrives. */
  readonly lostAnswer: number
  /** It arrives a second time, later: perhaps long after its answer was read. */
  readonly duplicate: number
  /** 5xx before anything was done. */
  readonly unavailable: number
  readonly throttled: number
  /** Refused for a token that has run out; the next call has a new one. */
  readonly expired: number
  /** Answered with what is nobody's verdict: a page of HTML, a status that means nothing, a database that is read-only. */
  readonly strange: number
  /** Of broadcasts, which say that there is news. */
  readonly hintLoss: number
  /** Each way takes up to this long, so that answers overtake each other. */
  readonly maxDelayMs: number
}

export const CALM: ConnectionFaults = {
  drop: 0,
  lostAnswer: 0,
  duplicate: 0,
  unavailable: 0,
  throttled: 0,
  expired: 0,
  strange: 0,
  hintLoss: 0,
  maxDelayMs: 20,
}

export interface ConnectionError {
  readonly code:
    | Refusal['code']
    | 'internal/unexpected'
    | 'store/full'
    | 'net/offline'
    | 'net/timeout'
    | 'net/unavailable'
    | 'net/throttled'
  readonly details: object
}

export type Reply<T> = { readonly kind: 'ok'; readonly value: T } | { readonly kind: 'failed'; readonly error: ConnectionError }

const TIMEOUT_MS = 1_000

/** Between one device and the server. What goes wrong on it is drawn from the program's seed. */
export class SimulatedConnection {
  isOnline = true
  faults: ConnectionFaults
  /** What went wrong so far, for the report. */
  troubles = 0
  private readonly time: VirtualTime
  private readonly random: SeededRandom

  constructor(time: VirtualTime, random: SeededRandom, faults: ConnectionFaults) {
    this.time = time
    this.random = random
    this.faults = faults
  }

  /** Always replies in the end, as a port does, whatever becomes of the question. */
  call<T>(request: () => Answer<T>, reply: (reply: Reply<T>) => void): void {
    const { faults } = this
    if (!this.isOnline) return this.later(1, () => reply(failed('net/offline')))
    if (this.struck(faults.drop)) return this.later(TIMEOUT_MS, () => reply(failed('net/timeout', { afterMs: TIMEOUT_MS })))
    this.later(this.delay(), () => this.arrive(request, reply))
  }

  /** How long one way takes this time. */
  delay(): number {
    return 1 + this.random.next() * this.faults.maxDelayMs
  }

  /** Does this trouble happen now? */
  struck(share: number): boolean {
    if (share === 0 || !this.random.chance(share)) return false
    this.troubles += 1
    return true
  }

  private arrive<T>(request: () => Answer<T>, reply: (reply: Reply<T>) => void): void {
    const { faults } = this
    const back = (answer: Reply<T>): void => this.later(this.delay(), () => reply(this.isOnline ? answer : failed('net/offline')))
    if (this.struck(faults.unavailable)) return back(failed('net/unavailable', { status: 503 }))
    if (this.struck(faults.throttled)) return back(failed('net/throttled', { retryAfterMs: 2_000 }))
    if (this.struck(faults.expired)) return back(failed('auth/signed-out', { reason: 'expired' }))
    if (this.struck(faults.strange)) return back(strange(this.random.chance(0.5)))
    const answer = request()
    if (this.struck(faults.duplicate)) this.later(this.delay() + 300, request)
    if (this.struck(faults.lostAnswer)) return this.later(TIMEOUT_MS, () => reply(failed('net/timeout', { afterMs: TIMEOUT_MS })))
    back(answer.kind === 'ok' ? answer : { kind: 'failed', error: answer.refusal })
  }

  private later(ms: number, run: () => void): void {
    this.time.after(ms, run)
  }
}

function failed(
  code: ConnectionError['code'],
  details: object = {},
): { readonly kind: 'failed'; readonly error: ConnectionError } {
  return { kind: 'failed', error: { code, details } }
}

function strange(isFull: boolean) {
  return isFull ? failed('store/full') : failed('internal/unexpected', { source: 'elsewhere' })
}
