import * as v from 'valibot'
import type { Id } from '../../../domain/model/kernel/id'
import type { User } from '../../../domain/model/session/session'
import { parsedJson } from '../../shared/parsed-json'
import type { SessionStore } from './session-store'
import { claimsOf } from './token-claims'

/** What supabase-js keeps of a session, as far as it says who is here. */
export interface KeptSession {
  readonly user: User
  /** Of the session, not of the person: another sign-in has another. */
  readonly sessionId: string
  readonly accessToken: string
  /** The verified factor that this session still lacks. */
  readonly missingFactorId: string | null
}

/** Why a session came to its end, when the person did not end it. */
export type Ending = 'expired' | 'revoked'

const keptShape = v.object({
  access_token: v.string(),
  // supabase-js takes a session without it for none.
  expires_at: v.number(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.string(), ''),
    user_metadata: v.optional(v.object({ name: v.optional(v.string(), '') }), {}),
    factors: v.optional(v.array(v.object({ id: v.string(), factor_type: v.string(), status: v.string() })), []),
  }),
})

/**
 * Reads the session where supabase-js wrote it. Its own `getSession` would renew a token first, and so say nothing while
 * the connection is down.
 */
export class KeptSessions {
  private readonly store: SessionStore
  private readonly key: string

  constructor(store: SessionStore, key: string) {
    this.store = store
    this.key = key
  }

  /** `null`: nobody has signed in, or what is kept is none of a session. */
  read(): KeptSession | null {
    const kept = v.safeParse(keptShape, parsedJson(this.store.getItem(this.key)))
    if (!kept.success) return null
    const { access_token: accessToken, user } = kept.output
    const { sessionId, isSecondFactor } = claimsOf(accessToken)
    const factor = user.factors.find(({ factor_type: type, status }) => type === 'totp' && status === 'verified')
    return {
      // Ids of accounts are UUIDs in lower case, as all ids are.
      user: { id: user.id as Id, email: user.email, name: user.user_metadata.name },
      sessionId,
      accessToken,
      missingFactorId: isSecondFactor ? null : (factor?.id ?? null),
    }
  }

  drop(): void {
    this.store.removeItem(this.key)
  }

  isRecovery({ sessionId }: KeptSession): boolean {
    return this.store.getItem(this.recoveryKey) === sessionId
  }

  /** From here on the session may do one thing only: choose a new password. */
  markRecovery({ sessionId }: KeptSession): void {
    this.store.setItem(this.recoveryKey, sessionId)
  }

  endRecovery(): void {
    this.store.removeItem(this.recoveryKey)
  }

  /** Noted before the session is dropped, so that every tab tells the same reason. */
  noteEnding({ sessionId }: KeptSession, ending: Ending): void {
    this.store.setItem(this.endingKey, `${ending} ${sessionId}`)
  }

  endingOf({ sessionId }: KeptSession): Ending | null {
    const [ending, of] = (this.store.getItem(this.endingKey) ?? '').split(' ')
    return of === sessionId && (ending === 'expired' || ending === 'revoked') ? ending : null
  }

  isAbout(key: string | null): boolean {
    return key === null || key === this.key || key === this.recoveryKey
  }

  private get recoveryKey(): string {
    return `${this.key}-recovery`
  }

  private get endingKey(): string {
    return `${this.key}-ending`
  }
}
