import type { Observable } from 'rxjs'
import { isPortError, portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import {
  CALLBACK_PATH,
  type Enrolment,
  type PasswordStep,
  type SecondFactor,
  type Session,
  type SignIn,
  type SignInStep,
} from '../../../domain/model/session/session'
import type { AuthCapabilities, AuthPort } from '../../../ports/auth.port'
import type { CallOptions } from '../../../ports/call-options'
import type { AccountAnswer, AccountCalls } from '../protocol'
import type { CloudflareSession } from './cloudflare-session'

/** Sends a call. Rejects with a PortError. */
export interface AuthWire {
  call<T>(
    area: 'auth',
    name: string,
    input: unknown,
    how: { readonly options?: CallOptions | undefined; readonly isRepeatable: boolean },
  ): Promise<T>
}

export interface AuthDependencies {
  readonly calls: AuthWire
  readonly session: CloudflareSession
  /** Whether what the backend mails goes to an inbox. */
  readonly mail: boolean
}

export class CloudflareAuth implements AuthPort {
  readonly capabilities: AuthCapabilities
  readonly session$: Observable<Session>
  private readonly calls: AuthWire
  private readonly session: CloudflareSession

  constructor({ calls, session, mail }: AuthDependencies) {
    this.calls = calls
    this.session = session
    this.session$ = session.session$
    this.capabilities = {
      methods: new Set(['password', 'magic-link']),
      oauthProviders: [],
      multiFactor: true,
      signUp: true,
      mail,
    }
  }

  async signIn(how: SignIn, options?: CallOptions): Promise<SignInStep> {
    if (!this.capabilities.methods.has(how.method)) throw portError('capability/missing', { capability: how.method })
    return this.change('sign-in', how, options)
  }

  verify(challengeId: string, code: string, options?: CallOptions): Promise<SignInStep> {
    return this.change('verify', { challengeId, code }, options)
  }

  signUp(user: AccountCalls['sign-up']['input'], options?: CallOptions): Promise<SignInStep> {
    return this.change('sign-up', user, options)
  }

  async completeRedirect(url: URL, options: CallOptions & { readonly replaces?: boolean } = {}): Promise<SignInStep | null> {
    // Addresses of the app concern nobody else.
    if (url.pathname !== CALLBACK_PATH) return null
    return this.change('complete-redirect', { url: url.href, replaces: options.replaces === true }, options)
  }

  async requestPasswordReset(email: string, options?: CallOptions): Promise<void> {
    await this.ask('request-password-reset', { email }, { options, isRepeatable: false })
  }

  /** Never asks for a mailed code. */
  changePassword(next: string, options?: CallOptions): Promise<PasswordStep> {
    return this.change('change-password', { password: next }, options)
  }

  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]> {
    return this.ask('second-factors', {}, { options, isRepeatable: true })
  }

  enrolSecondFactor(options?: CallOptions): Promise<Enrolment> {
    return this.ask('enrol-second-factor', {}, { options, isRepeatable: false })
  }

  async confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void> {
    await this.change('confirm-second-factor', { factorId, code }, options)
  }

  async removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void> {
    await this.ask('remove-second-factor', { factorId }, { options, isRepeatable: true })
  }

  async signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void> {
    const how = { options, isRepeatable: true }
    const left = this.session.leave(() => this.calls.call('auth', 'sign-out', { scope }, how))
    await left.catch((error: unknown) => {
      // This device is told of later; of the others the person has to know.
      if (scope === 'everywhere') throw error
    })
  }

  /** A call that may change who is signed in. */
  private async change<N extends keyof AccountCalls>(
    name: N,
    input: AccountCalls[N]['input'],
    options: CallOptions | undefined,
  ): Promise<AccountCalls[N]['answer']> {
    await this.session.settle()
    try {
      return await this.ask(name, input, { options, isRepeatable: false })
    } catch (error) {
      // It may have been done all the same.
      if (isPortError(error, 'net/timeout', 'net/unavailable', 'call/cancelled')) void this.session.check()
      throw error
    }
  }

  private async ask<N extends keyof AccountCalls>(
    name: N,
    input: AccountCalls[N]['input'],
    how: { readonly options: CallOptions | undefined; readonly isRepeatable: boolean },
  ): Promise<AccountCalls[N]['answer']> {
    try {
      const { answer, session } = await this.calls.call<AccountAnswer<AccountCalls[N]['answer']>>('auth', name, input, how)
      if (session !== undefined) this.session.enter(session)
      return answer
    } catch (error) {
      throw isPortError(error) ? await this.session.explainRefusal(error) : error
    }
  }
}
