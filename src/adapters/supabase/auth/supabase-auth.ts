import type { SupabaseClient } from '@supabase/supabase-js'
import type { Observable } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { cleanEmail } from '../../../domain/model/kernel/email-address'
import { demandEmail, demandName, demandPassword } from '../../../domain/model/session/account-data'
import { CALLBACK_PATH } from '../../../domain/model/session/callback-path'
import type { Enrolment, SecondFactor } from '../../../domain/model/session/second-factor'
import type { PasswordStep, Session, SignIn, SignInStep } from '../../../domain/model/session/session'
import type { AuthCapabilities, AuthPort } from '../../../ports/auth.port'
import type { CallOptions } from '../../../ports/call-options'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { Supabase } from '../client'
import { providerOf } from './auth-settings'
import { challengeId, challengeOf } from './challenge'
import type { KeptSessions } from './kept-session'
import { isMailJustSent } from './mail-limits'
import { MailedLinks } from './mailed-link'
import { redirectIn, type Redirect } from './redirect'
import { confirm, enrol, remove, secondFactorsOf } from './second-factors'
import type { SupabaseSession } from './session'

export interface AuthPlace {
  readonly backend: Supabase
  readonly session: SupabaseSession
  readonly kept: KeptSessions
  readonly capabilities: AuthCapabilities
  readonly runtime: Runtime
  /** Where links in mails lead, from the app's origin on: `https://app.example`. */
  readonly appUrl: string
}

/** Supabase Auth. Links in mails carry a token hash, so that they work in whichever browser they are opened. */
export class SupabaseAuth implements AuthPort {
  readonly capabilities: AuthCapabilities
  readonly session$: Observable<Session>
  private readonly place: AuthPlace
  private readonly links: MailedLinks

