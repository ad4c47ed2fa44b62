import type { Id } from '../../../kernel/id'
import { inSlices } from '../../../kernel/in-slices'
import type { AnyRecord, CollectionName } from '../../../records/collections'
import type { Mutation } from '../../../records/mutation'
import { fieldRestores, type KeptField, keysNamed, isUntouched, type CurrentRecord, type Touch } from './touch'

export interface UndoInput {
  readonly touches: ReadonlyMap<string, Touch>
  /** By key, every record written to since the import began, trashed ones too. One that is missing was purged. */
  readonly records: ReadonlyMap<string, CurrentRecord>
  readonly may: (verb: 'trash' | 'update', current: CurrentRecord, touch: Touch) => boolean
  /** Keys of records that go, or go back, whatever happened to them since: somebody looked and said so. */
  readonly anyway: ReadonlySet<string>
}

export interface UndoPlan {
  /** In an order that holds: what names others goes before them. */
  readonly acts: readonly UndoAct[]
  readonly left: readonly LeftRecord[]
}

export interface UndoAct {
  readonly key: string
  readonly kind: 'trash' | 'restore'
  readonly mutation: Mutation
  readonly current: CurrentRecord
}

/** A record that stays as it is, and why. */
export interface LeftRecord extends CurrentRecord {
  readonly key: string
  readonly kind: 'created' | 'updated'
  /** `edited`: written to since. `linked`: others name it. `changed`: fields hold something else since. `refused`: by the backend. */
  readonly why: 'edited' | 'linked' | 'changed' | 'not-allowed' | 'refused'
  /** Of one that is linked: keys of what names it and stays. */
  readonly linkedBy: readonly string[]
  /** Of one that was changed. */
  readonly fields: readonly KeptField[]
}

/**
 * What undoing an import would do as things stand, and what it would leave:
 *
 * - what the import made goes, unless somebody wrote to it since or something names it that stays;
 * - what it changed gets each field back that still holds the imported value;
 * - what is in the trash, gone or as it was before is settled.
 *
 * It depends on nothing but the log and the records, so that an undo that was cut off is gone on with by planning again. It
 * stops now and then (`finish`).
 */
export function* planUndo(input: UndoInput): Generator<void, UndoPlan> {
  const { touches, records, may, anyway } = input
  const acts: UndoAct[] = []
  const left: LeftRecord[] = []
  const restored = new Map<string, CurrentRecord>()
  const made = new Map<string, CurrentRecord>()
  yield* inSlices(touches, SLICE, ([key, touch]) => {
    const current = records.get(key)
    if (current === undefined || isSettled(current)) return
    if (touch.changes === null) {
      made.set(key, current)
      return
    }
    const { patch, kept } = fieldRestores(current.record, touch.changes, { all: anyway.has(key) })
    const isAllowed = may('update', current, touch)
    const about = { key, kind: 'updated', ...current, linkedBy: [], fields: kept } as const
    if (kept.length > 0) left.push({ ...about, why: 'changed' })
    if (Object.keys(patch).length === 0) return
    if (!isAllowed) {
      if (kept.length === 0) left.push({ ...about, why: 'not-allowed' })
      return
    }
    restored.set(key, { ...current, record: { ...current.record, ...withCustom(current.record, patch) } })
    acts.push({ key, kind: 'restore', mutation: updateOf(current, patch), current })
  })

  const { going, whyNot } = yield* whatGoes(made, { ...input, restored })
  yield* inSlices(made, SLICE, ([key, current]) => {
    if (going.has(key)) acts.push({ key, kind: 'trash', mutation: removalOf(current), current })
    else left.push({ key, kind: 'created', ...current, fields: [], ...(whyNot.get(key) ?? { why: 'edited', linkedBy: [] }) })
  })
  return { acts: acts.toSorted((a, b) => orderOf(a) - orderOf(b)), left }
}

/** As many records as are looked at within a frame. */
const SLICE = 4000

type WhyNot = Pick<LeftRecord, 'why'> & { readonly linkedBy: string[] }

function* whatGoes(
  made: ReadonlyMap<string, CurrentRecord>,
  { touches, records, may, anyway, restored }: UndoInput & { readonly restored: ReadonlyMap<string, CurrentRecord> },
): Generator<void, { readonly going: ReadonlySet<string>; readonly whyNot: ReadonlyMap<string, WhyNot> }> {
  const going = new Set<string>()
  const whyNot = new Map<string, WhyNot>()
  yield* inSlices(made, SLICE, ([key, current]) => {
    const touch = touches.get(key)
    if (touch === undefined || !may(current.collection === 'fieldDefinitions' ? 'update' : 'trash', current, touch))
      whyNot.set(key, { why: 'not-allowed', linkedBy: [] })
    else if (anyway.has(key) || isUntouched(touch, current.record)) going.add(key)
  })
  const ownFields = ownFieldsOf(made)
  const staying = [...records].filter(([key, { record }]) => record.deletedAt === null && !going.has(key))
  const queue = staying.map(([key, current]) => ({ key, current: restored.get(key) ?? current }))
  yield* inSlices(queue, SLICE, ({ key, current }) => {
    for (const named of keysNamed(current, ownFields)) {
      const linked = whyNot.get(named)
      if (linked?.why === 'linked') linked.linkedBy.push(key)
      const left = made.get(named)
      if (left === undefined || anyway.has(named) || !going.delete(named)) continue
      whyNot.set(named, { why: 'linked', linkedBy: [key] })
      queue.push({ key: named, current: left }) // it stays, and so does what it names
    }
  })
  return { going, whyNot }
}

function isSettled({ record }: CurrentRecord): boolean {
  return record.deletedAt !== null || ('archived' in record && record.archived)
}

function ownFieldsOf(made: ReadonlyMap<string, CurrentRecord>): ReadonlyMap<string, Id> {
  return new Map(
    [...made.values()].flatMap(({ record }) =>
      'key' in record && 'collection' in record ? [[`${record.collection}.${record.key}`, record.id] as const] : [],
    ),
  )
}

function withCustom(record: AnyRecord, patch: Readonly<Record<string, unknown>>): object {
  const custom = patch['custom']
  if (typeof custom !== 'object' || !('custom' in record)) return patch
  return { ...patch, custom: { ...record.custom, ...custom } }
}

function updateOf({ collection, record: { id, version } }: CurrentRecord, patch: object): Mutation {
  // Collection and patch are of one record, which the compiler cannot follow through the union.
  return { kind: 'update', collection, id, patch, expect: version } as Mutation
}

/** A field is archived and never deleted, so that what records hold under its key stays what it was. */
function removalOf(current: CurrentRecord): Mutation {
  const { collection, record } = current
  if (collection === 'fieldDefinitions') return updateOf(current, { archived: true })
  return { kind: 'trash', collection, id: record.id, expect: record.version } as Mutation
}

/** Pipelines before their stages, which they are not whole without. */
const ORDER: readonly CollectionName[] = [
  'notes',
  'tasks',
  'deals',
  'people',
  'companies',
  'tags',
  'lostReasons',
  'pipelines',
  'stages',
  'fieldDefinitions',
]

export function orderOf({ kind, mutation }: UndoAct): number {
  return kind === 'restore' ? -1 : ORDER.indexOf(mutation.collection)
}
