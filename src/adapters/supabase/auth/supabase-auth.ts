import type { SupabaseClient } from '@supabase/supabase-js'
import type { Observable } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { cleanEmail } from '../../../domain/model/kernel/contact-fields'
import { demandAccount, demandPassword } from '../../../domain/model/session/account-data'
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
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { Supabase } from '../client'
import { providerOf } from './auth-settings'
import { challengeId, challengeOf, isMailJustSent, MailedLinks, type Redirect, redirectIn } from './mailed-links'
import type { StoredSessions } from './stored-sessions'
import { confirm, enrol, remove, secondFactorsOf } from './second-factors'
import type { SupabaseSession } from './session'

export interface AuthDependencies {
  readonly backend: Supabase
  readonly session: SupabaseSession
  readonly storedSessions: StoredSessions
  readonly capabilities: AuthCapabilities
  readonly runtime: Runtime
  /** The app's origin, where links in mails lead: `https://app.example`. */
  readonly appUrl: string
}

/** Supabase Auth. Links in mails carry a token hash, so that they work in any browser. */
export class SupabaseAuth implements AuthPort {
  readonly capabilities: AuthCapabilities
  readonly session$: Observable<Session>
  private readonly dependencies: AuthDependencies
  private readonly links: MailedLinks

  constructor(dependencies: AuthDependencies) {
    this.dependencies = dependencies
    this.links = new MailedLinks(dependencies.backend)
    this.capabilities = dependencies.capabilities
    this.session$ = dependencies.session.session$
  }

