import { fileIdIn } from '../../../model/files/file-path'
import type { Id } from '../../../model/kernel/id'
import { withoutMentions, type Traces } from '../../../model/people/mentions'
import type { AnyCondition } from '../../../model/query/any-query'
import type { AnyRecord, RecordOf } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import type { Subject } from '../../../model/records/subject'
import type { ElevatedRecords, ElevatedWrite } from '../function-context'
import { findAny, mentions } from './find-any'

export interface PersonSearch {
  readonly workspaceId: Id
  readonly person: RecordOf<'people'>
  readonly subject: Subject
  readonly traces: Traces
}

/** Where a person may be mentioned, and how long each text may be. */
const TEXTS = {
  notes: { body: LIMITS.note },
  tasks: { title: LIMITS.title, body: LIMITS.note },
  files: { name: LIMITS.name },
  deals: { title: LIMITS.title, lostNote: LIMITS.description },
  companies: { description: LIMITS.description },
  people: { description: LIMITS.description },
} as const
type Text = keyof typeof TEXTS

/** How to find what is about a person, where a record says so. */
const ABOUT: { readonly [K in Text]?: (subject: Subject) => AnyCondition } = {
  notes: (value) => ({ op: 'has', field: 'subjects', value }),
  tasks: (value) => ({ op: 'has', field: 'subjects', value }),
  // Pictures of somebody are no attachments, and have no subject: where they lie says whose they are.
  files: (value) => ({
    op: 'or',
    of: [
      { op: 'eq', field: 'subject', value },
      { op: 'startsWith', field: 'path', value: `${value}/` },
    ],
  }),
}

export interface Doomed {
  readonly collection: Text
  readonly id: Id
  readonly isLive: boolean
}

export interface Traced {
  /** To be purged; the person comes last. */
  readonly doomed: readonly Doomed[]
  /** Updates of live records that mention the person and stay. */
  readonly mentioning: readonly ElevatedWrite[]
  /** Of the bytes that go with the doomed files. */
  readonly paths: readonly string[]
}

export async function tracedRecords(search: PersonSearch, records: ElevatedRecords): Promise<Traced> {
  const { person } = search
  const doomed: Doomed[] = []
  const mentioning: ElevatedWrite[] = []
  const paths: string[] = []
  for (const collection of Object.keys(TEXTS) as Text[]) {
    for (const record of await tracesIn(collection, { search, records })) {
      if (record.id === person.id) continue
      const redacted = isOnlyAbout(record, search) ? null : redactedTexts(collection, { record, search })
      const isLive = record.deletedAt === null
      if (redacted !== null && redacted.size === 0) continue
      if (redacted !== null && isLive) mentioning.push(update(collection, record.id, redacted))
      else doomed.push({ collection, id: record.id, isLive })
      const goes = redacted === null || !isLive
      // Anybody may write another file's path into a record of their own; the bytes are that file's.
      if (goes && 'path' in record && fileIdIn(record.path) === record.id) paths.push(record.path)
    }
  }
  doomed.push({ collection: 'people', id: person.id, isLive: person.deletedAt === null })
  return { doomed, mentioning, paths }
}

interface Finding {
  readonly search: PersonSearch
  readonly records: ElevatedRecords
}

/** Every record of the collection in which something of the person may be, once. */
async function tracesIn(collection: Text, { search, records }: Finding): Promise<readonly AnyRecord[]> {
  const { workspaceId, person, subject, traces } = search
  const found: AnyRecord[] = []
  const about = ABOUT[collection]?.(subject)
  if (about !== undefined) found.push(...(await findAny(records, collection, { workspaceId, where: about })))
  if (traces.anywhere.length > 0) {
    const where = mentions(Object.keys(TEXTS[collection]), traces.anywhere)
    found.push(...(await findAny(records, collection, { workspaceId, where })))
  }
  if (collection === 'files' && person.avatarFileId !== null) {
    const avatar = await records.get('files', workspaceId, person.avatarFileId)
    if (avatar !== null) found.push(avatar)
  }
  return [...new Map(found.map((record) => [record.id, record])).values()]
}

function isOnlyAbout(record: AnyRecord, { subject, person }: PersonSearch): boolean {
  if ('subject' in record) {
    if (record.subject === subject || record.id === person.avatarFileId) return true
    return 'path' in record && record.subject === null && record.path.startsWith(`${subject}/`)
  }
  return 'subjects' in record && record.subjects.length > 0 && record.subjects.every((one) => one === subject)
}

/** The fields that mention the person, as they are to be. */
function redactedTexts(
  collection: Text,
  { record, search: { subject, traces } }: { readonly record: AnyRecord; readonly search: PersonSearch },
): ReadonlyMap<string, string> {
  const isAbout = 'subjects' in record && record.subjects.includes(subject)
  const redacted = new Map<string, string>()
  for (const [field, limit] of Object.entries(TEXTS[collection])) {
    const text: unknown = Reflect.get(record, field)
    if (typeof text !== 'string') continue
    const kept = withoutMentions(text, isAbout ? traces.nearby : traces.anywhere)
    if (kept !== text) redacted.set(field, kept.slice(0, limit))
  }
  return redacted
}

function update(collection: Text, id: Id, patch: ReadonlyMap<string, string>): ElevatedWrite {
  return { kind: 'update', collection, id, patch: Object.fromEntries(patch) }
}
