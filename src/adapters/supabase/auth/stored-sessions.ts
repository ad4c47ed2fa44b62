import * as v from 'valibot'
import type { Id } from '../../../domain/model/kernel/id'
import type { User } from '../../../domain/model/session/session'
import { parsedJson } from '../../shared/parsed-json'
import type { SessionStore } from '../../shared/session-store'
import { claimsOf } from './token-claims'

/** The part of supabase-js's stored session that says who is signed in. */
export interface StoredSession {
  readonly user: User
  /** Identifies the session, not the person: each sign-in has its own. */
  readonly sessionId: string
  readonly accessToken: string
  /** By this device's clock, in milliseconds since the epoch. */
  readonly expiresAtMs: number
  /** The verified factor that this session still lacks. */
  readonly missingFactorId: string | null
}

/** Why a session ended, if not by signing out. */
export type Ending = 'expired' | 'revoked'

const storedShape = v.object({
  access_token: v.string(),
  // supabase-js ignores a stored session without it.
  expires_at: v.number(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.string(), ''),
    user_metadata: v.optional(v.object({ name: v.optional(v.string(), '') }), {}),
    factors: v.optional(v.array(v.object({ id: v.string(), factor_type: v.string(), status: v.string() })), []),
  }),
})

/**
 * Reads the session from where supabase-js stores it. Its own `getSession` renews an expired token first, and so gives no
 * answer while the connection is down.
 */
export class StoredSessions {
  private readonly store: SessionStore
  private readonly key: string
  private last: { readonly text: string | null; readonly session: StoredSession | null } = { text: null, session: null }

  constructor(store: SessionStore, key: string) {
    this.store = store
    this.key = key
  }

  /** `null`: nobody is signed in, or the stored value is not a session. */
  read(): StoredSession | null {
    const text = this.store.getItem(this.key)
    // Asked before each call.
    if (text !== this.last.text) this.last = { text, session: sessionIn(text) }
    return this.last.session
  }

  drop(): void {
    this.store.removeItem(this.key)
    this.store.removeItem(this.startKey)
  }

  /** Whether this device has had what a start needs of that user, so that it holds a copy or does without one. */
  hasStarted(userId: Id): boolean {
    return this.store.getItem(this.startKey) === userId
  }

  noteStart(userId: Id): void {
    this.store.setItem(this.startKey, userId)
  }

  isRecovery({ sessionId }: StoredSession): boolean {
    return this.store.getItem(this.recoveryKey) === sessionId
  }

  /** Restricts the session to choosing a new password. */
  markRecovery({ sessionId }: StoredSession): void {
    this.store.setItem(this.recoveryKey, sessionId)
  }

  endRecovery(): void {
    this.store.removeItem(this.recoveryKey)
  }

  /** Written before the session is dropped, so that every tab gives the same reason. */
  noteEnding({ sessionId }: StoredSession, ending: Ending): void {
    this.store.setItem(this.endingKey, `${ending} ${sessionId}`)
    // An expired session says nothing of whose device it is: what it holds stays.
    if (ending === 'revoked') this.store.removeItem(this.startKey)
  }

  endingOf({ sessionId }: StoredSession): Ending | null {
    const [ending, of] = (this.store.getItem(this.endingKey) ?? '').split(' ')
    return of === sessionId && (ending === 'expired' || ending === 'revoked') ? ending : null
  }

  isAbout(key: string | null): boolean {
    return key === null || key === this.key || key === this.recoveryKey
  }

  private get recoveryKey(): string {
    return `${this.key}-recovery`
  }

  private get startKey(): string {
    return `${this.key}-start`
  }

  private get endingKey(): string {
    return `${this.key}-ending`
  }
}

function sessionIn(text: string | null): StoredSession | null {
  const stored = v.safeParse(storedShape, parsedJson(text))
  if (!stored.success) return null
  const { access_token: accessToken, expires_at: expiresAt, user } = stored.output
  const { sessionId, isSecondFactor } = claimsOf(accessToken)
  const factor = user.factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
  return {
    // Ids of accounts are UUIDs in lower case, as all ids are.
    user: { id: user.id as Id, email: user.email, name: user.user_metadata.name },
    sessionId,
    accessToken,
    expiresAtMs: expiresAt * 1000,
    missingFactorId: isSecondFactor ? null : (factor?.id ?? null),
  }
}
