import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Enrolment, SecondFactor } from '../../../domain/model/session/session'
import type { Runtime } from '../../../ports/runtime.port'
import type { KeyValues } from './store'
import type { Account, Accounts, Factor } from './accounts'
import { newToken, sha256 } from './passwords'
import { newTotpSecret, periodOfCode } from './totp'

/** Somebody who has given the first factor and still owes the second. */
interface Challenge {
  readonly userId: Id
  readonly isRecovery: boolean
  readonly expiresAt: number
  readonly attempts: number
}

const CHALLENGE_MS = 10 * 60 * 1000
/** Three of a million codes are valid at a time, so few attempts are allowed. */
const MAX_ATTEMPTS = 5
const ISSUER = 'Portside'

/** The authenticator apps of accounts, and sign-ins waiting for a code. */
export class SecondFactors {
  private readonly store: KeyValues
  private readonly accounts: Accounts
  private readonly runtime: Runtime

  constructor(store: KeyValues, { accounts, runtime }: { readonly accounts: Accounts; readonly runtime: Runtime }) {
    this.store = store
    this.accounts = accounts
    this.runtime = runtime
  }

  of(account: Account): readonly SecondFactor[] {
    return confirmedOf(account).map(({ id, createdAt }) => ({ id, createdAt }))
  }

  /** Makes a challenge for an account that has given the first factor. @returns its id */
  async challenge(account: Account, isRecovery: boolean): Promise<string> {
    const id = newToken()
    const expiresAt = this.runtime.now() + CHALLENGE_MS
    await this.saveChallenge(id, { userId: account.user.id, isRecovery, expiresAt, attempts: 0 })
    return id
  }

  /** @throws auth/bad-credentials */
  async answer(id: string, code: string): Promise<{ readonly account: Account; readonly isRecovery: boolean }> {
    const challenge = await this.store.read<Challenge>(await keyOf(id))
    const account = challenge === null ? null : await this.accounts.byId(challenge.userId)
    if (challenge === null || account === null || challenge.expiresAt <= this.runtime.now()) throw refused()
    const used = await this.usedBy(confirmedOf(account), code)
    if (used === null) {
      const attempts = challenge.attempts + 1
      await this.saveChallenge(id, attempts < MAX_ATTEMPTS ? { ...challenge, attempts } : null)
      throw refused()
    }
    await this.saveChallenge(id, null)
    const updated = await this.accounts.setFactors(account, withFactor(account, used))
    return { account: updated, isRecovery: challenge.isRecovery }
  }

  /** Whether it is a valid code of the account; it is used up then. */
  async takes(account: Account, code: string): Promise<boolean> {
    const used = await this.usedBy(confirmedOf(account), code)
    if (used !== null) await this.accounts.setFactors(account, withFactor(account, used))
    return used !== null
  }

  async enrol(account: Account): Promise<Enrolment> {
    const secret = newTotpSecret()
    const factor: Factor = {
      id: this.runtime.newId(),
      createdAt: instantOf(this.runtime.now()),
      secret,
      isConfirmed: false,
    }
    await this.accounts.setFactors(account, [...confirmedOf(account), factor])
    const label = encodeURIComponent(`${ISSUER}:${account.user.email}`)
    const query = new URLSearchParams({ secret, issuer: ISSUER, algorithm: 'SHA1', digits: '6', period: '30' })
    return { factorId: factor.id, secret, uri: `otpauth://totp/${label}?${query.toString()}` }
  }

  /** Ends all sessions; the caller starts a new one. @throws auth/bad-credentials */
  async confirm(account: Account, factorId: Id, code: string): Promise<Account> {
    const wanted = (account.factors ?? []).filter(({ id }) => id === factorId)
    const used = await this.usedBy(wanted, code)
    if (used === null) throw refused()
    return this.accounts.endSessions({ ...account, factors: withFactor(account, { ...used, isConfirmed: true }) })
  }

  async remove(account: Account, factorId: Id): Promise<void> {
    const factors = account.factors ?? []
    await this.accounts.setFactors(
      account,
      factors.filter(({ id }) => id !== factorId),
    )
  }

  /** The factor that the code belongs to, marked as used; `null`: none, or the code was used before. */
  private async usedBy(factors: readonly Factor[], code: string): Promise<Factor | null> {
    const typed = code.replace(/\s/gu, '')
    const now = this.runtime.now()
    for (const factor of factors) {
      const period = await periodOfCode(factor.secret, typed, now)
      if (period !== null && period > (factor.usedPeriod ?? 0)) return { ...factor, usedPeriod: period }
    }
    return null
  }

  private async saveChallenge(id: string, challenge: Challenge | null): Promise<void> {
    await this.store.write(await keyOf(id), challenge)
  }
}

function confirmedOf({ factors = [] }: Account): readonly Factor[] {
  return factors.filter(({ isConfirmed }) => isConfirmed)
}

function withFactor({ factors = [] }: Account, changed: Factor): readonly Factor[] {
  return factors.map((factor) => (factor.id === changed.id ? changed : factor))
}

async function keyOf(id: string): Promise<string> {
  return `challenge/${await sha256(id)}`
}

function refused(): Error {
  return portError('auth/bad-credentials', {})
}
