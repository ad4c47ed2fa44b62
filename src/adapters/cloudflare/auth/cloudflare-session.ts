import { BehaviorSubject, distinctUntilChanged, filter, merge, type Observable } from 'rxjs'
import { asPortError, isPortError, type PortError } from '../../../domain/model/errors/port-error'
import type { Session, User } from '../../../domain/model/session/session'
import type { SessionStore } from '../../shared/session-store'
import { currentUser, signedOut } from '../../shared/signed-in'
import type { SessionAnswer } from '../protocol'
import { type KnownSession, KnownSessions } from './known-session'

export interface SessionDependencies {
  readonly store: SessionStore
  /** Under which the tabs of a browser agree on who is signed in. */
  readonly key: string
  /** `GET /api/auth/session`. */
  readonly look: () => Promise<SessionAnswer>
  /** The call `sign-out` on this device. */
  readonly leave: () => Promise<unknown>
  /** When to ask the backend whether the session still exists. */
  readonly checks$: Observable<unknown>
  /** Hot. Emits when a call was refused with `auth/signed-out`. */
  readonly refusals$: Observable<unknown>
}

/** The session that all five adapters of a backend share. The cookie is the truth; what the tabs know follows it. */
export class CloudflareSession {
  /** Hot, replays the latest, never errors or completes. */
  readonly session$: Observable<Session>
  private readonly dependencies: SessionDependencies
  private readonly known: KnownSessions
  private readonly state: BehaviorSubject<Session>
  private readonly listening
  /** Increases with everything that is newer than the answer to a look under way. */
  private turn = 0
  private isSure = false
  private checking: Promise<void> | null = null
  private isCheckDue = false
  private leaving: Promise<unknown> | null = null

  constructor(dependencies: SessionDependencies) {
    this.dependencies = dependencies
    this.known = new KnownSessions(dependencies.store, dependencies.key)
    this.state = new BehaviorSubject(atStart(this.known.read()))
    this.session$ = this.state.pipe(distinctUntilChanged(isSameSession))
    this.listening = dependencies.store.changes$.pipe(filter((key) => this.known.isAbout(key))).subscribe(() => this.follow())
    this.listening.add(merge(dependencies.checks$, dependencies.refusals$).subscribe(() => this.checkIfOpen()))
    void this.check()
  }

  /** Who is signed in; `null`: nobody, or it is not known yet. */
  get current(): User | null {
    const session = this.state.value
    return session.status === 'signed-in' ? session.user : null
  }

  /** Who is signed in, as soon as that is known. @throws auth/signed-out */
  user(): Promise<User> {
    return currentUser(this.session$)
  }

  /** What a call has made of the session. */
  enter(session: SessionAnswer): void {
    this.turn += 1
    this.isSure = true
    this.become(session === null ? { kind: 'none' } : { kind: 'signed-in', ...session })
  }

  /**
   * Ends the session in this browser, whatever the backend answers. Rejects as `tell` does; what could not be told is told later.
   *
   * @param tell tells the backend
   */
  async leave(tell: () => Promise<unknown>): Promise<void> {
    this.turn += 1
    this.become({ kind: 'leaving' })
    const telling = this.tellLeft(tell)
    const quietly = telling.catch(() => undefined)
    this.leaving = quietly
    void quietly.then(() => (this.leaving = this.leaving === quietly ? null : this.leaving))
    await telling
  }

  /** Tells the backend of a session that was left while it could not be reached. Never rejects: it is tried again. */
  async settle(): Promise<void> {
    if (this.leaving !== null) await this.leaving
    else if (this.known.read().kind === 'leaving') await this.leave(this.dependencies.leave).catch(() => undefined)
  }

  /** Asks the backend who is signed in. Never rejects: without an answer nothing changes. */
  async check(): Promise<void> {
    this.isCheckDue = true
    this.checking ??= this.checkWhileDue()
    await this.checking
  }

  /** The error to report for a refusal, after asking whether the session still exists. */
  async explainRefusal(refusal: PortError): Promise<PortError> {
    if (!isPortError(refusal, 'auth/signed-out')) return refusal
    if (this.state.value.status === 'signed-in') await this.check()
    return this.state.value.status === 'signed-in' ? refusal : signedOut(this.state.value)
  }

  close(): void {
    this.listening.unsubscribe()
  }

  /** Nobody who is known to be signed out is asked about again and again. */
  private checkIfOpen(): void {
    const isOpen = this.state.value.status !== 'signed-out' || !this.isSure || this.known.read().kind === 'leaving'
    if (isOpen) void this.check()
  }

  /** One look at a time; what comes during it causes another, since the running one may be too early. */
  private async checkWhileDue(): Promise<void> {
    while (this.isCheckDue) {
      this.isCheckDue = false
      await this.settle()
      const { turn } = this
      const found = await this.find()
      if (found !== null && turn === this.turn) {
        this.isSure = true
        this.become(found)
      }
    }
    this.checking = null
    // Whoever starts without a connection and is not known here is a stranger until the backend can be asked.
    if (this.state.value.status === 'unknown') this.state.next({ status: 'signed-out', reason: 'none' })
  }

  /** `null`: it cannot be asked now. */
  private async find(): Promise<KnownSession | null> {
    const before = this.known.read()
    if (before.kind === 'leaving') return null
    try {
      const session = await this.dependencies.look()
      if (session !== null) return { kind: 'signed-in', ...session }
      // The browser drops a cookie when its time is over.
      return before.kind === 'signed-in' ? { kind: 'ended', reason: 'expired' } : before
    } catch (error) {
      const refusal = asPortError(error, 'cloudflare/auth')
      if (!isPortError(refusal, 'auth/signed-out')) return null
      return { kind: 'ended', reason: refusal.details.reason === 'expired' ? 'expired' : 'revoked' }
    }
  }

  private async tellLeft(tell: () => Promise<unknown>): Promise<void> {
    const { turn } = this
    await tell()
    if (turn === this.turn && this.known.read().kind === 'leaving') this.known.write({ kind: 'none' })
  }

  /** Another tab has written. */
  private follow(): void {
    const known = this.known.read()
    this.turn += 1
    this.state.next(sessionOf(known, this.state.value))
    // The tab in which the person left tells the backend.
    if (known.kind !== 'leaving') void this.check()
  }

  private become(known: KnownSession): void {
    this.known.write(known)
    this.state.next(sessionOf(known, this.state.value))
  }
}

function atStart(known: KnownSession): Session {
  if (known.kind === 'signed-in') return { status: 'signed-in', user: known.user, recovery: known.recovery }
  return known.kind === 'leaving' ? { status: 'signed-out', reason: 'none' } : { status: 'unknown' }
}

function sessionOf(known: KnownSession, before: Session): Session {
  if (known.kind === 'signed-in') return { status: 'signed-in', user: known.user, recovery: known.recovery }
  if (before.status === 'signed-out') return before
  if (before.status === 'unknown') return { status: 'signed-out', reason: 'none' }
  return { status: 'signed-out', reason: known.kind === 'ended' ? known.reason : 'user' }
}

function isSameSession(a: Session, b: Session): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
