import type { Observable } from 'rxjs'
import type { Id } from '../domain/model/kernel/id'
import type { Enrolment, SecondFactor } from '../domain/model/session/second-factor'
import type { PasswordStep, Session, SignIn, SignInStep } from '../domain/model/session/session'
import type { CallOptions } from './call-options'

/** Who is here. No token ever crosses it: adapters of one backend share theirs privately. */
export interface AuthPort {
  readonly capabilities: AuthCapabilities

  /** Hot, replays the latest, never errors or completes. The same in every tab of the browser. */
  readonly session$: Observable<Session>

  /** One answer for a wrong address and a wrong password. @throws auth/bad-credentials, auth/email-unconfirmed, capability/missing, net/throttled */
  signIn(how: SignIn, options?: CallOptions): Promise<SignInStep>

  /** @throws capability/missing, auth/bad-credentials */
  verify(challengeId: string, code: string, options?: CallOptions): Promise<SignInStep>

  /** An address already taken is not given away: the answer is `check-inbox` there too, where mail confirms; else auth/bad-credentials. @throws auth/weak-password, record/invalid */
  signUp(
    user: { readonly email: string; readonly password: string; readonly name: string },
    options?: CallOptions,
  ): Promise<SignInStep>

  /**
   * Finishes a magic-link or recovery redirect. Resolves `null` when the URL is not one. A link never puts one account silently
   * in the place of another, since anybody can send one: the step is then `confirm-account`, and the same call with `replaces`
   * goes on. @throws auth/bad-credentials
   */
  completeRedirect(url: URL, options?: CallOptions & { readonly replaces?: boolean }): Promise<SignInStep | null>

  /** Resolves whether or not there is such an account. */
  requestPasswordReset(email: string, options?: CallOptions): Promise<void>

  /**
   * A session that was begun long ago has to show again whose it is: `check-inbox` says that a code was mailed, and nothing is
   * changed until it comes with the password. @throws auth/weak-password, auth/bad-credentials (the code), auth/signed-out
   */
  changePassword(next: string, options?: CallOptions & { readonly code?: string }): Promise<PasswordStep>

  /** Those of whoever is signed in, confirmed ones only. @throws capability/missing, auth/signed-out */
  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]>

  /** Begins one. Nothing is asked for until it is confirmed; to begin again voids what was begun. @throws capability/missing, auth/signed-out */
  enrolSecondFactor(options?: CallOptions): Promise<Enrolment>

  /**
   * From here on every sign-in asks for a code, links in mails included. This session goes on, as one that gave it; all
   * others of the person end.
   * @throws auth/bad-credentials, auth/signed-out
   */
  confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void>

  /** Removing what is not there succeeds. @throws auth/signed-out */
  removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void>

  /** Always ends the local session, even when the backend cannot be told. */
  signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void>
}

export interface AuthCapabilities {
  readonly methods: ReadonlySet<SignIn['method']>
  readonly oauthProviders: readonly string[]
  readonly multiFactor: boolean
  readonly signUp: boolean
}
