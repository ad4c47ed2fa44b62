import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'

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
