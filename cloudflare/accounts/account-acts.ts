import type { AccountCalls } from '../../src/adapters/cloudflare/protocol'
import type { Accounts } from '../../src/adapters/shared/backend/accounts'
import type { AuthCalls } from '../../src/adapters/shared/backend/auth-calls'
import { isPortError } from '../../src/domain/model/errors/port-error'
import { cleanEmail } from '../../src/domain/model/kernel/contact-fields'
import type { CookieSession } from './cookie-session'
import { LIMITS, type Throttle } from './throttle'

export type AccountCallName = keyof AccountCalls

/** What one call works with. */
interface Acting {
  readonly calls: AuthCalls
  readonly session: CookieSession
  readonly accounts: Accounts
  readonly throttle: Throttle
  readonly provesAddresses: boolean
}

type Acts = {
  readonly [N in AccountCallName]: (input: AccountCalls[N]['input'], acting: Acting) => Promise<AccountCalls[N]['answer']>
}

export const ACTS: Acts = {
  'sign-in': (input, { calls, throttle }) => {
    if (input.method === 'password') {
      return guess(throttle, input.email, { work: () => calls.signIn(input), isWrong: ({ next }) => next !== 'done' })
    }
    if (input.method === 'magic-link') countMail(throttle, input.email)
    return calls.signIn(input)
  },
  'sign-up': (input, { calls, throttle, provesAddresses }) => {
    throttle.demand(LIMITS.allSignUps)
    if (provesAddresses) countMail(throttle, input.email)
    throttle.count(LIMITS.allSignUps)
    return calls.signUp(input)
  },
  verify: ({ challengeId, code }, { calls }) => calls.verify(challengeId, code),
  'complete-redirect': ({ url, replaces }, { calls }) => calls.completeRedirect(new URL(url), replaces),
  'request-password-reset': async ({ email }, { calls, throttle }) => {
    countMail(throttle, email)
    await calls.requestPasswordReset(email)
    return null
  },
  'change-password': ({ password }, { calls }) => calls.changePassword(password),
  'second-factors': (_, { calls }) => calls.secondFactors(),
  'enrol-second-factor': (_, { calls }) => calls.enrolSecondFactor(),
  'confirm-second-factor': async ({ factorId, code }, { calls }) => {
    await calls.confirmSecondFactor(factorId, code)
    return null
  },
  'remove-second-factor': async ({ factorId }, { calls }) => {
    await calls.removeSecondFactor(factorId)
    return null
  },
  'sign-out': async ({ scope }, { session, accounts }) => {
    const account = scope === 'everywhere' ? await session.account().catch(() => null) : null
    session.leave()
    if (account !== null) await accounts.endSessions(account)
    return null
  },
}

interface Guess<T> {
  readonly work: () => Promise<T>
  readonly isWrong: (answer: T) => boolean
}

/**
 * Does what tells whether a password is right. One that still lacks its code counts as a guess, too, since each gives a few
 * attempts at the code.
 *
 * @throws net/throttled, and what the work throws
 */
export async function guess<T>(throttle: Throttle, email: string, { work, isWrong }: Guess<T>): Promise<T> {
  const address = cleanEmail(email)
  throttle.demand(LIMITS.guesses, address)
  throttle.demand(LIMITS.allGuesses)
  const count = (): void => {
    throttle.count(LIMITS.guesses, address)
    throttle.count(LIMITS.allGuesses)
  }
  try {
    const answer = await work()
    if (isWrong(answer)) count()
    return answer
  } catch (error) {
    if (isPortError(error, 'auth/bad-credentials')) count()
    throw error
  }
}

function countMail(throttle: Throttle, email: string): void {
  const address = cleanEmail(email)
  throttle.demand(LIMITS.mails, address)
  throttle.demand(LIMITS.allMails)
  throttle.count(LIMITS.mails, address)
  throttle.count(LIMITS.allMails)
}
