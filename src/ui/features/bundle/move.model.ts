import { BehaviorSubject, filter, firstValueFrom, switchMap, of, map, type Observable } from 'rxjs'
import { asPortError } from '../../../domain/model/errors/port-error'
import type { Backends, ConnectedBackend } from '../../../ports/backends.port'
import type { Runtime } from '../../../ports/runtime.port'
import { bundleText } from '../../text/data-settings'
import { errorText } from '../../text/error-text'
import { restoreModel, type RestoreModel, type RestoreState } from './restore.model'

export type MoveState =
  | { readonly status: 'choosing'; readonly error: string | null }
  | { readonly status: 'connecting' }
  /** `error`: what was wrong with the last try. */
  | { readonly status: 'signed-out'; readonly error: string | null; readonly isBusy: boolean }
  | { readonly status: 'collecting' }
  | { readonly status: 'restoring'; readonly restore: RestoreState }

export interface MoveModel {
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<MoveState>
  readonly start: (backendId: string) => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<void>
  /** Lets go of the other backend; what was begun there is taken away. */
  readonly stop: () => void
}

type Inner = Exclude<MoveState, { readonly status: 'restoring' }> | { readonly status: 'restoring'; readonly model: RestoreModel }

/**
 * Moves a workspace: opens the other backend, sees to it that somebody is signed in there, makes the bundle here, restores it
 * there.
 *
 * @param makeBundle resolves with `null` when it failed; it has said so by then
 */
export function moveModel(
  backends: Pick<Backends, 'connect'>,
  runtime: Pick<Runtime, 'now' | 'newId' | 'turn'>,
  makeBundle: () => Promise<Blob | null>,
): MoveModel {
  const inner = new BehaviorSubject<Inner>({ status: 'choosing', error: null })
  let there: ConnectedBackend | null = null

  const letGo = () => {
    const { value } = inner
    if (value.status === 'restoring') value.model.cancel()
    void there?.close()
    there = null
  }

  async function move({ ports }: ConnectedBackend): Promise<void> {
    inner.next({ status: 'collecting' })
    const bundle = await makeBundle()
    if (bundle === null) return inner.next({ status: 'choosing', error: null })
    const model = restoreModel(ports, runtime)
    inner.next({ status: 'restoring', model })
    await model.start(bundle)
  }

  return {
    state$: inner.pipe(
      switchMap((state): Observable<MoveState> =>
        state.status === 'restoring' ? state.model.state$.pipe(map((restore) => ({ status: 'restoring', restore }))) : of(state),
      ),
    ),
    start: async (backendId) => {
      letGo()
      inner.next({ status: 'connecting' })
      try {
        there = await backends.connect(backendId)
        const session = await firstValueFrom(there.ports.auth.session$.pipe(filter(({ status }) => status !== 'unknown')))
        if (session.status === 'signed-in') await move(there)
        else inner.next({ status: 'signed-out', error: null, isBusy: false })
      } catch (error) {
        inner.next({ status: 'choosing', error: errorText(asPortError(error, 'move')) })
      }
    },
    signIn: async (email, password) => {
      if (there === null) return
      inner.next({ status: 'signed-out', error: null, isBusy: true })
      try {
        const step = await there.ports.auth.signIn({ method: 'password', email, password })
        if (step.next === 'done') await move(there)
        else inner.next({ status: 'signed-out', error: bundleText.signInElsewhere, isBusy: false })
      } catch (error) {
        inner.next({ status: 'signed-out', error: errorText(asPortError(error, 'move')), isBusy: false })
      }
    },
    stop: () => {
      letGo()
      inner.next({ status: 'choosing', error: null })
    },
  }
}
