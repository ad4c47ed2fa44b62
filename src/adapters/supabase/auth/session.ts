import { BehaviorSubject, distinctUntilChanged, filter, type Observable } from 'rxjs'
import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Session, User } from '../../../domain/model/session/session'
import { signedOut } from '../../shared/signed-in'
import type { Runtime } from '../../../ports/runtime.port'
import type { Supabase } from '../client'
import type { SessionStore } from '../../shared/session-store'
import type { StoredSession, StoredSessions } from './stored-sessions'
import type { SessionRequests } from './session-requests'

/** `supabase-js` renews a token that is good for less than a minute and a half. */
const RENEWED_WITHIN_MS = 120_000

export interface SessionDependencies {
  readonly runtime: Pick<Runtime, 'now'>
  readonly store: SessionStore
  readonly storedSessions: StoredSessions
  readonly requests: SessionRequests
  /** When to ask the backend whether the session still exists: nothing reports that it was ended elsewhere. */
  readonly checks$: Observable<void>
}

/**
 * The session that all five adapters of a backend share. The stored session is the truth; events of supabase-js and of other
 * tabs only say when to read it again.
 */
export class SupabaseSession {
  /** Hot, replays the latest, never errors or completes. */
  readonly session$: Observable<Session>
  private readonly backend: Supabase
  private readonly dependencies: SessionDependencies
  private readonly state: BehaviorSubject<Session>
  private readonly stop: (() => void)[]
  private lastStored: StoredSession | null = null
  private isChecking = false
  private isCheckDue = false

  constructor(backend: Supabase, dependencies: SessionDependencies) {
    this.backend = backend
    this.dependencies = dependencies
    this.state = new BehaviorSubject<Session>(this.readState({ status: 'unknown' }))
    this.session$ = this.state.pipe(distinctUntilChanged(isSameSession))
    const { data } = backend.client.auth.onAuthStateChange((event) => {
      const stored = dependencies.storedSessions.read()
      if (event === 'PASSWORD_RECOVERY' && stored !== null) dependencies.storedSessions.markRecovery(stored)
      this.refresh()
    })
    const tabs = dependencies.store.changes$
      .pipe(filter((key) => dependencies.storedSessions.isAbout(key)))
      .subscribe(() => this.refresh())
    const checks = dependencies.checks$.subscribe(() => void this.checkAgain())
    // Written before supabase-js drops the session, so that whoever sees it gone knows why.
    const endings = dependencies.requests.ended$.subscribe((ending) => {
      const stored = dependencies.storedSessions.read()
      if (stored !== null) dependencies.storedSessions.noteEnding(stored, ending)
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
   * Who is signed in, once a token is ready for the next call.
   *
   * @throws auth/signed-out, net/*
   */
  async user(): Promise<User> {
    const session = this.state.value
    if (session.status !== 'signed-in') throw signedOut(session)
    // The vendor's client looks for itself, too, and for a token that is good that is enough.
    if (this.isGood()) return session.user
    const { data, error } = await this.unlessRenewalFails(this.backend.client.auth.getSession())
    if (data.session !== null) return session.user
    this.refresh()
    throw this.asSessionError(error === null ? portError('net/unavailable', {}) : this.backend.portError('auth', error))
  }

  /**
   * Runs work that needs a session. After a refusal the session is checked: a session that was ended elsewhere may read
   * nothing, which must be reported as signed out rather than as missing rights, and `session$` has to change. After an expired
   * token (this device's clock stood still or was set) the token is renewed and the work is run again: the refused call had no
   * effect.
   */
  async as<T>(work: (user: User) => Promise<T>): Promise<T> {
    const user = await this.user()
    try {
      return await work(user).catch(async (error: unknown) => {
        if (!isPortError(error, 'auth/signed-out') || error.details.reason !== 'expired') throw error
        const renewed = await this.unlessRenewalFails(this.backend.client.auth.refreshSession())
        if (renewed.error !== null) throw this.backend.portError('auth', renewed.error)
        return work(user)
      })
    } catch (error) {
      throw isPortError(error) ? await this.explainRefusal(error) : error
    }
  }

  private isGood(): boolean {
    const { storedSessions, runtime } = this.dependencies
    return (storedSessions.read()?.expiresAtMs ?? 0) - runtime.now() > RENEWED_WITHIN_MS
  }

  /** The error to report for a refusal, after checking whether the session still exists. */
  async explainRefusal(refusal: PortError): Promise<PortError> {
    if (!isPortError(refusal, 'auth/signed-out', 'access/denied')) return refusal
    await this.check()
    return this.asSessionError(refusal)
  }

  /** Asks the backend whether the session still exists. Never rejects: without an answer nothing changes. */
  async check(): Promise<void> {
    const { storedSessions } = this.dependencies
    if (storedSessions.read() !== null) await this.backend.client.auth.getUser().catch(() => undefined)
    const stored = storedSessions.read()
    // supabase-js keeps the session of an account that is gone.
    if (stored !== null && storedSessions.endingOf(stored) !== null) storedSessions.drop()
    this.refresh()
  }

  /** Ends the session in this browser, whatever the backend answers. @returns the token to sign out with at the backend */
  leave(): string | null {
    const stored = this.dependencies.storedSessions.read()
    this.dependencies.storedSessions.endRecovery()
    this.dependencies.storedSessions.drop()
    this.refresh()
    return stored?.accessToken ?? null
  }

  /** Reads the stored session again. */
  refresh(): void {
    this.state.next(this.readState(this.state.value))
  }

  close(): void {
    for (const stop of this.stop) stop()
  }

  /** The answer of supabase-js; rejects when a token cannot be renewed, which supabase-js itself retries silently. */
  private unlessRenewalFails<T>(request: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const failing = this.dependencies.requests.failed$.subscribe((cause) => reject(this.backend.portError('auth', cause)))
      const settled = request.then(resolve, reject)
      void settled.finally(() => failing.unsubscribe())
    })
  }

  /** An expired token that cannot be renewed at present is trouble with the connection, and ends no session. */
  private asSessionError(failure: PortError): PortError {
    if (this.state.value.status !== 'signed-in') return signedOut(this.state.value)
    const isForToken = isPortError(failure, 'auth/signed-out') && failure.details.reason !== 'revoked'
    return isForToken ? portError('net/unavailable', {}, failure) : failure
  }

  private readState(before: Session): Session {
    const stored = this.dependencies.storedSessions.read()
    if (stored !== null && stored.missingFactorId === null) {
      this.lastStored = stored
      return { status: 'signed-in', user: stored.user, recovery: this.dependencies.storedSessions.isRecovery(stored) }
    }
    if (before.status === 'signed-out') return before
    // Ended by the person, in this tab or another, unless the backend gave another reason.
    const ending = this.lastStored === null ? null : this.dependencies.storedSessions.endingOf(this.lastStored)
    return { status: 'signed-out', reason: before.status === 'unknown' ? 'none' : (ending ?? 'user') }
  }

  /**
   * One check at a time. A request for a check during another one causes a further check, since the running one may be too
   * early.
   */
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
