import { isNextStep } from '../../../src/domain/model/deals/deal-row'
import { personName } from '../../../src/domain/model/people/person-name'
import type { AnyRecord, CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import type { Link } from './facts'

/** Records whose rows show something of a changed record, as the links to them. */
interface Shown<K extends CollectionName> {
  /** What of the record other rows show. */
  readonly shows: (record: RecordOf<K>) => unknown
  readonly linksTo: (record: RecordOf<K>) => readonly Link[]
}

const SHOWN: { readonly [K in CollectionName]?: Shown<K> } = {
  companies: {
    shows: ({ name }) => name,
    linksTo: ({ id }) => [
      ['people.companyId', id],
      ['deals.companyId', id],
    ],
  },
  tags: {
    shows: ({ name, deletedAt }) => deletedAt === null && name,
    linksTo: ({ id }) => [
      ['people.tagIds', id],
      ['companies.tagIds', id],
      ['deals.tagIds', id],
    ],
  },
  people: { shows: personName, linksTo: ({ id }) => [['dealRows.personId', id]] },
  stages: { shows: ({ kind, probability }) => `${kind} ${probability}`, linksTo: ({ id }) => [['deals.stageId', id]] },
}

/** The links to the records whose rows a change concerns, besides its own. */
export function dependentsOf(
  collection: CollectionName,
  { before, after }: { readonly before: AnyRecord | null; readonly after: AnyRecord | null },
): readonly Link[] {
  if (collection === 'tasks') return [...dealsOf(before), ...dealsOf(after)]
  const shown = SHOWN[collection] as Shown<CollectionName> | undefined
  const record = after ?? before
  if (shown === undefined || record === null) return []
  const [was, is] = [before, after].map((one) => (one === null ? null : shown.shows(one)))
  return was === is ? [] : shown.linksTo(record)
}

/** An empty field stands for the record itself. */
function dealsOf(record: AnyRecord | null): readonly Link[] {
  const task = record as RecordOf<'tasks'> | null
  if (task === null || !isNextStep(task)) return []
  return task.subjects.flatMap((subject): readonly Link[] =>
    subject.startsWith('deals/') ? [['', subject.slice('deals/'.length)]] : [],
  )
}
