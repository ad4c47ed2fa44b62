import { moveDeal, winDeal } from '../../src/domain/use-cases/deals/deal-moves'
import { logNote, type LoggedNote } from '../../src/domain/use-cases/notes/log-note'
import { updateRecord } from '../../src/domain/use-cases/records/update-record'
import type { Id } from '../../src/domain/model/kernel/id'
import { DAY_MS } from '../../src/domain/model/kernel/instant'
import { dayIn } from '../../src/domain/model/kernel/plain-date'
import { rankBetween } from '../../src/domain/model/kernel/rank'
import type { RecordOf } from '../../src/domain/model/records/collections'
import type { RecordMeta } from '../../src/domain/model/records/meta'
import type { Mutation } from '../../src/domain/model/records/mutation'
import { subjectOf, type Subject, type SubjectCollection } from '../../src/domain/model/records/subject'
import type { Runtime } from '../../src/ports/runtime.port'
import type { WorkspaceData } from '../../src/ui/app/workspace.model'
import { neighboursOf, type BoardState } from '../../src/ui/features/deals/placement'
import type { Writing } from './script'

export interface OpenRecord {
  readonly collection: SubjectCollection
  readonly id: Id
  /** Null until it is there. */
  readonly seen: RecordMeta | null
}

/** What somebody has in front of them, and who there is. */
export interface Sight {
  readonly data: WorkspaceData | null
  readonly board: BoardState | null
  readonly record: OpenRecord | null
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly memberId: Id
  readonly members: readonly Id[]
  readonly runtime: Runtime
}

/** What a deed writes, as the screens would. */
export function mutationsOf(deed: Writing, sight: Sight): readonly Mutation[] {
  switch (deed.does) {
    case 'edit':
      return [edit(known(sight.record))]
    case 'note':
      return note(sight, [])
    case 'mention':
      return note(sight, [known(sight.members[deed.colleague])])
    case 'task':
      return [task(sight, known(sight.members[deed.colleague]))]
    case 'finish-task':
      return [updateRecord('tasks', known(sight.tasks[0]), { status: 'done' })]
    case 'create':
      return [create(sight, deed.of)]
    case 'move':
    case 'win':
      return [move(known(sight.board), deed)]
  }
}

function edit({ collection, seen }: OpenRecord): Mutation {
  const record = known(seen)
  const text = `At version ${record.version}`
  if (collection === 'people') return updateRecord('people', record, { jobTitle: text })
  if (collection === 'companies') return updateRecord('companies', record, { industry: text })
  return updateRecord('deals', record, { source: text })
}

function note({ record, runtime }: Sight, mentions: readonly Id[]): readonly Mutation[] {
  const body = 'Spoken: the offer is with their purchasing, who want to see the second version by Friday.'
  const said: LoggedNote = { kind: 'note', body, happenedAt: null, subjects: [subject(record)], mentions: [...mentions] }
  return logNote(said, null, () => runtime.newId())
}

function task({ record, runtime }: Sight, assigneeId: Id): Mutation {
  const dueOn = dayIn('UTC', runtime.now() + DAY_MS)
  const data = { title: 'Call back', dueOn, assigneeId, subjects: [subject(record)] }
  return { kind: 'create', collection: 'tasks', id: runtime.newId(), data }
}

function create({ data, memberId: ownerId, runtime }: Sight, collection: SubjectCollection): Mutation {
  const id = runtime.newId()
  // Alike in length and never the same: the same name twice would be a duplicate.
  const name = `New ${id.slice(-12)}`
  if (collection === 'people') return { kind: 'create', collection, id, data: { firstName: name, lastName: 'Newcomer', ownerId } }
  if (collection === 'companies') return { kind: 'create', collection, id, data: { name, ownerId } }
  const stage = known(known(data).stages[0])
  const into = { pipelineId: stage.pipelineId, stageId: stage.id, rank: rankBetween(null, null) }
  return { kind: 'create', collection, id, data: { ...into, title: name, amountMinor: 250_000, currency: 'EUR', ownerId } }
}

/** A card of one of the first columns, to the top of the next or of the won. */
function move({ columns }: BoardState, { does, nth }: { readonly does: 'move' | 'win'; readonly nth: number }): Mutation {
  const open = columns.filter(({ stage }) => stage.kind === 'open')
  const at = nth % (open.length - 1)
  const deal = known(known(open[at]).deals[nth])
  if (does === 'win') return winDeal(deal, known(columns.find(({ stage }) => stage.kind === 'won')).stage.id)
  const { stage, deals } = known(open[at + 1])
  const placement = { dealId: deal.id, version: deal.version, stageId: stage.id, beforeDealId: deals[0]?.id ?? null }
  return moveDeal(deal, stage.id, neighboursOf(columns, placement))
}

function subject(record: OpenRecord | null): Subject {
  const { collection, id } = known(record)
  return subjectOf(collection, id)
}

export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('the script asks for what is not there')
  return value
}
