import { BehaviorSubject, filter, firstValueFrom, type Observable } from 'rxjs'
import { asPortError, type PortError } from '../../../domain/model/errors/port-error'
import type { AuthPort } from '../../../ports/auth.port'
import { PATTERNS } from '../../app/routes'

export type CallbackState =
  | { readonly status: 'working' }
  | { readonly status: 'done'; readonly target: string }
  /** `error` is null when the address is no redirect at all. */
  | { readonly status: 'failed'; readonly error: PortError | null }

export interface CallbackModel {
  readonly state$: Observable<CallbackState>
  /** Redeems the link. A link is good for one use, so the second call does nothing: effects may run twice. */
  readonly start: () => void
}

/** Finishes what a link in a mail or an OAuth provider began, and says where to go on. */
export function callbackModel(auth: AuthPort, url: URL): CallbackModel {
  const state = new BehaviorSubject<CallbackState>({ status: 'working' })
  let wasStarted = false
  return {
    state$: state.asObservable(),
    start: () => {
      if (wasStarted) return
      wasStarted = true
      void redeem(auth, url).then((result) => state.next(result))
    },
  }
}

async function redeem(auth: AuthPort, url: URL): Promise<CallbackState> {
  try {
    const step = await auth.completeRedirect(url)
    if (step?.next !== 'done') return { status: 'failed', error: null }
    const session = await firstValueFrom(auth.session$.pipe(filter(({ status }) => status !== 'unknown')))
    const isRecovery = session.status === 'signed-in' && session.recovery
    return { status: 'done', target: isRecovery ? PATTERNS.resetPassword : PATTERNS.home }
  } catch (error) {
    return { status: 'failed', error: asPortError(error, 'callback') }
  }
}
