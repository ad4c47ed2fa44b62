import type { Instant } from '../kernel/instant'

/** How long a code waits for the program that it was given to: OAuth 2.1 asks for a minute or so. */
export const CODE_MS = 60_000
/** How long an access token lasts before it is renewed. */
export const ACCESS_MS = 3_600_000
/** How long a renewal is answered the same again: the answer may have been lost on the way. */
export const RETRY_MS = 30_000

/** What a member may let a program do. */
export const GRANT_SCOPES = ['read', 'write'] as const
export type GrantScope = (typeof GRANT_SCOPES)[number]

/**
 * What a member has let a program do, by signing in (OAuth 2.1). It is a key whose secret is replaced at each renewal, so that all
 * that holds for keys holds for it.
 */
export interface Grant extends GrantSummary {
  /** SHA-256 of the program's client id, in hexadecimal digits. */
  readonly clientHash: string
  /** Of its tokens, counted from 1. */
  readonly generation: number
  readonly renewedAt: Instant
}

export interface GrantSummary {
  /** Where its codes went: a host, or the scheme of an app. */
  readonly host: string
  /** When it has to be asked for again; `null`: never. */
  readonly until: Instant | null
}
