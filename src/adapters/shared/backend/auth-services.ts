import type { Runtime } from '../../../ports/runtime.port'
import type { Account, Accounts } from './accounts'
import type { Mail } from '../../../ports/developer-tools.port'
import type { User } from '../../../domain/model/session/session'
import type { SecondFactors } from './second-factors'

export interface AuthServices {
  readonly accounts: Accounts
  /** Loaded when somebody has one. */
  readonly secondFactors: () => Promise<SecondFactors>
  readonly mailroom: { send(mail: Mail): Promise<void> }
  readonly runtime: Runtime
}

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
