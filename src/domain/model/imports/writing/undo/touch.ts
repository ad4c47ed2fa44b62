import { may } from '../../../access/policy'
import type { Id } from '../../../kernel/id'
import { inSlices } from '../../../kernel/in-slices'
import type { Instant } from '../../../kernel/instant'
import type { AnyRecord, CollectionName, RecordOf } from '../../../records/collections'
import { REFERENCES, referencesOf } from '../../../records/references'
import type { StoredName } from '../../../records/schemas'
import { IMPORT_COLLECTIONS } from '../../import-collections'
import { NEEDED_COLLECTIONS } from '../../planning/planned-write'
import { readLog, type FieldChanges, type LoggedRecord } from '../import-log'
import { customField } from '../../../query/field-reader'
import type { Via } from '../../../records/meta'
import { isSame, UNITS } from '../../../records/merge-fields'
import { withOnePrimary } from '../../../records/one-primary'

/** A record as it is now, or as it will be once the import's changes to it are undone. */
export interface CurrentRecord {
  readonly collection: CollectionName
  readonly record: AnyRecord
}

/** What an import did to one record, over all its chunks. */
export interface Touch {
  readonly collection: CollectionName
  readonly id: Id
  /** First value before, last value after; `null`: the import made it. */
  readonly changes: FieldChanges | null
  /** When it last wrote to it, and who. A record still says so for as long as nobody has written to it since. */
  readonly at: Instant
  readonly by: Id | null
  readonly via: Via
  /** By the commit that the log says has made it. */
  readonly made: { readonly at: Instant; readonly by: Id | null } | null
}

export function recordKey(collection: CollectionName, id: Id): string {
  return `${collection}/${id}`
}

/** An import writes nothing else, whatever a log says. */
const WRITTEN: ReadonlySet<CollectionName> = new Set<CollectionName>([...IMPORT_COLLECTIONS, ...NEEDED_COLLECTIONS])

/** As many as are read within a frame. */
const CHUNKS = 5

/** By record, in the order in which the import met them; stops now and then (`finish`). @param chunks in their order */
export function* touchesOf(chunks: Iterable<RecordOf<'importChunks'>>): Generator<void, ReadonlyMap<string, Touch>> {
  const touches = new Map<string, Touch>()
  yield* inSlices(chunks, CHUNKS, (chunk) => {
    const { rows, setup } = readLog(chunk.log)
    const logged = [...setup, ...rows.flatMap(({ records }) => records)]
    const stamp = { at: chunk.createdAt, by: chunk.createdBy.memberId, via: 'import' } as const
    for (const record of logged) if (WRITTEN.has(record.collection)) touch(touches, record, stamp)
  })
  return touches
}

export function isUntouched({ at, by, via }: Touch, { updatedAt, updatedBy }: AnyRecord): boolean {
  return updatedAt === at && updatedBy.via === via && updatedBy.memberId === by
}

/**
 * A log is what its writer wrote, and nobody vouches for it: else one who may not write a record could have somebody who may
 * "take back" a change that never was. So a record was made by an import only if its own stamp says so, which nobody writes
 * by hand; and for others only that is taken back which any member could have written in the writer's place.
 */
export function isVouchedFor({ changes, by, via, made }: Touch, { collection, record }: CurrentRecord, undoerId: Id): boolean {
  if (changes !== null || made === null)
    return by === undoerId || may('member', `${collection}.update`, { own: record.createdBy.memberId === by })
  const { createdAt, createdBy } = record
  return createdAt === made.at && createdBy.via === via && createdBy.memberId === made.by
}

/** Adds what a commit did to one record to what those before it did. */
export function touch(
  touches: Map<string, Touch>,
  { collection, id, changes }: LoggedRecord,
  stamp: Pick<Touch, 'at' | 'by' | 'via'>,
): void {
  const key = recordKey(collection, id)
  const earlier = touches.get(key)
  const isMade = changes === null || earlier?.changes === null
  const made = earlier?.made ?? (changes === null ? stamp : null)
  touches.set(key, { collection, id, changes: isMade ? null : joined(earlier?.changes ?? {}, changes), ...stamp, made })
}

