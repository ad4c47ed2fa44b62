import * as v from 'valibot'
import { type Activity, TIMELINE_COLLECTIONS, VERBS } from '../activity/activity'
import { fieldProblemsOf } from '../errors/field-problem'
import { cleanEmail } from '../kernel/contact-fields'
import { choice, id, instant } from '../kernel/fields'
import { accepted, type Checked, refused } from '../records/checked'
import type { CollectionName, Collections, RecordOf } from '../records/collections'
import type { RecordMeta, Via } from '../records/meta'
import { SCHEMAS, validateRecord } from '../records/schemas'
import { isSubject, type Subject } from '../records/subject'
import type { Field } from '../registry/field'
import { COLLECTIONS } from '../registry/registry'
import { isRobot } from '../workspaces/workspace'

/** The version of the container: its parts and its manifest. */
export const BUNDLE_FORMAT = 1
/** The version of the records in it. */
export const BUNDLE_SCHEMA = 3
/** The oldest that is read: what has come since is more choices, and fields that may be left out. */
export const OLDEST_BUNDLE_SCHEMA = 1

export const MANIFEST_PATH = 'manifest.json'

/** In the order of every bundle; the timeline, which refers to the others, comes last. */
export const BUNDLE_COLLECTIONS: readonly CollectionName[] = [...(Object.keys(SCHEMAS) as (keyof typeof SCHEMAS)[]), 'activities']

/** The collections that also come as tables for spreadsheets. */
export const TABLE_COLLECTIONS = ['people', 'companies', 'deals', 'tasks', 'notes'] as const
export type TableCollection = (typeof TABLE_COLLECTIONS)[number]

export function recordsPath(collection: CollectionName): string {
  return `records/${collection}.jsonl`
}

export function tablePath(collection: TableCollection): string {
  return `tables/${collection}.csv`
}

export function trashTablePath(collection: TableCollection): string {
  return `tables/trash/${collection}.csv`
}

export function bytesPath(fileId: string): string {
  return `files/${fileId}`
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The table of contents: every other part with its size and checksum. */
export const manifestSchema = v.object({
  portside: v.literal('bundle'),
  format: count,
  schema: count,
  exportedAt: instant,
  /** The member who asked for it. */
  exportedBy: id,
  workspace: v.object({ id, name: v.string() }),
  /** Records by collection; what is not named has none. */
  counts: v.record(v.string(), count),
  parts: v.array(v.object({ path: v.string(), bytes: count, sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) })),
  /** Files that are ready by their record, and whose bytes the backend did not have. */
  missingFiles: v.array(id),
})

export type Manifest = v.InferOutput<typeof manifestSchema>
export type BundlePart = Manifest['parts'][number]

/**
 * The fields of a record that are in a bundle, in their order. The workspace's id is the manifest's, and what secrets are
 * worked out for would only tempt somebody to think that they go along.
 */
export function bundledFields(collection: CollectionName): readonly string[] {
  const fields = Object.entries<Field>(COLLECTIONS[collection])
  return fields.flatMap(([name, { stays }]) => (stays === true ? [] : [name]))
}

/**
 * A record as one line of its collection's part: the same text for the same record, wherever it was kept. A member comes with
 * the address of the account instead of the account's id, active also where they have not joined yet. A robot comes deactivated:
 * its key stays behind, and nobody can be invited to be it.
 *
 * @returns `null` for an invitation that waits for such a member: whoever restores the bundle makes a new one
 */
export function bundleLine(collection: CollectionName, record: object, email: string | null = null): string | null {
  if (collection === 'invitations' && Reflect.get(record, 'memberId') !== null) return null
  const fields = bundledFields(collection).map((field): [string, unknown] => [field, sorted(Reflect.get(record, field))])
  const line: Record<string, unknown> = Object.fromEntries(fields)
  if (collection === 'members') Object.assign(line, { status: bundledStatus(record), email })
  // In two places at once it would do everything twice: somebody switches it on where the workspace goes on.
  if (collection === 'rules' && line['status'] === 'on') line['status'] = 'off'
  return `${JSON.stringify(line)}\n`
}

function bundledStatus(record: object): unknown {
  const member = record as Pick<RecordOf<'members'>, 'id' | 'userId' | 'status'>
  if (isRobot(member)) return 'deactivated'
  return member.status === 'invited' ? 'active' : member.status
}

/** Databases have an order of their own for the keys of an object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries<unknown>({ ...value }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, held]) => [key, sorted(held)]))
}

const VIAS = ['app', 'import', 'proposal', 'api', 'agent', 'form', 'rule', 'function', 'sample'] as const satisfies readonly Via[]

const stamps = {
  id,
  createdAt: instant,
  createdBy: v.strictObject({ memberId: v.nullable(id), via: choice(VIAS) }),
  updatedAt: instant,
  updatedBy: v.strictObject({ memberId: v.nullable(id), via: choice(VIAS) }),
  deletedAt: v.nullable(instant),
}
const stamped = v.looseObject(stamps)

/** Only backends write activities otherwise; in a bundle they come from outside. */
const activitySchema: v.GenericSchema<unknown, Activity> = v.strictObject({
  actorId: v.nullable(id),
  verb: choice(VERBS),
  subjects: v.array(v.custom<Subject>(isSubject)),
  objectId: id,
  objectCollection: choice(TIMELINE_COLLECTIONS),
  label: v.nullable(v.string()),
  at: instant,
  changes: v.record(v.string(), v.pipe(v.tuple([v.unknown(), v.unknown()]), v.readonly())),
  source: choice(VIAS),
  // Bundles of earlier days say nothing of keys.
  sourceKey: v.optional(v.nullable(v.strictObject({ name: v.string(), ending: v.string() })), null),
})

export type Stamps = Omit<RecordMeta, 'version' | 'workspaceId'>

export interface ReadRecord<K extends CollectionName> {
  readonly stamps: Stamps
  /** As it is to be kept. */
  readonly data: Collections[K]
  /** Of a member's account, where the bundle comes from. */
  readonly email: string | null
}

/** A record as a line of a bundle has it. Members have no account there: active ones become invited. */
export function restoredRecord<K extends CollectionName>(collection: K, line: unknown): Checked<ReadRecord<K>> {
  const read = v.safeParse(stamped, line)
  if (!read.success) return refused(fieldProblemsOf(read.issues))
  const { id: ownId, createdAt, createdBy, updatedAt, updatedBy, deletedAt, ...given } = read.output
  const member = collection === 'members' ? memberOf(given) : null
  const checked = checkedData(collection, member?.data ?? given)
  if (!checked.ok) return checked
  return accepted({
    stamps: { id: ownId, createdAt, createdBy, updatedAt, updatedBy, deletedAt },
    data: checked.value as Collections[K], // by the collection's own schema
    email: member?.email ?? null,
  })
}

function checkedData(collection: CollectionName, data: unknown): Checked<unknown> {
  if (collection !== 'activities') return validateRecord(collection, data)
  const read = v.safeParse(activitySchema, data)
  return read.success ? accepted(read.output) : refused(fieldProblemsOf(read.issues))
}

function memberOf({ email, status, ...given }: Readonly<Record<string, unknown>>) {
  return {
    email: typeof email === 'string' ? cleanEmail(email) : null,
    data: { ...given, userId: null, status: status === 'active' ? 'invited' : status },
  }
}
