import type { Observable } from 'rxjs'
import type { Id } from '../domain/model/kernel/id'
import type { Enrolment, PasswordStep, SecondFactor, Session, SignIn, SignInStep } from '../domain/model/session/session'
import type { CallOptions } from './call-options'

/** Who is signed in. No token ever crosses this port: the adapters of one backend share theirs privately. */
export interface AuthPort {
  readonly capabilities: AuthCapabilities

  /** Hot, replays the latest, never errors or completes. The same in every tab of the browser. */
  readonly session$: Observable<Session>

  /**
   * Gives the same error for a wrong address and a wrong password. @throws auth/bad-credentials, auth/email-unconfirmed,
   * capability/missing, net/throttled
   */
  signIn(how: SignIn, options?: CallOptions): Promise<SignInStep>

  /** @throws capability/missing, auth/bad-credentials */
  verify(challengeId: string, code: string, options?: CallOptions): Promise<SignInStep>

  /**
   * Does not reveal that an address is taken: the answer is `check-inbox` then too if mails confirm addresses, else
   * auth/bad-credentials. @throws auth/weak-password, record/invalid
   */
  signUp(
    user: { readonly email: string; readonly password: string; readonly name: string },
    options?: CallOptions,
  ): Promise<SignInStep>

  /**
   * Finishes a magic-link or recovery redirect. Resolves `null` when the URL is not one. A link never silently replaces the
   * signed-in account, since anybody can send one: the step is then `confirm-account`, and the same call with `replaces`
   * continues. @throws auth/bad-credentials
   */
  completeRedirect(url: URL, options?: CallOptions & { readonly replaces?: boolean }): Promise<SignInStep | null>

  /** Resolves whether or not there is such an account. */
  requestPasswordReset(email: string, options?: CallOptions): Promise<void>

  /**
   * Changes the password. An old session first has to prove whose it is: `check-inbox` says that a code was mailed, and nothing
   * changes until the call is repeated with that code. @throws auth/weak-password, auth/bad-credentials (the code),
   * auth/signed-out
   */
  changePassword(next: string, options?: CallOptions & { readonly code?: string }): Promise<PasswordStep>

  /** The confirmed factors of the signed-in account. @throws capability/missing, auth/signed-out */
  secondFactors(options?: CallOptions): Promise<readonly SecondFactor[]>

  /**
   * Starts an enrolment. Sign-ins ask for no code until it is confirmed; starting again discards the unconfirmed one. @throws
   * capability/missing, auth/signed-out
   */
  enrolSecondFactor(options?: CallOptions): Promise<Enrolment>

  /**
   * From now on every sign-in asks for a code, including links from mails. This session continues as verified; the account's
   * other sessions end.
   * @throws auth/bad-credentials, auth/signed-out
   */
  confirmSecondFactor(factorId: Id, code: string, options?: CallOptions): Promise<void>

  /** Succeeds if the factor does not exist. @throws auth/signed-out */
  removeSecondFactor(factorId: Id, options?: CallOptions): Promise<void>

  /** Always ends the local session, even when the backend cannot be reached. */
  signOut(scope: 'this-device' | 'everywhere', options?: CallOptions): Promise<void>
}

export interface AuthCapabilities {
  readonly methods: ReadonlySet<SignIn['method']>
  readonly oauthProviders: readonly string[]
  readonly multiFactor: boolean
  readonly signUp: boolean
  /** Whether what it mails goes to an inbox. */
  readonly mail: boolean
}
