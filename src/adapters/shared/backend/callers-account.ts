import { isPortError, portError } from '../../../domain/model/errors/port-error'
import type { User } from '../../../domain/model/session/session'
import type { CallersAccount } from '../../../domain/use-cases/functions/function-context'
import type { AuthServices } from './auth-services'
import type { Account, Accounts } from './accounts'

/** The `CallersAccount` of a function's handler. */
export class LocalAccount implements CallersAccount {
  private readonly accounts: Accounts
  private readonly secondFactors: AuthServices['secondFactors']
  private readonly caller: User

  constructor(caller: User, services: { readonly accounts: Accounts; readonly secondFactors: AuthServices['secondFactors'] }) {
    this.caller = caller
    this.accounts = services.accounts
    this.secondFactors = services.secondFactors
  }

  async prove({ password, code }: Parameters<CallersAccount['prove']>[0]): ReturnType<CallersAccount['prove']> {
    const account = await this.signedIn(password)
    if (account === null) return 'proof-wrong'
    if (!(account.factors ?? []).some(({ isConfirmed }) => isConfirmed)) return 'proven'
    if (code === null || code.trim() === '') return 'code-needed'
    return (await (await this.secondFactors()).takes(account, code)) ? 'proven' : 'proof-wrong'
  }

  async remove(): Promise<void> {
    const account = await this.accounts.byId(this.caller.id)
    if (account === null) throw portError('auth/signed-out', { reason: 'revoked' })
    await this.accounts.remove(account)
  }

  private async signedIn(password: string): Promise<Account | null> {
    try {
      return await this.accounts.signIn(this.caller.email, password)
    } catch (error) {
      if (isPortError(error, 'auth/bad-credentials')) return null
      throw error
    }
  }
}
