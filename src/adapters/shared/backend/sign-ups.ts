import type { User } from '../../../domain/model/session/session'
import type { Account } from './accounts'

/** Those who are still to prove that an address is theirs. There is no account before. */
export interface SignUps {
  /** Keeps what was signed up with; does nothing where the address has an account. Takes as long either way. */
  keep(user: User, password: string): Promise<void>
  /** Returns where nobody is still to prove the address. @throws auth/email-unconfirmed, auth/bad-credentials */
  refuse(address: string, password: string): Promise<void>
  /** Mails a link to whoever is still to prove the address, if anybody is. */
  mailLink(address: string): Promise<void>
  /** Whose address the token proves; `null`: it proves none. */
  find(token: string): Promise<User | null>
  /** Makes the account, once. @throws auth/bad-credentials */
  prove(token: string): Promise<{ readonly account: Account; readonly isRecovery: boolean }>
}
