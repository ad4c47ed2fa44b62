import { combineLatest, map, of, type Observable } from 'rxjs'
import { DAY_MS } from '../../../domain/model/kernel/instant'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { RecordsPort } from '../../../ports/records.port'
import type { WorkspaceView } from '../../app/workspace-context'

export const FIRST_STEPS = ['import', 'person', 'deal', 'task', 'invite'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

export interface StepState {
  readonly step: FirstStep
  readonly isDone: boolean
}

/** A workspace is new for so long. */
const NEW_MS = 30 * DAY_MS

type Team = Pick<WorkspaceView, 'workspace' | 'members' | 'may'> & { readonly nowMs: number }

/** What a new team does first, as far as whoever looks may do it, and which of it is done. Empty once all of it is. */
export function firstSteps$(records: RecordsPort, { workspace, members, may, nowMs }: Team): Observable<readonly StepState[]> {
  const isNew = nowMs - Date.parse(workspace.createdAt) < NEW_MS
  // A sample has half a year behind it.
  if (!isNew || workspace.createdBy.via === 'sample') return of([])
  const isAny = (collection: CollectionName) =>
    records.watch(collection, { workspaceId: workspace.id, limit: 1 }).pipe(map(({ value }) => value.items.length > 0))
  const contacts = combineLatest([isAny('people'), isAny('companies')]).pipe(map((any) => any.includes(true)))
  const isDone: Readonly<Record<FirstStep, () => Observable<boolean>>> = {
    import: () =>
      records
        .watch('imports', { workspaceId: workspace.id, where: { op: 'eq', field: 'status', value: DONE }, limit: 1 })
        .pipe(map(({ value }) => value.items.length > 0)),
    person: () => contacts,
    deal: () => isAny('deals'),
    task: () => isAny('tasks'),
    invite: () => (members.length > 1 ? of(true) : isAny('invitations')),
  }
  const isFor = (step: FirstStep) => may(step === 'invite' ? 'invite-member' : RIGHTS[step])
  const steps = FIRST_STEPS.filter(isFor)
  if (steps.length === 0) return of([])
  return combineLatest(steps.map((step) => isDone[step]().pipe(map((done): StepState => ({ step, isDone: done }))))).pipe(
    map((states) => (states.every((state) => state.isDone) ? [] : states)),
  )
}

const DONE: RecordOf<'imports'>['status'] = 'done'

const RIGHTS = { import: 'people.create', person: 'people.create', deal: 'deals.create', task: 'tasks.create' } as const
