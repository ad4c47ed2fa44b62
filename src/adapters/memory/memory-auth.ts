import type { Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import { cleanEmail } from '../../domain/model/kernel/email'
import { LIMITS } from '../../domain/model/records/limits'
import type { Session, SignIn, SignInStep } from '../../domain/model/session/session'
import type { AuthCapabilities, AuthPort } from '../../ports/auth.port'
import type { CallOptions } from '../../ports/call-options'
import type { Backend } from './backend/backend'
import type { Device } from './device'

export class MemoryAuth implements AuthPort {
  readonly capabilities: AuthCapabilities = {
    methods: new Set(['password', 'magic-link']),
    oauthProviders: [],
    multiFactor: false,
    signUp: true,
  }
  readonly session$: Observable<Session>
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
    this.session$ = device.session$
  }

  signIn(how: SignIn, options?: CallOptions): Promise<SignInStep> {
    return this.device.wire.call({ writes: true, options }, async () => {
      if (how.method !== 'password') throw portError('capability/missing', { capability: how.method })
      const account = this.backend.accounts.find(cleanEmail(how.email))
      if (account === null || !(await this.backend.accounts.matches(account, how.password))) {
        throw portError('auth/bad-credentials', {})
      }
      this.device.enter({ status: 'signed-in', user: account.user, recovery: false })
      return { next: 'done' }
    })
  }

  async verify(): Promise<SignInStep> {
    throw portError('capability/missing', { capability: 'multi-factor' })
  }

  signUp(
    user: { readonly email: string; readonly password: string; readonly name: string },
    options?: CallOptions,
  ): Promise<SignInStep> {
    return this.device.wire.call({ writes: true, options }, async () => {
      const email = cleanEmail(user.email)
      if (user.password.length < LIMITS.passwordCharacters) throw portError('auth/weak-password', { rules: ['length'] })
      if (this.backend.accounts.find(email) !== null) throw portError('auth/bad-credentials', {})
      const account = await this.backend.accounts.create({ ...user, email })
      this.device.enter({ status: 'signed-in', user: account.user, recovery: false })
      return { next: 'done' }
    })
  }

  async completeRedirect(): Promise<SignInStep | null> {
    return null
  }

  async requestPasswordReset(): Promise<void> {}

  async changePassword(next: string): Promise<void> {
    const account = this.backend.accounts.byId(this.device.userId())
    if (account !== null) await this.backend.accounts.setPassword(account, next)
  }

  async signOut(): Promise<void> {
    this.device.enter({ status: 'signed-out', reason: 'user' })
  }
}
