import { BehaviorSubject, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Workspace } from '../../../domain/model/workspaces/workspace'
import { asPortError, isPortError } from '../../../domain/model/errors/port-error'
import type { RestoreTools } from '../../../domain/use-cases/bundle/archive'
import type { CheckedBundle } from '../../../domain/use-cases/bundle/check-bundle'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import { bundleText } from '../../text/data-settings'
import { formatsOf, localeIn } from '../../text/format'
import { spokenLanguage } from '../../text/in-language'
import { errorText } from '../../text/error-text'
import { refusalText } from '../../text/refusal-text'

export type RestoreState =
  | { readonly status: 'idle' }
  /** `share` from 0 to 1. */
  | { readonly status: 'checking'; readonly share: number }
  | { readonly status: 'writing'; readonly step: 'records' | 'files'; readonly done: number; readonly total: number }
  | { readonly status: 'verifying' }
  | {
      readonly status: 'done'
      readonly workspaceId: Id
      readonly name: string
      readonly records: number
      readonly files: number
      /** The bundle's own were taken: this is a second workspace. */
      readonly hasNewIds: boolean
      /** Not as it was; empty when all is well. */
      readonly differing: readonly string[]
    }
  | { readonly status: 'failed'; readonly message: string }

export function isUnderWay({ status }: RestoreState): boolean {
  return status === 'checking' || status === 'writing' || status === 'verifying'
}

export interface RestoreModel {
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<RestoreState>
  /** Never rejects; one at a time. */
  readonly start: (file: Blob) => Promise<void>
  readonly cancel: () => void
}

/** Restores bundles on the backend behind these ports: looks through one, writes it, and compares what came of it. */
export function restoreModel(
  ports: Pick<Ports, 'functions' | 'files'>,
  runtime: Pick<Runtime, 'now' | 'newId' | 'turn'>,
): RestoreModel {
  const state = new BehaviorSubject<RestoreState>({ status: 'idle' })
  let running: AbortController | null = null

  const fail = (message: string) => state.next({ status: 'failed', message })

  async function restore(file: Blob, signal: AbortSignal): Promise<void> {
    state.next({ status: 'checking', share: 0 })
    const [{ checkBundle }, { bundleTools: tools }] = await Promise.all([
      import('../../../domain/use-cases/bundle/check-bundle'),
      import('../../bundle/bundle-tools'),
    ])
    const checked = await checkBundle(file, tools, {
      turn: runtime.turn,
      onProgress: (share) => state.next({ status: 'checking', share }),
    })
    if (signal.aborted) return state.next({ status: 'idle' })
    if (!checked.ok) return fail(bundleText.problem(checked.problem))
    await write(checked.bundle, signal, tools)
  }

  /** As the workspace itself writes times. */
  const markOf = (workspace: Workspace) => {
    const formats = formatsOf({ locale: localeIn(spokenLanguage(), workspace), timeZone: workspace.timeZone })
    return bundleText.secondMark(formats.dateTime(instantOf(runtime.now())))
  }

  async function write(bundle: CheckedBundle, signal: AbortSignal, tools: RestoreTools): Promise<void> {
    const { restoreBundle } = await import('../../../domain/use-cases/bundle/restore-bundle')
    const onProgress = (progress: { readonly step: 'records' | 'files'; readonly done: number; readonly total: number }) =>
      state.next({ status: 'writing', ...progress })
    const restored = await restoreBundle(bundle, ports, { runtime, markOf, signal, onProgress })
    if (!restored.ok) return fail(refusalText(restored.refusal))
    state.next({ status: 'verifying' })
    const { differingCollections } = await import('../../../domain/use-cases/bundle/verify-restored')
    const differing = await differingCollections(bundle, restored, { ports, runtime, tools })
    const { counts } = bundle.manifest
    state.next({
      status: 'done',
      workspaceId: restored.workspaceId,
      hasNewIds: restored.hasNewIds,
      name: restored.name,
      records: Object.values(counts).reduce((sum, count) => sum + count, 0),
      files: bundle.files.length,
      differing,
    })
  }

  return {
    state$: state.asObservable(),
    start: async (file) => {
      if (running !== null) return
      running = new AbortController()
      try {
        await restore(file, running.signal)
      } catch (error) {
        if (isPortError(error, 'call/cancelled')) state.next({ status: 'idle' })
        else fail(errorText(asPortError(error, 'restore')))
      } finally {
        running = null
      }
    },
    cancel: () => running?.abort(),
  }
}
