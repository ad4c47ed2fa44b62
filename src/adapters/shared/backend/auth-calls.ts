import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { cleanEmail } from '../../../domain/model/kernel/contact-fields'
import {
  CALLBACK_PATH,
  type Enrolment,
  type PasswordStep,
  type SecondFactor,
  type SignIn,
  type SignInStep,
  type User,
} from '../../../domain/model/session/session'
import { demandAccount, demandPassword } from '../../../domain/model/session/account-data'
import type { AuthServices, CallersSession, SignUp } from './auth-services'
import type { Account, LinkKind } from './accounts'
import { newToken } from './passwords'

interface Linked {
  readonly user: User
  /** Uses the link up. */
  readonly follow: () => Promise<{ readonly account: Account; readonly isRecovery: boolean }>
}

/** The calls about accounts and sessions, for one session. */
export class AuthCalls {
  private readonly session: CallersSession
  private readonly services: AuthServices

  constructor(session: CallersSession, services: AuthServices) {
    this.session = session
    this.services = services
  }

  async signIn(how: SignIn): Promise<SignInStep> {
    if (how.method === 'oauth') throw portError('capability/missing', { capability: 'oauth' })
    const address = cleanEmail(how.email)
    if (how.method === 'magic-link') {
      await this.mailLink(address, 'magic-link')
      return { next: 'check-inbox', email: address }
    }
    await this.services.signUps?.refuse(address, how.password)
    return this.enter(await this.services.accounts.signIn(address, how.password))
  }

  async verify(challengeId: string, code: string): Promise<SignInStep> {
    const { account, isRecovery } = await (await this.services.secondFactors()).answer(challengeId, code)
    this.session.enter(account, isRecovery)
    return { next: 'done' }
  }

  async signUp({ email, password, name }: SignUp): Promise<SignInStep> {
    const { accounts, runtime, signUps } = this.services
    demandPassword(password)
    const user = { id: runtime.newId(), ...demandAccount({ email, name }) }
    if (signUps !== undefined) {
      await signUps.keep(user, password)
      // An address that has an account is mailed, too: nobody but its owner learns that there is one.
      await this.mailLink(user.email, 'magic-link')
      return { next: 'check-inbox', email: user.email }
    }
    this.session.enter(await accounts.create(user, password))
    return { next: 'done' }
  }

  async completeRedirect(url: URL, replaces: boolean): Promise<SignInStep | null> {
    const token = url.searchParams.get('token')
    if (url.pathname !== CALLBACK_PATH || token === null) return null
    const { user, follow } = await this.linked(token)
    const here = await this.session.user().catch(() => null)
    if (here !== null && here.id !== user.id && !replaces) {
      return { next: 'confirm-account', signedInAs: here.email, email: user.email }
    }
    const { account, isRecovery } = await follow()
    return this.enter(account, isRecovery)
  }

  requestPasswordReset(address: string): Promise<void> {
    return this.mailLink(cleanEmail(address), 'recovery')
  }

  async changePassword(next: string): Promise<PasswordStep> {
    const account = await this.account()
    demandPassword(next)
    // Signs out everybody who knew the old password; this session continues with the new one.
    this.session.enter(await this.services.accounts.setPassword(account, next))
    return { next: 'done' }
  }

  async secondFactors(): Promise<readonly SecondFactor[]> {
    return (await this.services.secondFactors()).of(await this.account())
  }

  async enrolSecondFactor(): Promise<Enrolment> {
    return (await this.services.secondFactors()).enrol(await this.account())
  }

  async confirmSecondFactor(factorId: Id, code: string): Promise<void> {
    this.session.enter(await (await this.services.secondFactors()).confirm(await this.account(), factorId, code))
  }

  async removeSecondFactor(factorId: Id): Promise<void> {
    return (await this.services.secondFactors()).remove(await this.account(), factorId)
  }

  /** Signs in, or asks for the second factor if the account has one. */
  private async enter(account: Account, isRecovery = false): Promise<SignInStep> {
    if ((account.factors ?? []).some(({ isConfirmed }) => isConfirmed)) {
      const challengeId = await (await this.services.secondFactors()).challenge(account, isRecovery)
      return { next: 'verify', challengeId, factor: 'totp' }
    }
    this.session.enter(account, isRecovery)
    return { next: 'done' }
  }

  /** What a mailed link opens. @throws auth/bad-credentials */
  private async linked(token: string): Promise<Linked> {
    const { accounts, runtime, signUps } = this.services
    const user = (await signUps?.find(token)) ?? null
    if (signUps !== undefined && user !== null) return { user, follow: () => signUps.prove(token) }
    const { account, kind } = await accounts.linkOf(token, runtime.now())
    const follow = async () => {
      await accounts.endLink(token)
      return { account, isRecovery: kind === 'recovery' }
    }
    return { user: account.user, follow }
  }

  private async account(): Promise<Account> {
    const user = await this.session.user()
    const account = await this.services.accounts.byId(user.id)
    if (account === null) throw portError('auth/signed-out', { reason: 'revoked' })
    return account
  }

  /** Sends nothing to an unknown address, and does not reveal that it is unknown. */
  private async mailLink(address: string, kind: LinkKind): Promise<void> {
    const account = await this.services.accounts.find(address)
    if (account === null) return this.services.signUps?.mailLink(address)
    const token = newToken()
    const now = this.services.runtime.now()
    await this.services.accounts.saveLink(token, { userId: account.user.id, kind, now })
    await this.services.mailroom.send({
      to: address,
      kind,
      path: `${CALLBACK_PATH}?token=${token}`,
      expiresAt: null,
      sentAt: now,
    })
  }
}
