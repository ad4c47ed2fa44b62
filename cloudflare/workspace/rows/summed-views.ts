import type { Sight } from '../../../src/domain/model/access/visibility'
import { stageStays } from '../../../src/domain/model/deals/stage-stays'
import { type Counted, stageTotals } from '../../../src/domain/model/deals/stage-totals'
import { dealSteps, type Step, taskSteps } from '../../../src/domain/model/figures/deeds'
import {
  dealFigures,
  type Done,
  type Figured,
  noteDone,
  stayFigures,
  workFigures,
} from '../../../src/domain/model/figures/figures'
import { faultyCompany, faultyPerson, sharedContact } from '../../../src/domain/model/health/contacts'
import type { Id } from '../../../src/domain/model/kernel/id'
import { knownZone } from '../../../src/domain/model/kernel/time-zone'
import type { ReadableName, RecordOf, RowOf, ViewName } from '../../../src/domain/model/records/collections'
import type { StageStay } from '../../../src/domain/model/records/views'
import { isView } from '../../../src/domain/model/registry/registry'
import { FAULTY } from './facts'
import { isRowView, type RowViewName } from './names'
import type { RowSource } from './row-source'

/** The views of which a row is made of many records, or many rows of one. */
export type SummedView = Exclude<ViewName, RowViewName>

export function isSummed(name: ReadableName): name is SummedView {
  return isView(name) && !isRowView(name)
}

export interface Summing {
  readonly source: RowSource
  readonly workspace: RecordOf<'workspaces'> | null
  /** `null`: of all records. */
  readonly sight: Sight | null
  stage(id: Id): RecordOf<'stages'> | undefined
}

/** The rows of each view, by the domain's rules. Records are read one after another: no more is kept of them than is summed up. */
export const SUMMED: { readonly [V in SummedView]: (from: Summing) => Iterable<RowOf<V>> } = {
  stageTotals: (from) => stageTotals(counted(from), from.stage),
  dealFigures: (from) => dealFigures(figured(from), { stage: from.stage, timeZone: calendarOf(from).timeZone }),
  *stageStays(from) {
    for (const deal of from.source.all('deals')) yield* staysOf(deal, from)
  },
  stayFigures: (from) => stayFigures(SUMMED.stageStays(from), calendarOf(from).timeZone),
  workFigures: (from) => workFigures(done(from), calendarOf(from)),
  *faultyContacts({ source }) {
    for (const person of source.linked('people', FAULTY, '')) yield* some(faultyPerson(person))
    for (const company of source.linked('companies', FAULTY, '')) yield* some(faultyCompany(company))
  },
  *sharedContacts({ source, workspace }) {
    if (workspace === null) return
    const named = (id: Id) => ({ id, workspaceId: workspace.id })
    for (const [contact, ids] of source.sharedContacts()) yield* sharedContact(contact, ids.map(named))
  },
}

export function staysOf(deal: RecordOf<'deals'>, from: Pick<Summing, 'source' | 'stage'>): readonly StageStay[] {
  return stageStays(deal, from.source.steps(deal.id), from.stage)
}

function* counted({ source, sight }: Summing): IterableIterator<Counted> {
  const isShown = sight?.('deals') ?? null
  for (const deal of source.all('deals')) {
    const { workspaceId, deletedAt, pipelineId, stageId, amountMinor, currency, probability } = deal
    if (isShown === null || isShown(deal))
      yield { workspaceId, deletedAt, pipelineId, stageId, amountMinor, currency, probability }
  }
}

function* figured({ source }: Summing): IterableIterator<Figured> {
  for (const deal of source.all('deals')) {
    const { workspaceId, deletedAt, createdAt, pipelineId, stageId, amountMinor, currency, probability } = deal
    const { expectedCloseOn, closedAt, lostReasonId, ownerId, originalCreatedAt } = deal
    const what = { workspaceId, deletedAt, createdAt, pipelineId, stageId, amountMinor, currency, probability }
    yield { ...what, expectedCloseOn, closedAt, lostReasonId, ownerId, originalCreatedAt }
  }
}

/** What members did, of what the reader may see. */
function* done(from: Summing): IterableIterator<Done> {
  const { source, sight } = from
  const [seesNote, seesLine, seesTask] = [sight?.('notes') ?? null, sight?.('activities') ?? null, sight?.('tasks') ?? null]
  for (const note of source.all('notes')) if (seesNote?.(note) ?? true) yield* some(noteDone(note))
  for (const { line, task, ...deed } of steps(from))
    if ((seesLine?.(line) ?? true) && (task === null || (seesTask?.(task) ?? true))) yield deed
}

function* steps(from: Summing): IterableIterator<Step> {
  const { source } = from
  for (const task of source.matching('tasks', { op: 'eq', field: 'status', value: 'done' }))
    yield* taskSteps(task, source.steps(task.id))
  for (const deal of source.all('deals')) {
    const lines = source.steps(deal.id)
    yield* dealSteps(stageStays(deal, lines, from.stage), lines)
  }
}

function calendarOf({ workspace }: Summing): Pick<RecordOf<'workspaces'>, 'timeZone' | 'weekStart'> {
  return { timeZone: knownZone(workspace?.timeZone ?? 'UTC'), weekStart: workspace?.weekStart ?? 'monday' }
}

function some<T>(row: T | null): readonly T[] {
  return row === null ? [] : [row]
}
