import { BehaviorSubject, combineLatest, filter, firstValueFrom, map, type Observable } from 'rxjs'
import { asPortError, type PortError } from '../../../domain/model/errors/port-error'
import type { SignInStep } from '../../../domain/model/session/session'
import type { AuthPort } from '../../../ports/auth.port'
import { PATTERNS, safeReturnPath } from '../../app/routes'
import { Submission, type SubmissionState } from '../../app/submission'
import { takeReturnPath } from './return-path'
import { verifyCode } from './sign-in.model'

export type CallbackState =
  | { readonly status: 'working' }
  /** The link was good, and a second factor is wanted. */
  | { readonly status: 'verify'; readonly challengeId: string; readonly submission: SubmissionState }
  /** The link is of another account than the one that is here. */
  | { readonly status: 'confirm'; readonly signedInAs: string; readonly email: string }
  | { readonly status: 'done'; readonly target: string }
  /** `error` is null when the address is no redirect at all. */
  | { readonly status: 'failed'; readonly error: PortError | null }

export interface CallbackModel {
  readonly state$: Observable<CallbackState>
  /** Redeems the link. A link is good for one use, so the second call does nothing: effects may run twice. */
  readonly start: () => void
  readonly verify: (code: string) => Promise<void>
  /** Signs in as the account of the link, in the place of the one that is here. */
  readonly replace: () => void
}

type Stage =
  | Exclude<CallbackState, { readonly status: 'verify' }>
  | Omit<Extract<CallbackState, { readonly status: 'verify' }>, 'submission'>

/** Finishes what a link in a mail or an OAuth provider began, and says where to go on. */
export function callbackModel(auth: AuthPort, url: URL): CallbackModel {
  const stage = new BehaviorSubject<Stage>({ status: 'working' })
  const submission = new Submission()
  let wasStarted = false

  const follow = async (step: SignInStep | null): Promise<void> => {
    if (step?.next === 'verify') return stage.next({ status: 'verify', challengeId: step.challengeId })
    if (step?.next === 'confirm-account') {
      return stage.next({ status: 'confirm', signedInAs: step.signedInAs, email: step.email })
    }
    if (step?.next !== 'done') return stage.next({ status: 'failed', error: null })
    stage.next({ status: 'done', target: await targetOf(auth) })
  }

  const complete = (how: { readonly replaces?: boolean }): void => {
    auth.completeRedirect(url, how).then(
      (step) => void follow(step),
      (error: unknown) => stage.next({ status: 'failed', error: asPortError(error, 'callback') }),
    )
  }

  return {
    state$: combineLatest([stage, submission.state$]).pipe(
      map(([at, submitted]) => (at.status === 'verify' ? { ...at, submission: submitted } : at)),
    ),
    start: () => {
      if (wasStarted) return
      wasStarted = true
      complete({})
    },
    replace: () => {
      stage.next({ status: 'working' })
      complete({ replaces: true })
    },
    verify: async (code) => {
      const at = stage.value
      if (at.status !== 'verify') return
      const step = await verifyCode(auth, submission, { challengeId: at.challengeId, code })
      if (step !== null) await follow(step)
    },
  }
}

async function targetOf(auth: AuthPort): Promise<string> {
  const session = await firstValueFrom(auth.session$.pipe(filter(({ status }) => status !== 'unknown')))
  return session.status === 'signed-in' && session.recovery
    ? PATTERNS.resetPassword
    : safeReturnPath(takeReturnPath(), PATTERNS.home)
}
