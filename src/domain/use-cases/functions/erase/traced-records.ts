import { BUNDLE_COLLECTIONS } from '../../../model/bundle/bundle-format'
import type { CustomValues } from '../../../model/fields/custom-value'
import type { FieldDefinition } from '../../../model/fields/field-definition'
import { fileIdIn } from '../../../model/files/file-path'
import type { Id } from '../../../model/kernel/id'
import { mapValues } from '../../../model/kernel/map-values'
import { fold } from '../../../model/kernel/text-fold'
import { recordAddress, withoutLinksTo } from '../../../model/notes/record-link'
import { ERASED, type Traces, withoutMentions } from '../../../model/people/mentions'
import type { AnyCondition } from '../../../model/query/ast'
import { customField, type CustomField } from '../../../model/query/field-reader'
import type { AnyRecord, CollectionName, RecordOf } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import type { Subject } from '../../../model/records/subject'
import type { Fields } from '../../../model/registry/field'
import { COLLECTIONS } from '../../../model/registry/registry'
import type { ElevatedRecords, ElevatedWrite } from '../function-context'
import { findAny, mentions } from './find-any'

export interface PersonSearch {
  readonly workspaceId: Id
  readonly person: RecordOf<'people'>
  readonly subject: Subject
  readonly traces: Traces
}

/** By collection, the fields in which a person may be mentioned, and how long each text may be. */
const TEXTS = mapValues<CollectionName, Fields, Readonly<Record<string, number>>>(COLLECTIONS, (fields) =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, { prose }]) => (prose === undefined ? [] : [[name, prose]]))),
)

type ProseOf<T> = { [F in keyof T]: T[F] extends { readonly prose: number } ? F : never }[keyof T]
type Text = { [K in CollectionName]: [ProseOf<(typeof COLLECTIONS)[K]>] extends [never] ? never : K }[CollectionName]

function hasTexts(collection: CollectionName): collection is Text {
  return Object.keys(TEXTS[collection]).length > 0
}

/** What names others comes before what is named. */
const SEARCHED = BUNDLE_COLLECTIONS.filter(hasTexts).toReversed()

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
  readonly collection: Text | 'merges' | 'submissions'
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

/** Own fields in one question: it has to fit into an address. */
const OWN_FIELDS_AT_ONCE = 5

export async function tracedRecords(search: PersonSearch, records: ElevatedRecords): Promise<Traced> {
  const { person } = search
  const own = await ownTexts(search.workspaceId, records)
  const doomed: Doomed[] = []
  const mentioning: ElevatedWrite[] = []
  const paths: string[] = []
  for (const collection of SEARCHED) {
    const finding = { search: searchIn(collection, search), records, own: own.filter((field) => field.collection === collection) }
    for (const record of await tracesIn(collection, finding)) {
      if (record.id === person.id) continue
      const redacted = isOnlyAbout(record, search) ? null : redactedTexts(collection, { record, ...finding })
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
  /** Of the collection. */
  readonly own: readonly OwnText[]
}

/** The conditions of a view are written as in a link, where a blank is `%20`. */
function searchIn(collection: Text, search: PersonSearch): PersonSearch {
  if (collection !== 'savedViews') return search
  const linked = (texts: readonly string[]) => [...new Set([...texts.map((text) => text.replaceAll(' ', '%20')), ...texts])]
  return { ...search, traces: { anywhere: linked(search.traces.anywhere), nearby: linked(search.traces.nearby) } }
}

/** Every record of the collection in which something of the person may be, once. */
async function tracesIn(collection: Text, { search, records, own }: Finding): Promise<readonly AnyRecord[]> {
  const { workspaceId, person, subject, traces } = search
  const found: AnyRecord[] = []
  const about = ABOUT[collection]?.(subject)
  if (about !== undefined) found.push(...(await findAny(records, collection, { workspaceId, where: about })))
  const linked = fold(recordAddress(subject))
  const terms = [linked, ...traces.anywhere]
  const questions = [Object.keys(TEXTS[collection])]
  const ownFields = own.map(({ field }) => field)
  for (let at = 0; at < ownFields.length; at += OWN_FIELDS_AT_ONCE) questions.push(ownFields.slice(at, at + OWN_FIELDS_AT_ONCE))
  for (const fields of questions) {
    const where = mentions(fields, terms)
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
  { record, search: { subject, traces }, own }: Finding & { readonly record: AnyRecord },
): ReadonlyMap<string, unknown> {
  const isAbout = 'subjects' in record && record.subjects.includes(subject)
  const terms = isAbout ? traces.nearby : traces.anywhere
  const redacted = new Map<string, unknown>()
  for (const [field, limit] of Object.entries(TEXTS[collection])) {
    const text: unknown = Reflect.get(record, field)
    if (typeof text !== 'string') continue
    const kept = withoutMentions(withoutLinksTo(text, subject, ERASED), terms)
    if (kept !== text) redacted.set(field, kept.slice(0, limit))
  }
  const custom = 'custom' in record ? withoutOwnMentions(record.custom, own, terms) : {}
  if (Object.keys(custom).length > 0) redacted.set('custom', custom)
  return redacted
}

function update(collection: Text, id: Id, patch: ReadonlyMap<string, unknown>): ElevatedWrite {
  return { kind: 'update', collection, id, patch: Object.fromEntries(patch) }
}

/** A field of the workspace's own that may name somebody. */
export interface OwnText extends Pick<FieldDefinition, 'collection' | 'key' | 'type'> {
  readonly field: CustomField
}

const WRITTEN: ReadonlySet<FieldDefinition['type']> = new Set(['text', 'url', 'email', 'phone'])

/** Archived ones too: what they held is kept. */
async function ownTexts(workspaceId: Id, records: ElevatedRecords): Promise<readonly OwnText[]> {
  const definitions = await records.find<'fieldDefinitions'>('fieldDefinitions', { workspaceId })
  return definitions
    .filter(({ type }) => WRITTEN.has(type))
    .map(({ collection, key, type }) => ({ collection, key, type, field: customField(key) }))
}

/**
 * The values that mention the person, as they are to be. An address or number with a gap in it is none: it goes as a whole.
 *
 * @param traces folded
 */
function withoutOwnMentions(values: CustomValues, own: readonly OwnText[], traces: readonly string[]): CustomValues {
  const redacted: Record<string, string | null> = {}
  for (const { key, type } of own) {
    const text = values[key]
    if (typeof text !== 'string') continue
    const kept = withoutMentions(text, traces)
    if (kept !== text) redacted[key] = type === 'text' ? kept.slice(0, LIMITS.customValue) : null
  }
  return redacted
}
