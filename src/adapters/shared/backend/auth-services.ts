import type { Runtime } from '../../../ports/runtime.port'
import type { Account, Accounts, LinkKind } from './accounts'
import type { Mail } from '../../../ports/developer-tools.port'
import type { User } from '../../../domain/model/session/session'
import type { SecondFactors } from './second-factors'
import type { SignUps } from './sign-ups'

export interface AuthServices {
  readonly accounts: Accounts
  /** Loaded when somebody has one. */
  readonly secondFactors: () => Promise<SecondFactors>
  readonly mailroom: { send(mail: SentLink): Promise<void> }
  readonly runtime: Runtime
  /** Only where mails reach those whom they are for. */
  readonly signUps?: SignUps
}

/** A mail with a link that signs in. */
export type SentLink = Mail & { readonly kind: LinkKind }

/** The session that the calls change. */
export interface CallersSession {
  /** @throws auth/signed-out */
  user(): Promise<User>
  enter(account: Account, recovery?: boolean): void
}

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly name: string
}