  constructor(place: AuthPlace) {
    this.place = place
    this.links = new MailedLinks(place.backend)
    this.capabilities = place.capabilities
    this.session$ = place.session.session$
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
      const asked = challengeOf(challenge)
      const token = code.replace(/\s/gu, '')
      if (asked === null) throw portError('auth/bad-credentials', {})
      if (asked.kind === 'mail') {
        demandGood(await this.auth.verifyOtp({ email: asked.email, token, type: 'email' }))
        return this.entered()
      }
      demandGood(await this.auth.mfa.challengeAndVerify({ factorId: asked.factorId, code: token }))
      this.place.session.refresh()
      return { next: 'done' }
    })
  }

  signUp(
    user: { readonly email: string; readonly password: string; readonly name: string },
    options?: CallOptions,
  ): Promise<SignInStep> {
    return this.call(options, async () => {
      demandPassword(user.password)
      const email = demandEmail(user.email)
      const data = { name: demandName(user.name) }
      const answer = await this.auth.signUp({
        email,
        password: user.password,
        options: { data, emailRedirectTo: this.callbackUrl },
      })
      // To an address that has just been mailed the answer is the same as to any other.
      if (isMailJustSent(answer.error)) return checkInbox(email)
      demandGood(answer)
      return answer.data.session === null ? checkInbox(email) : this.entered()
    })
  }

  completeRedirect(url: URL, options: CallOptions & { readonly replaces?: boolean } = {}): Promise<SignInStep | null> {
    return this.call(options, async () => {
      const redirect = redirectIn(url)
      if (redirect === null) return null
      if (redirect.kind === 'refused') throw portError('auth/bad-credentials', {}, redirect.description)
      if (redirect.kind === 'link') return this.byLink(redirect, options.replaces === true)
      // Only the browser that asked has what the code is good with.
      demandGood(await this.auth.exchangeCodeForSession(redirect.code))
      return this.entered()
    })
  }

  private async byLink(link: Extract<Redirect, { kind: 'link' }>, replaces: boolean): Promise<SignInStep> {
    const { session, kept } = this.place
    const here = session.current
    const other = await this.links.follow(link, here, replaces)
    if (here !== null && other !== null) return { next: 'confirm-account', signedInAs: here.email, email: other }
    const entered = kept.read()
    if (link.type === 'recovery' && entered !== null) kept.markRecovery(entered)
    return this.entered()
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
    const { backend, kept, session } = this.place
    return this.call(options, () =>
      session.as(async ({ email }): Promise<PasswordStep> => {
        demandPassword(next)
        const { error } = await this.auth.updateUser({ password: next, ...nonceOf(options.code) })
        if (error?.code === 'reauthentication_needed') {
          await this.mailCode()
          return { next: 'check-inbox', email }
        }
        // What was asked for is so.
        if (error !== null && error.code !== 'same_password') throw backend.portError('auth', error)
        // Whoever knew the old one is out. Newer versions of Supabase Auth do this by themselves, so trouble here is none.
        await this.auth.signOut({ scope: 'others' })
        kept.endRecovery()
        session.refresh()
        return { next: 'done' }
      }),
    )
  }

  /** To the address of whoever is signed in. */
  private async mailCode(): Promise<void> {
    const { error } = await this.auth.reauthenticate()
    if (error !== null && !isMailJustSent(error)) throw error
  }

  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]> {
    return this.call(options, () => this.place.session.as(() => secondFactorsOf(this.auth)))
  }

  enrolSecondFactor(options?: CallOptions): Promise<Enrolment> {
    return this.call(options, () => this.place.session.as(() => enrol(this.auth)))
  }

  confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void> {
    const { session } = this.place
    return this.call(options, () =>
      session.as(async () => {
        await confirm(this.auth, factorId, code)
        session.refresh()
      }),
    )
  }

  removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void> {
    const { session } = this.place
    return this.call(options, () =>
      session.as(async () => {
        await remove(this.auth, factorId)
        session.refresh()
      }),
    )
  }

  async signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void> {
    const { session } = this.place
    // The backend takes the word of a token in force only; renewing one is worth a try when others depend on it.
    if (scope === 'everywhere') await this.call(options, () => session.user()).catch(() => undefined)
    const token = session.leave()
    // Forgets what else supabase-js holds. There is no session any more to tell the backend about.
    await this.auth.signOut({ scope: 'local' })
    if (token === null) return
    const told = this.call(options, async () => {
      const { error } = await this.auth.admin.signOut(token, scope === 'everywhere' ? 'global' : 'local')
      if (error !== null) throw error
    })
    await told.catch((error: unknown) => {
      if (scope === 'everywhere') throw error
    })
  }

  private async byPassword(address: string, password: string): Promise<SignInStep> {
    const { error } = await this.auth.signInWithPassword({ email: cleanEmail(address), password })
    // No address at all, or no password: told apart from wrong ones by nothing.
    if (error?.code === 'validation_failed') throw portError('auth/bad-credentials', {}, error)
    demandGood({ error })
    return this.entered()
  }

  /** Answers for an address nobody has as for one that somebody has; no account is made by a mail. */
  private async byMail(address: string): Promise<SignInStep> {
    const email = cleanEmail(address)
    const { error } = await this.auth.signInWithOtp({
      email,
      options: { shouldCreateUser: false, emailRedirectTo: this.callbackUrl },
    })
    const saysNothing = error === null || isMailJustSent(error) || UNKNOWN_ADDRESS.has(error.code ?? '')
    if (!saysNothing) throw error
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

  /** After a session was made: it may still lack a second factor. */
  private entered(): SignInStep {
    this.place.session.refresh()
    const factorId = this.place.kept.read()?.missingFactorId ?? null
    if (factorId === null) return { next: 'done' }
    return { next: 'verify', challengeId: challengeId({ kind: 'totp', factorId }), factor: 'totp' }
  }

  private get callbackUrl(): string {
    return new URL(CALLBACK_PATH, this.place.appUrl).href
  }

  private get auth(): SupabaseClient['auth'] {
    return this.place.backend.client.auth
  }

  private call<T>(options: CallOptions | undefined, perform: () => Promise<T>): Promise<T> {
    const { runtime } = this.place
    return runCall({ runtime, options, isRepeatable: false, source: 'supabase/auth' }, async () => {
      try {
        return await perform()
      } catch (error) {
        throw this.place.backend.portError('auth', error)
      }
    })
  }
}

/** What Supabase Auth says of an address without an account when none is to be made. */
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
