import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs'
import { mutationIdOf } from '../../../domain/model/records/meta'
import type { Id } from '../../../domain/model/kernel/id'
import type { FunctionInput } from '../../../domain/model/functions/catalogue'
import type { FunctionsPort } from '../../../ports/functions.port'
import type { Runtime } from '../../../ports/runtime.port'
import { Submission, type SubmissionState } from '../../app/submission'
import { workspacesText } from '../../text/workspaces'
import { localeIn } from '../../text/format'
import { spokenLanguage } from '../../text/in-language'
import { guessRegion, regionOf, type Region, type Whereabouts } from '../../../domain/model/workspaces/regions'

export type WorkspaceDraft = FunctionInput<'create-workspace'>

export interface NewWorkspaceState extends SubmissionState {
  readonly draft: WorkspaceDraft
}

export interface NewWorkspaceModel {
  readonly state$: Observable<NewWorkspaceState>
  /** A country brings its currency, language and time zone. */
  readonly change: (part: Partial<WorkspaceDraft>) => void
  /** Resolves with the new workspace's id, or null when it was refused. */
  readonly create: () => Promise<Id | null>
}

export function newWorkspaceModel(functions: FunctionsPort, runtime: Runtime, here: Whereabouts): NewWorkspaceModel {
  const submission = new Submission()
  const draft = new BehaviorSubject<WorkspaceDraft>({ name: '', ...inWords(guessRegion(here)), sample: true })
  // One key for all attempts: when the answer to the first was lost, the second does not make a second workspace.
  const mutationId = mutationIdOf(runtime.newId())

  return {
    state$: combineLatest([submission.state$, draft]).pipe(map(([submitted, current]) => ({ ...submitted, draft: current }))),
    change: (part) => {
      const region = part.country === undefined ? {} : inWords(regionOf(part.country, here))
      draft.next({ ...draft.value, ...region, ...part })
    },
    create: async () => {
      if (draft.value.name.trim() === '') {
        submission.refuseFields({ name: workspacesText.nameMissing })
        return null
      }
      const answer = await submission.run(() => functions.call('create-workspace', draft.value, { mutationId }))
      return answer?.ok === true ? answer.value.workspaceId : null
    },
  }
}

/** In the language of the screens, as the country writes it: the sample speaks it, too. */
function inWords(region: Region): Region {
  return { ...region, locale: localeIn(spokenLanguage(), region) }
}
