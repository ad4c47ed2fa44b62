import { BehaviorSubject, distinctUntilChanged, filter, type Observable } from 'rxjs'
import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Session, User } from '../../../domain/model/session/session'
import { signedOut } from '../../shared/signed-in'
import type { Supabase } from '../client'
import type { KeptSession, KeptSessions } from './kept-session'
import type { SessionRequests } from './session-requests'
import type { SessionStore } from './session-store'

export interface SessionPlace {
  readonly store: SessionStore
  readonly kept: KeptSessions
  readonly requests: SessionRequests
  /** When to ask whether the session still is one: it may have been ended elsewhere, and nobody would tell. */
  readonly checks$: Observable<void>
}

/**
 * Who is here, for all five adapters of one backend. What is kept in the browser is the truth; events of supabase-js and
 * of other tabs only say when to look.
 */
export class SupabaseSession {
  /** Hot, replays the latest, never errors or completes. */
  readonly session$: Observable<Session>
  private readonly backend: Supabase
  private readonly place: SessionPlace
  private readonly state: BehaviorSubject<Session>
  private readonly stop: (() => void)[]
  private seen: KeptSession | null = null
  private isChecking = false
  private isCheckDue = false

  constructor(backend: Supabase, place: SessionPlace) {
    this.backend = backend
    this.place = place
    this.state = new BehaviorSubject<Session>(this.look({ status: 'unknown' }))
    this.session$ = this.state.pipe(distinctUntilChanged(isSameSession))
    const { data } = backend.client.auth.onAuthStateChange((event) => {
      const kept = place.kept.read()
      if (event === 'PASSWORD_RECOVERY' && kept !== null) place.kept.markRecovery(kept)
      this.refresh()
    })
    const tabs = place.store.changes$.pipe(filter((key) => place.kept.isAbout(key))).subscribe(() => this.refresh())
    const checks = place.checks$.subscribe(() => void this.checkAgain())
    // Noted before supabase-js lets go of the session, so that whoever sees it gone can tell why.
    const endings = place.requests.ended$.subscribe((ending) => {
      const kept = place.kept.read()
      if (kept !== null) place.kept.noteEnding(kept, ending)
    })
    this.stop = [
      () => endings.unsubscribe(),
      () => data.subscription.unsubscribe(),
      () => tabs.unsubscribe(),
      () => checks.unsubscribe(),
    ]
  }

  /** Who is signed in; `null`: nobody. */
  get current(): User | null {
    const session = this.state.value
    return session.status === 'signed-in' ? session.user : null
  }

  /**
   * Who is signed in, with a token that is good for the next call.
   *
   * @throws auth/signed-out, net/*
   */
  async user(): Promise<User> {
    const session = this.state.value
    if (session.status !== 'signed-in') throw signedOut(session)
    const { data, error } = await this.inForce(this.backend.client.auth.getSession())
    if (data.session !== null) return session.user
    this.refresh()
    throw this.told(error === null ? portError('net/unavailable', {}) : this.backend.portError('auth', error))
  }

  /**
   * Does what needs a session. When the backend then refuses it for who asks, the session is looked into: one that was
   * ended elsewhere may read nothing, which must not be told as a lack of rights, and `session$` has to move on. A token that
   * had run out, where this device's clock stood still or was set, is renewed: nothing was done with it.
   */
  async as<T>(work: (user: User) => Promise<T>): Promise<T> {
    const user = await this.user()
    try {
      return await work(user).catch(async (error: unknown) => {
        if (!isPortError(error, 'auth/signed-out') || error.details.reason !== 'expired') throw error
        const renewed = await this.inForce(this.backend.client.auth.refreshSession())
        if (renewed.error !== null) throw this.backend.portError('auth', renewed.error)
        return work(user)
      })
    } catch (error) {
      throw isPortError(error) ? await this.judged(error) : error
    }
  }

  /** What a refusal of who asks comes to, once the session was looked into. */
  async judged(refusal: PortError): Promise<PortError> {
    if (!isPortError(refusal, 'auth/signed-out', 'access/denied')) return refusal
    await this.check()
    return this.told(refusal)
  }

  /** Asks the backend whether the session still is one. Never rejects: no answer changes nothing. */
  async check(): Promise<void> {
    if (this.place.kept.read() !== null) await this.backend.client.auth.getUser().catch(() => undefined)
    this.refresh()
  }

  /** Ends the session in this browser, whatever the backend will say. @returns the token to tell it with */
  leave(): string | null {
    const kept = this.place.kept.read()
    this.place.kept.endRecovery()
    this.place.kept.drop()
    this.refresh()
    return kept?.accessToken ?? null
  }

  /** Looks at what is kept now. */
  refresh(): void {
    this.state.next(this.look(this.state.value))
  }

  close(): void {
    for (const stop of this.stop) stop()
  }

  /** What supabase-js answers, unless a token cannot be had: it goes on trying, and says nothing meanwhile. */
  private inForce<T>(asked: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const failing = this.place.requests.failed$.subscribe((cause) => reject(this.backend.portError('auth', cause)))
      const settled = asked.then(resolve, reject)
      void settled.finally(() => failing.unsubscribe())
    })
  }

  /** A token that ran out, where none can be had for now, ends no session: that is trouble with the connection. */
  private told(failure: PortError): PortError {
    if (this.state.value.status !== 'signed-in') return signedOut(this.state.value)
    const isForToken = isPortError(failure, 'auth/signed-out') && failure.details.reason !== 'revoked'
    return isForToken ? portError('net/unavailable', {}, failure) : failure
  }

  private look(before: Session): Session {
    const kept = this.place.kept.read()
    if (kept !== null && kept.missingFactorId === null) {
      this.seen = kept
      return { status: 'signed-in', user: kept.user, recovery: this.place.kept.isRecovery(kept) }
    }
    if (before.status === 'signed-out') return before
    // Ended by the person, here or in another tab, unless the backend gave another reason.
    const ending = this.seen === null ? null : this.place.kept.endingOf(this.seen)
    return { status: 'signed-out', reason: before.status === 'unknown' ? 'none' : (ending ?? 'user') }
  }

  /** One at a time. What asks for one while another is under way is about something that this one may have missed. */
  private async checkAgain(): Promise<void> {
    this.isCheckDue = this.state.value.status === 'signed-in'
    if (this.isChecking) return
    this.isChecking = true
    while (this.isCheckDue) {
      this.isCheckDue = false
      await this.check()
    }
    this.isChecking = false
  }
}

function isSameSession(a: Session, b: Session): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