  signIn(how: SignIn, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, () => {
      if (!this.capabilities.methods.has(how.method)) throw portError('capability/missing', { capability: how.method })
      if (how.method === 'oauth') return this.toProvider(how.provider, how.returnTo)
      return how.method === 'password' ? this.byPassword(how.email, how.password) : this.byMail(how.email)
    })
  }

  verify(challenge: string, code: string, options?: CallOptions): Promise<SignInStep> {
    return this.call(options, async () => {
      const parsed = challengeOf(challenge)
      const token = code.replace(/\s/gu, '')
      if (parsed === null) throw portError('auth/bad-credentials', {})
      if (parsed.kind === 'mail') {
        demandGood(await this.auth.verifyOtp({ email: parsed.email, token, type: 'email' }))
        return this.stepAfterSignIn()
      }
      demandGood(await this.auth.mfa.challengeAndVerify({ factorId: parsed.factorId, code: token }))
      this.dependencies.session.refresh()
      return { next: 'done' }
    })
  }

  signUp(
    user: { readonly email: string; readonly password: string; readonly name: string },
    options?: CallOptions,
  ): Promise<SignInStep> {
    return this.call(options, async () => {
      demandPassword(user.password)
      const { email, name } = demandAccount(user)
      const answer = await this.auth.signUp({
        email,
        password: user.password,
        options: { data: { name }, emailRedirectTo: this.callbackUrl },
      })
      // The answer does not reveal whether the address has just been mailed.
      if (isMailJustSent(answer.error)) return checkInbox(email)
      demandGood(answer)
      return answer.data.session === null ? checkInbox(email) : this.stepAfterSignIn()
    })
  }

  completeRedirect(url: URL, options: CallOptions & { readonly replaces?: boolean } = {}): Promise<SignInStep | null> {
    return this.call(options, async () => {
      const redirect = redirectIn(url)
      if (redirect === null) return null
      if (redirect.kind === 'refused') throw portError('auth/bad-credentials', {}, redirect.description)
      if (redirect.kind === 'link') return this.byLink(redirect, options.replaces === true)
      // Only the browser that started the sign-in has the verifier for this code.
      demandGood(await this.auth.exchangeCodeForSession(redirect.code))
      return this.stepAfterSignIn()
    })
  }

  private async byLink(link: Extract<Redirect, { kind: 'link' }>, replaces: boolean): Promise<SignInStep> {
    const { session, storedSessions } = this.dependencies
    const here = session.current
    const other = await this.links.follow(link, here, replaces)
    if (here !== null && other !== null) return { next: 'confirm-account', signedInAs: here.email, email: other }
    const stored = storedSessions.read()
    if (link.type === 'recovery' && stored !== null) storedSessions.markRecovery(stored)
    return this.stepAfterSignIn()
  }

  requestPasswordReset(address: string, options?: CallOptions): Promise<void> {
    return this.call(options, async () => {
      const { error } = await this.auth.resetPasswordForEmail(cleanEmail(address), {
        redirectTo: this.callbackUrl,
      })
      if (error !== null && !isMailJustSent(error) && error.code !== 'validation_failed') throw error
    })
  }

  changePassword(next: string, options: CallOptions & { readonly code?: string } = {}): Promise<PasswordStep> {
    const { backend, storedSessions, session } = this.dependencies
    return this.call(options, () =>
      session.as(async ({ email }): Promise<PasswordStep> => {
        demandPassword(next)
        const { error } = await this.auth.updateUser({ password: next, ...nonceOf(options.code) })
        if (error?.code === 'reauthentication_needed') {
          await this.mailCode()
          return { next: 'check-inbox', email }
        }
        // The password is already the requested one.
        if (error !== null && error.code !== 'same_password') throw backend.portError('auth', error)
        // Sign out everybody who knew the old password. Newer versions of Supabase Auth do this themselves, so a failure is
        // ignored.
        await this.auth.signOut({ scope: 'others' })
        storedSessions.endRecovery()
        session.refresh()
        return { next: 'done' }
      }),
    )
  }

  /** Sends the code to the address of the signed-in account. */
  private async mailCode(): Promise<void> {
    const { error } = await this.auth.reauthenticate()
    if (error !== null && !isMailJustSent(error)) throw error
  }

  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]> {
    return this.call(options, () => this.dependencies.session.as(() => secondFactorsOf(this.auth)))
  }

  enrolSecondFactor(options?: CallOptions): Promise<Enrolment> {
    return this.call(options, () => this.dependencies.session.as(() => enrol(this.auth)))
  }

  confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void> {
    const { session } = this.dependencies
    return this.call(options, () =>
      session.as(async () => {
        await confirm(this.auth, factorId, code)
        session.refresh()
      }),
    )
  }

  removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void> {
    const { session } = this.dependencies
    return this.call(options, () =>
      session.as(async () => {
        await remove(this.auth, factorId)
        session.refresh()
      }),
    )
  }

  async signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void> {
    const { session } = this.dependencies
    // The backend accepts a valid token only; renewing an expired one is worth a try when other devices depend on it.
    if (scope === 'everywhere') await this.call(options, () => session.user()).catch(() => undefined)
    const token = session.leave()
    // Clears what else supabase-js holds. The session is gone, so it tells the backend nothing.
    await this.auth.signOut({ scope: 'local' })
    if (token === null) return
    const signedOut = this.call(options, async () => {
      const { error } = await this.auth.admin.signOut(token, scope === 'everywhere' ? 'global' : 'local')
      if (error !== null) throw error
    })
    await signedOut.catch((error: unknown) => {
      if (scope === 'everywhere') throw error
    })
  }

  private async byPassword(address: string, password: string): Promise<SignInStep> {
    const { error } = await this.auth.signInWithPassword({ email: cleanEmail(address), password })
    // A missing address or password is reported just like a wrong one.
    if (error?.code === 'validation_failed') throw portError('auth/bad-credentials', {}, error)
    demandGood({ error })
    return this.stepAfterSignIn()
  }

  /** Gives the same answer whether or not the address has an account; a mail never makes one. */
  private async byMail(address: string): Promise<SignInStep> {
    const email = cleanEmail(address)
    const { error } = await this.auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: this.callbackUrl },
    })
    const isUnrevealing = error === null || isMailJustSent(error) || UNKNOWN_ADDRESS.has(error.code ?? '')
    if (!isUnrevealing) throw error
    return checkInbox(email)
  }

  private async toProvider(name: string, returnTo: string): Promise<SignInStep> {
    const provider = this.capabilities.oauthProviders.includes(name) ? providerOf(name) : null
    if (provider === null) throw portError('capability/missing', { capability: name })
    const { data, error } = await this.auth.signInWithOAuth({
      provider,
      options: { redirectTo: returnTo, skipBrowserRedirect: true },
    })
    if (error !== null) throw error
    return { next: 'redirect', url: data.url }
  }

  /** The next step once there is a session: it may still lack a second factor. */
  private stepAfterSignIn(): SignInStep {
    this.dependencies.session.refresh()
    const factorId = this.dependencies.storedSessions.read()?.missingFactorId ?? null
    if (factorId === null) return { next: 'done' }
    return { next: 'verify', challengeId: challengeId({ kind: 'totp', factorId }), factor: 'totp' }
  }

  private get callbackUrl(): string {
    return new URL(CALLBACK_PATH, this.dependencies.appUrl).href
  }

  private get auth(): SupabaseClient['auth'] {
    return this.dependencies.backend.client.auth
  }

  private call<T>(options: CallOptions | undefined, perform: () => Promise<T>): Promise<T> {
    const { runtime } = this.dependencies
    return runCall({ runtime, options, isRepeatable: false, source: 'supabase/auth' }, async () => {
      try {
        return await perform()
      } catch (error) {
        throw this.dependencies.backend.portError('auth', error)
      }
    })
  }
}

/** What Supabase Auth answers for an address without an account when it may not make one. */
const UNKNOWN_ADDRESS: ReadonlySet<string> = new Set(['otp_disabled', 'signup_disabled', 'validation_failed'])

function checkInbox(email: string): SignInStep {
  return { next: 'check-inbox', email, challengeId: challengeId({ kind: 'mail', email }) }
}

function nonceOf(code: string | undefined): { readonly nonce?: string } {
  return code === undefined ? {} : { nonce: code.replace(/\s/gu, '') }
}

function demandGood({ error }: { readonly error: unknown }): void {
  if (error !== null) throw error
}
