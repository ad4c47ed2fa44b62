import type { Id } from '../../../model/kernel/id'
import { withoutLinksTo } from '../../../model/notes/record-link'
import { ERASED, type Traces, withoutMentions } from '../../../model/people/mentions'
import type { AnyCondition } from '../../../model/query/ast'
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
  const redacted = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutMentions(withoutLinksTo(value, subject, ERASED), terms)
    return Array.isArray(value) ? value.map(redacted) : value
  }
  return {
    label: label === null ? null : withoutMentions(label, terms),
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, [from, to]]) => [field, [redacted(from), redacted(to)] as const]),
    ),
  }
}

/** What imports keep of their rows, and of what records were before, without the person. */
export async function importLogRedactions(
  { workspaceId, person, traces }: PersonSearch,
  records: ElevatedRecords,
): Promise<readonly ElevatedWrite[]> {
  const where = mentions(['log'], [person.id, ...traces.anywhere])
  const chunks = await findAny(records, 'importChunks', { workspaceId, where })
  return chunks.flatMap((chunk): readonly ElevatedWrite[] => {
    if (!('importId' in chunk)) return []
    const log = redactedLog(chunk.log, person.id, traces)
    return log === chunk.log ? [] : [{ kind: 'update', collection: 'importChunks', id: chunk.id, patch: { log } }]
  })
}

/** Of a row about the person stays that there was one; in any other, mentions of them go. */
export function redactedLog(log: string, personId: Id, traces: Traces): string {
  const kept = parsed(log)
  if (kept === undefined) return withoutMentions(log, traces.anywhere)
  return JSON.stringify(clean(kept, personId, { traces, isNear: false })).replace(
    BARE,
    (bare) => `\\u00${bare.charCodeAt(0).toString(16)}`,
  )
}

/** Characters that JSON does not escape and a stored text may not have. */
const BARE = /[\u007f-\u009f]/g

interface Cleaning {
  readonly traces: Traces
  /** Is it known to be about the person? */
  readonly isNear: boolean
}

function clean(value: unknown, personId: Id, cleaning: Cleaning): unknown {
  const { traces, isNear } = cleaning
  if (typeof value === 'string') return withoutMentions(value, isNear ? traces.nearby : traces.anywhere)
  if (Array.isArray(value)) return value.map((entry: unknown) => clean(entry, personId, cleaning))
  if (!isObject(value)) return value
  // What the record was before.
  if (value['id'] === personId && 'fileId' in value) return { ...value, fileId: '' }
  if (value['id'] === personId) return 'changes' in value && value['changes'] !== null ? { ...value, changes: {} } : value
  const isAbout = isObject(value['primary']) && value['primary']['id'] === personId
  const near = { traces, isNear: isNear || isAbout || ('row' in value && isMentioned(value, traces)) }
  const entries = Object.entries(value).map(([key, entry]) => [key, clean(entry, personId, near)] as const)
  return { ...Object.fromEntries(entries), ...(isAbout && 'text' in value ? { text: '', problems: [] } : {}) }
}

function isMentioned(row: object, { anywhere }: Traces): boolean {
  const text = JSON.stringify(row)
  return withoutMentions(text, anywhere) !== text
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
