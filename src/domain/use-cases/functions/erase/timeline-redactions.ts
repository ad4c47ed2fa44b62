import type { Id } from '../../../model/kernel/id'
import { withoutMentions } from '../../../model/people/mentions'
import type { AnyCondition } from '../../../model/query/any-query'
import type { RecordOf } from '../../../model/records/collections'
import type { ElevatedRecords, ElevatedWrite, TimelineRedaction } from '../function-context'
import { findAny, mentions } from './find-any'
import type { Doomed, PersonSearch } from './traced-records'

/** Ids in one question: it has to fit into an address. */
const IDS_AT_ONCE = 100

interface TimelineSearch extends PersonSearch {
  readonly doomed: readonly Doomed[]
  readonly mentioning: readonly ElevatedWrite[]
}

/**
 * What the timeline is to say when the person is gone: of what goes with them, that something happened and when; of all
 * else the same as before without the person's name.
 */
export async function timelineRedactions(
  search: TimelineSearch,
  records: ElevatedRecords,
): Promise<readonly TimelineRedaction[]> {
  const gone = new Set(search.doomed.map(({ id }) => id))
  const redacted = new Map<Id, TimelineRedaction>()
  for (const line of await linesOf(search, records)) {
    const patch = gone.has(line.objectId) ? SILENT : withoutTraces(line, search)
    const isSame = patch.label === line.label && JSON.stringify(patch.changes) === JSON.stringify(line.changes)
    if (!isSame) redacted.set(line.id, { kind: 'update', collection: 'activities', id: line.id, patch })
  }
  return [...redacted.values()]
}

const SILENT = { label: null, changes: {} }

async function linesOf(
  { workspaceId, subject, traces, doomed, mentioning }: TimelineSearch,
  records: ElevatedRecords,
): Promise<readonly RecordOf<'activities'>[]> {
  const objects = [...doomed, ...mentioning].map(({ id }) => id)
  const questions: AnyCondition[] = [{ op: 'has', field: 'subjects', value: subject }]
  if (traces.anywhere.length > 0) questions.push(mentions(['label'], traces.anywhere))
  for (let at = 0; at < objects.length; at += IDS_AT_ONCE)
    questions.push({ op: 'in', field: 'objectId', values: objects.slice(at, at + IDS_AT_ONCE) })
  const found: RecordOf<'activities'>[] = []
  for (const where of questions) {
    found.push(...((await findAny(records, 'activities', { workspaceId, where })) as readonly RecordOf<'activities'>[]))
  }
  return found
}

function withoutTraces(
  { label, changes, subjects }: RecordOf<'activities'>,
  { subject, traces }: PersonSearch,
): TimelineRedaction['patch'] {
  const terms = subjects.includes(subject) ? traces.nearby : traces.anywhere
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutMentions(value, terms)
    return Array.isArray(value) ? value.map(clean) : value
  }
  return {
    label: label === null ? null : withoutMentions(label, terms),
    changes: Object.fromEntries(Object.entries(changes).map(([field, [from, to]]) => [field, [clean(from), clean(to)] as const])),
  }
}