function joined(first: FieldChanges, then: FieldChanges): FieldChanges {
  const later = Object.entries(then).map(([field, [before, after]]) => [field, [first[field]?.[0] ?? before, after]] as const)
  return { ...first, ...Object.fromEntries(later) }
}

/** The collections that refer to other records. Notifications and import logs do not count. */
export const LINKING = [
  'people',
  'companies',
  'deals',
  'tasks',
  'notes',
  'files',
  'stages',
] as const satisfies readonly StoredName[]

/** Keys of the records that this one names, and of the workspace's own fields that it fills. */
export function keysNamed({ collection, record }: CurrentRecord, ownFields: ReadonlyMap<string, Id>): readonly string[] {
  const name = LINKING.find((each) => each === collection)
  if (name === undefined) return []
  const named = Object.keys(REFERENCES[name]).length === 0 ? [] : referencesOf(name, record as never)
  const custom = 'custom' in record ? record.custom : {}
  const filled = Object.entries(custom).flatMap(([key, value]) => {
    const id = value === null ? undefined : ownFields.get(`${collection}.${key}`)
    return id === undefined ? [] : [recordKey('fieldDefinitions', id)]
  })
  return [...named.map(({ collection: of, id }) => recordKey(of, id)), ...filled]
}

export interface KeptField {
  readonly field: string
  readonly before: unknown
  readonly imported: unknown
  readonly now: unknown
}

export interface FieldRestores {
  /** Fields as they were before the import. Empty: there is nothing to take back. */
  readonly patch: Readonly<Record<string, unknown>>
  /** Fields that hold something else since. */
  readonly kept: readonly KeptField[]
}

/**
 * What takes an import's changes of one record back: each field that still holds the imported value. Fields that mean
 * something only together go together, or stay.
 *
 * @param all takes back what holds something else too
 */
export function fieldRestores(record: AnyRecord, changes: FieldChanges, { all }: { readonly all: boolean }): FieldRestores {
  const states = Object.entries(changes).map(([field, [before, imported]]) => {
    const now = valueAt(record, field)
    return { field, before, imported, now, state: stateOf(field, { before, imported, now }) }
  })
  const stays = (field: string) =>
    !all && states.some((each) => each.state === 'changed' && (each.field === field || isOfOneUnit(each.field, field)))
  const taken = states.filter(({ field, state }) => state !== 'restored' && !stays(field))
  const kept = states.filter(({ field, state }) => state !== 'restored' && stays(field))
  return {
    patch: patchOf(taken),
    kept: kept.map(({ field, before, imported, now }) => ({ field, before, imported, now })),
  }
}

type State = 'imported' | 'restored' | 'changed'

function stateOf(field: string, values: Pick<KeptField, 'before' | 'imported' | 'now'>): State {
  const [before, imported, now] = [values.before, values.imported, values.now].map((value) => asKept(field, value))
  if (isSame(before, now)) return 'restored'
  return isSame(imported, now) ? 'imported' : 'changed'
}

const WITH_PRIMARY: ReadonlySet<string> = new Set(['emails', 'phones', 'people'])

/** As the backend keeps it: one entry is the primary one. */
function asKept(field: string, value: unknown): unknown {
  if (!WITH_PRIMARY.has(field) || !Array.isArray(value)) return value
  return withOnePrimary(value.map((entry: object) => ({ primary: false, ...entry })))
}

function isOfOneUnit(one: string, other: string): boolean {
  return UNITS.some((unit) => unit.includes(one) && unit.includes(other))
}

const CUSTOM = customField('')

function valueAt(record: AnyRecord, field: string): unknown {
  if (!field.startsWith(CUSTOM)) return Reflect.get(record, field) ?? null
  return 'custom' in record ? (record.custom[field.slice(CUSTOM.length)] ?? null) : null
}

function patchOf(taken: readonly { readonly field: string; readonly before: unknown }[]): FieldRestores['patch'] {
  const own = taken.filter(({ field }) => field.startsWith(CUSTOM))
  const patch = Object.fromEntries(
    taken.filter(({ field }) => !field.startsWith(CUSTOM)).map(({ field, before }) => [field, before]),
  )
  if (own.length === 0) return patch
  // A patch of the workspace's own fields changes what it names only.
  return { ...patch, custom: Object.fromEntries(own.map(({ field, before }) => [field.slice(CUSTOM.length), before])) }
}
