import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs'
import { accountProblems, passwordProblems } from '../../../domain/model/session/account-data'
import type { SignIn, SignInStep } from '../../../domain/model/session/session'
import type { AuthPort } from '../../../ports/auth.port'
import { PATTERNS } from '../../app/routes'
import { fieldSentences, Submission, type SubmissionState } from '../../app/submission'
import { isPortError } from '../../../domain/model/errors/port-error'
import { authText } from '../../text/auth'

/** Where a sign-in stands. `done` needs no state: the session has moved on by itself. */
type SignInStage =
  | { readonly kind: 'form' }
  /** `challengeId`: of the code in the mail; null where it holds a link only. */
  | { readonly kind: 'check-inbox'; readonly email: string; readonly challengeId: string | null }
  | { readonly kind: 'verify'; readonly challengeId: string }

export interface SignInState extends SubmissionState {
  readonly stage: SignInStage
}

export interface SignInModel {
  readonly state$: Observable<SignInState>
  readonly signIn: (how: SignIn) => Promise<void>
  readonly signUp: (user: { readonly email: string; readonly password: string; readonly name: string }) => Promise<void>
  readonly verify: (code: string) => Promise<void>
}

/**
 * Signing in and signing up: both end in the same steps.
 *
 * @param onMailed is called when the next step is in a mail
 */
export function signInModel(auth: AuthPort, onMailed: () => void = () => undefined): SignInModel {
  const submission = new Submission()
  const stage = new BehaviorSubject<SignInStage>({ kind: 'form' })

  const follow = (step: SignInStep | null) => {
    if (step?.next === 'check-inbox') {
      onMailed()
      stage.next({ kind: 'check-inbox', email: step.email, challengeId: step.challengeId ?? null })
    }
    if (step?.next === 'verify') stage.next({ kind: 'verify', challengeId: step.challengeId })
    if (step?.next === 'redirect') location.assign(step.url)
  }

  return {
    state$: combineLatest([submission.state$, stage]).pipe(map(([submitted, at]) => ({ ...submitted, stage: at }))),
    signIn: async (how) => follow(await submission.run(() => auth.signIn(how))),
    signUp: async (user) => {
      // A password that is too weak is said at its own field; what else is wrong is said along with it.
      const wrong = accountProblems(user)
      const isWrong = Object.keys(wrong).length > 0 || passwordProblems(user.password).includes('too-short')
      if (isWrong) submission.refuseFields(fieldSentences(wrong))
      else follow(await submission.run(() => auth.signUp(user)))
    },
    verify: async (code) => {
      const at = stage.value
      const challengeId = at.kind === 'form' ? null : at.challengeId
      if (challengeId !== null) follow(await verifyCode(auth, submission, { challengeId, code }))
    },
  }
}

/** Where an OAuth provider sends people back to. */
export function callbackUrl(): string {
  return new URL(PATTERNS.authCallback, location.href).href
}

/** Answers a challenge with the code that was typed. `null`: it was refused, and the form says why. */
export function verifyCode(
  auth: AuthPort,
  submission: Submission,
  typed: { readonly challengeId: string; readonly code: string },
): Promise<SignInStep | null> {
  return submission.run(() => auth.verify(typed.challengeId, typed.code), {
    // The same code of the catalogue speaks of a password elsewhere.
    sentence: (error) => (isPortError(error, 'auth/bad-credentials') ? authText.badCode : null),
  })
}
