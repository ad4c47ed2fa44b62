import type { Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import { cleanEmail } from '../../domain/model/kernel/email-address'
import { CALLBACK_PATH } from '../../domain/model/session/callback-path'
import { demandEmail, demandName, demandPassword } from '../../domain/model/session/account-data'
import type { Enrolment, SecondFactor } from '../../domain/model/session/second-factor'
import type { Session, SignIn, SignInStep } from '../../domain/model/session/session'
import type { AuthCapabilities, AuthPort } from '../../ports/auth.port'
import type { CallOptions } from '../../ports/call-options'
import type { Account, Accounts, LinkKind } from './backend/accounts'
import type { Mailroom } from './backend/mailroom'
import { newToken } from './backend/passwords'
import type { SecondFactors } from './backend/second-factors'
import type { Device } from './device'
import type { Runtime } from '../../ports/runtime.port'

export interface AuthServices {
  readonly accounts: Accounts
  /** Their code comes when somebody has one. */
  readonly secondFactors: () => Promise<SecondFactors>
  readonly mailroom: Mailroom
  readonly runtime: Runtime
}

export class MemoryAuth implements AuthPort {
  readonly capabilities: AuthCapabilities = {
    methods: new Set(['password', 'magic-link']),
    oauthProviders: [],
    multiFactor: true,
    signUp: true,
  }
  readonly session$: Observable<Session>
  private readonly device: Device
  private readonly accounts: Accounts
  private readonly factors: AuthServices['secondFactors']
  private readonly mailroom: Mailroom
  private readonly runtime: Runtime

  constructor(device: Device, backend: AuthServices) {
    this.device = device
    this.accounts = backend.accounts
    this.factors = backend.secondFactors
    this.mailroom = backend.mailroom
    this.runtime = backend.runtime
    this.session$ = device.session$
  }

  signIn(how: SignIn, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, async () => {
      if (how.method === 'oauth') throw portError('capability/missing', { capability: 'oauth' })
      const address = cleanEmail(how.email)
      if (how.method === 'magic-link') {
        await this.mailLink(address, 'magic-link')
        return { next: 'check-inbox', email: address }
      }
      return this.enter(await this.accounts.signIn(address, how.password))
    })
  }

  verify(challengeId: string, code: string, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, async () => {
      const { account, isRecovery } = await (await this.factors()).answer(challengeId, code)
      this.device.enter(account, isRecovery)
      return { next: 'done' }
    })
  }

  signUp(
    { email: address, password, name }: { readonly email: string; readonly password: string; readonly name: string },
    options?: CallOptions,
  ): Promise<SignInStep> {
    return this.call(options, async () => {
      demandPassword(password)
      const user = { id: this.runtime.newId(), email: demandEmail(address), name: demandName(name) }
      this.device.enter(await this.accounts.create(user, password))
      return { next: 'done' }
    })
  }

  completeRedirect(url: URL, options?: CallOptions): Promise<SignInStep | null> {
    return this.call(options, async () => {
      const token = url.searchParams.get('token')
      if (url.pathname !== CALLBACK_PATH || token === null) return null
      const { account, kind } = await this.accounts.useLink(token, this.runtime.now())
      return this.enter(account, kind === 'recovery')
    })
  }

  requestPasswordReset(address: string, options?: CallOptions): Promise<void> {
    return this.call(options, () => this.mailLink(cleanEmail(address), 'recovery'))
  }

  changePassword(next: string, options?: CallOptions): Promise<void> {
    return this.call(options, async () => {
      const account = await this.account()
      demandPassword(next)
      // Whoever knew the old one is out; this session goes on with the new.
      this.device.enter(await this.accounts.setPassword(account, next))
    })
  }

  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]> {
    return this.call(options, async () => (await this.factors()).of(await this.account()))
  }

  enrolSecondFactor(options?: CallOptions): Promise<Enrolment> {
    return this.call(options, async () => (await this.factors()).enrol(await this.account()))
  }

  confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void> {
    return this.call(options, async () => {
      this.device.enter(await (await this.factors()).confirm(await this.account(), factorId, code))
    })
  }

  removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void> {
    return this.call(options, async () => (await this.factors()).remove(await this.account(), factorId))
  }

  async signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void> {
    const account = scope === 'everywhere' ? await this.account().catch(() => null) : null
    this.device.leave()
    if (account !== null) await this.call(options, () => this.accounts.endSessions(account))
  }

  /** In, or to the second factor where the account has one. */
  private async enter(account: Account, isRecovery = false): Promise<SignInStep> {
    if ((account.factors ?? []).some(({ isConfirmed }) => isConfirmed)) {
      const challengeId = await (await this.factors()).challenge(account, isRecovery)
      return { next: 'verify', challengeId, factor: 'totp' }
    }
    this.device.enter(account, isRecovery)
    return { next: 'done' }
  }

  private call<T>(options: CallOptions | undefined, perform: () => Promise<T>): Promise<T> {
    return this.device.wire.call({ writes: true, isRepeatable: false, options }, perform)
  }

  private async account(): Promise<Account> {
    const user = await this.device.user()
    const account = await this.accounts.byId(user.id)
    if (account === null) throw portError('auth/signed-out', { reason: 'revoked' })
    return account
  }

  /** Sends nothing to an address that is not known, and says so to nobody. */
  private async mailLink(address: string, kind: LinkKind): Promise<void> {
    const account = await this.accounts.find(address)
    if (account === null) return
    const token = newToken()
    const now = this.runtime.now()
    await this.accounts.keepLink(token, { userId: account.user.id, kind, now })
    await this.mailroom.send({ to: address, kind, path: `${CALLBACK_PATH}?token=${token}`, sentAt: now })
  }
}
