import type { Id } from '../kernel/id'

export interface User {
  readonly id: Id
  readonly email: string
  readonly name: string
}

export type Session =
  /** Until storage has been read: render nothing yet. */
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out'; readonly reason: 'none' | 'user' | 'expired' | 'revoked' }
  | { readonly status: 'signed-in'; readonly user: User; readonly recovery: boolean }

export type SignIn =
  | { readonly method: 'password'; readonly email: string; readonly password: string }
  | { readonly method: 'magic-link'; readonly email: string }
  | { readonly method: 'oauth'; readonly provider: string; readonly returnTo: string }

export type SignInStep =
  /** `session$` has already emitted. */
  | { readonly next: 'done' }
  /** With a `challengeId`, the code in the mail may be typed instead of following its link: `verify(challengeId, code)`. */
  | { readonly next: 'check-inbox'; readonly email: string; readonly challengeId?: string }
  | { readonly next: 'redirect'; readonly url: string }
  /** The link is of another account than the one that is here; nothing has changed yet. */
  | { readonly next: 'confirm-account'; readonly signedInAs: string; readonly email: string }
  | { readonly next: 'verify'; readonly challengeId: string; readonly factor: 'totp' }

/** What came of asking for another password. */
export type PasswordStep = { readonly next: 'done' } | { readonly next: 'check-inbox'; readonly email: string }
