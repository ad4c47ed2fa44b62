import type { Runtime } from '../../ports/runtime.port'
import type { Accounts } from './backend/accounts'
import type { Mailroom } from './backend/mailroom'
import type { SecondFactors } from './backend/second-factors'

export interface AuthServices {
  readonly accounts: Accounts
  /** Loaded when somebody has one. */
  readonly secondFactors: () => Promise<SecondFactors>
  readonly mailroom: Mailroom
  readonly runtime: Runtime
}

export interface SignUp {
  readonly email: string
  readonly password: string
  readonly name: string
}
