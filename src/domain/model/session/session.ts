import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'

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

/** An authenticator app that gives a code at each sign-in (RFC 6238). */
export interface SecondFactor {
  readonly id: Id
  readonly createdAt: Instant
}

/** A factor that is being set up. What is in it is shown once and kept nowhere but in the app. */
export interface Enrolment {
  readonly factorId: Id
  /** Base32, for apps that cannot read the picture. */
  readonly secret: string
  /** `otpauth://totp/…`, to be shown as a QR code. */
  readonly uri: string
}

/** The app's path that links in mails and sign-in providers lead back to. */
export const CALLBACK_PATH = '/auth/callback'
/** The screen of the app where people let programs in. */
export const CONSENT_PATH = '/connect'
