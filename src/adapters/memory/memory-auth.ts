import type { Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import { cleanEmail } from '../../domain/model/kernel/email-address'
import { CALLBACK_PATH } from '../../domain/model/session/callback-path'
import { demandEmail, demandName, demandPassword } from '../../domain/model/session/account-data'
import type { Session, SignIn, SignInStep } from '../../domain/model/session/session'
import type { AuthCapabilities, AuthPort } from '../../ports/auth.port'
import type { CallOptions } from '../../ports/call-options'
import type { Account, Accounts, LinkKind } from './backend/accounts'
import type { Mailroom } from './backend/mailroom'
import { newToken } from './backend/passwords'
import type { Device } from './device'
import type { Runtime } from '../../ports/runtime.port'

export class MemoryAuth implements AuthPort {
  readonly capabilities: AuthCapabilities = {
    methods: new Set(['password', 'magic-link']),
    oauthProviders: [],
    multiFactor: false,
    signUp: true,
  }
  readonly session$: Observable<Session>
  private readonly device: Device
  private readonly accounts: Accounts
  private readonly mailroom: Mailroom
  private readonly runtime: Runtime

  constructor(device: Device, backend: { readonly accounts: Accounts; readonly mailroom: Mailroom; readonly runtime: Runtime }) {
    this.device = device
    this.accounts = backend.accounts
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
      this.device.enter(await this.accounts.signIn(address, how.password))
      return { next: 'done' }
    })
  }

  verify(_challengeId: string, _code: string, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, () => Promise.reject(portError('capability/missing', { capability: 'multi-factor' })))
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
      this.device.enter(account, kind === 'recovery')
      return { next: 'done' }
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

  async signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void> {
    const account = scope === 'everywhere' ? await this.account().catch(() => null) : null
    this.device.leave()
    if (account !== null) await this.call(options, () => this.accounts.endSessions(account))
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
