import type { Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Enrolment, PasswordStep, SecondFactor, Session, SignIn, SignInStep } from '../../domain/model/session/session'
import type { AuthCapabilities, AuthPort } from '../../ports/auth.port'
import type { CallOptions } from '../../ports/call-options'
import type { AuthCalls } from '../shared/backend/auth-calls'
import type { AuthServices, SignUp } from '../shared/backend/auth-services'
import type { Account } from '../shared/backend/accounts'
import type { Device } from './device'

/** The session is available at once; the code that changes it is loaded at its first use. */
export class MemoryAuth implements AuthPort {
  readonly capabilities: AuthCapabilities = {
    methods: new Set(['password', 'magic-link']),
    oauthProviders: [],
    multiFactor: true,
    signUp: true,
    mail: false,
  }
  readonly session$: Observable<Session>
  private readonly device: Device
  private readonly services: AuthServices

  constructor(device: Device, services: AuthServices) {
    this.device = device
    this.services = services
    this.session$ = device.session$
  }

  signIn(how: SignIn, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, (calls) => calls.signIn(how))
  }

  verify(challengeId: string, code: string, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, (calls) => calls.verify(challengeId, code))
  }

  signUp(account: SignUp, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, (calls) => calls.signUp(account))
  }

  completeRedirect(url: URL, options: CallOptions & { readonly replaces?: boolean } = {}): Promise<SignInStep | null> {
    return this.call(options, (calls) => calls.completeRedirect(url, options.replaces === true))
  }

  requestPasswordReset(address: string, options?: CallOptions): Promise<void> {
    return this.call(options, (calls) => calls.requestPasswordReset(address))
  }

  /** Never asks for a mailed code: the mailbox is on the same screen, so a code would prove nothing. */
  changePassword(next: string, options?: CallOptions): Promise<PasswordStep> {
    return this.call(options, (calls) => calls.changePassword(next))
  }

  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]> {
    return this.call(options, (calls) => calls.secondFactors())
  }

  enrolSecondFactor(options?: CallOptions): Promise<Enrolment> {
    return this.call(options, (calls) => calls.enrolSecondFactor())
  }

  confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void> {
    return this.call(options, (calls) => calls.confirmSecondFactor(factorId, code))
  }

  removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void> {
    return this.call(options, (calls) => calls.removeSecondFactor(factorId))
  }

  async signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void> {
    const account = scope === 'everywhere' ? await this.account().catch(() => null) : null
    this.device.leave()
    if (account !== null) await this.call(options, () => this.services.accounts.endSessions(account))
  }

  private async account(): Promise<Account | null> {
    const { id } = await this.device.user()
    return this.services.accounts.byId(id)
  }

  private call<T>(options: CallOptions | undefined, perform: (calls: AuthCalls) => Promise<T>): Promise<T> {
    return this.device.wire.call({ writes: true, isRepeatable: false, options }, async () => perform(await this.calls()))
  }

  private async calls(): Promise<AuthCalls> {
    try {
      const { AuthCalls: Calls } = await import('../shared/backend/auth-calls')
      return new Calls(this.device, this.services)
    } catch (error) {
      throw portError('net/unavailable', {}, error)
    }
  }
}
