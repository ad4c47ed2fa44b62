import type { Account } from '../../src/adapters/shared/backend/accounts'
import type { CallersSession } from '../../src/adapters/shared/backend/auth-services'
import { portError } from '../../src/domain/model/errors/port-error'
import type { User } from '../../src/domain/model/session/session'
import type { Look } from './session-looks'

/** Who has come in by a call. */
export interface Entered {
  readonly account: Account
  readonly isRecovery: boolean
}

/** The session of one call, and what the call makes of it. */
export class CookieSession implements CallersSession {
  entered: Entered | null = null
  hasLeft = false
  private readonly look: Look

  constructor(look: Look) {
    this.look = look
  }

  async user(): Promise<User> {
    return (await this.account()).user
  }

  /** @throws auth/signed-out */
  async account(): Promise<Account> {
    const { look } = this
    if ('ended' in look) throw portError('auth/signed-out', { reason: look.ended })
    // Its newer token is on the way; whoever took the older one can no longer change anything with it.
    if (look.session.isReplaced) throw portError('auth/signed-out', { reason: 'revoked' })
    return look.account
  }

  enter(account: Account, isRecovery = false): void {
    this.entered = { account, isRecovery }
  }

  leave(): void {
    this.hasLeft = true
  }
}
