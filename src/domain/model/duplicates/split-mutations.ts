import type { Id } from '../kernel/id'
import type { RecordOf } from '../records/collections'
import { mergeFields } from '../records/merge-fields'
import type { Mutation } from '../records/mutation'
import { referencesOf } from '../records/references'
import type { Subject } from '../records/subject'
import { readSubject } from '../records/subject'
import type { Linked } from './merge-mutations'
import type { MergedCollection, MovedLink } from './merge'

type Contact = RecordOf<MergedCollection>
type LinkedRecord = Linked[keyof Linked][number]

/** The records of the merge that still exist, as they are now. */
export interface SplitState {
  readonly kept: Contact | null
  readonly absorbed: ReadonlyMap<Id, Contact>
  readonly links: ReadonlyMap<Id, LinkedRecord>
  /** Ids that the snapshots of purged records name and that are no more. */
  readonly missing: ReadonlySet<Id>
}

/** What stays as it is because it was changed since. */
export interface LeftBehind {
  readonly collection: MergedCollection | MovedLink['collection']
  readonly id: Id
  /** Empty: the whole record, which is gone or in the trash. */
  readonly fields: readonly string[]
}

export interface Split {
  readonly mutations: readonly Mutation[]
  readonly left: readonly LeftBehind[]
}

/** Undoes the merge like a late write: unchanged fields go back, and those changed since stay and are reported. */
export function splitMutations(merge: RecordOf<'merges'>, state: SplitState): Split {
  const { collection, undo, kept: keptSubject } = merge
  if (undo === null || keptSubject === null) return { mutations: [], left: [] }
  const parts = [
    ...undo.absorbed.map((snapshot) => back(collection, snapshot, state)),
    keptBack(collection, { id: readSubject(keptSubject).id, ...undo.chosen }, state.kept),
    ...undo.links.map((link) => linkBack(link, { keptSubject, record: state.links.get(link.id) ?? null })),
  ]
  const status: Mutation = {
    kind: 'update',
    collection: 'merges',
    id: merge.id,
    patch: { status: 'split' },
    expect: merge.version,
  }
  return {
    mutations: [...parts.flatMap(({ mutations }) => mutations), status],
    left: parts.flatMap(({ left }) => left),
  }
}

const NOTHING: Split = { mutations: [], left: [] }

/** Restores from the trash, or from the snapshot if purged; a record that was restored by hand stays as it is. */
function back(
  collection: MergedCollection,
  { id, data }: { readonly id: Id; readonly data: Readonly<Record<string, unknown>> },
  { absorbed, missing }: SplitState,
): Split {
  const record = absorbed.get(id)
  if (record === undefined) {
    // It was a valid record of this collection when the merge took it down.
    const create = { kind: 'create', collection, id, data: withoutMissing(collection, data, missing) } as Mutation
    return { mutations: [create], left: [] }
  }
  if (record.deletedAt === null) return NOTHING
  return { mutations: [{ kind: 'restore', collection, id, expect: record.version }], left: [] }
}

function keptBack(
  collection: MergedCollection,
  { id, before, after }: Pick<MovedLink, 'id' | 'before' | 'after'>,
  record: Contact | null,
): Split {
  if (Object.keys(after).length === 0) return NOTHING
  if (record === null || record.deletedAt !== null) return { mutations: [], left: [{ collection, id, fields: [] }] }
  return fieldsBack(collection, { before, after }, record)
}

function linkBack(
  { collection, id, before, after }: MovedLink,
  { keptSubject, record }: { readonly keptSubject: Subject; readonly record: LinkedRecord | null },
): Split {
  const kept = readSubject(keptSubject)
  if (record === null || record.deletedAt !== null) return { mutations: [], left: [{ collection, id, fields: [] }] }
  // It has moved on: to another merge, or by hand.
  const isStill = referencesOf(collection, record as never).some(
    (reference) => reference.collection === kept.collection && reference.id === kept.id,
  )
  return isStill
    ? fieldsBack(collection, { before, after }, record)
    : { mutations: [], left: [{ collection, id, fields: Object.keys(after) }] }
}

function fieldsBack(
  collection: LeftBehind['collection'],
  { before, after }: Pick<MovedLink, 'before' | 'after'>,
  record: Contact | LinkedRecord,
): Split {
  const { patch, clashes } = mergeFields({ before: after, theirs: record, mine: before })
  const { id, version } = record
  // The fields are those of that collection: they were read from one of its records.
  const update = { kind: 'update', collection, id, patch, expect: version } as Mutation
  return {
    mutations: Object.keys(patch).length === 0 ? [] : [update],
    left: clashes.length === 0 ? [] : [{ collection, id, fields: clashes.map(({ path }) => path) }],
  }
}

/** A purged record comes back without references to other purged records. */
function withoutMissing(
  collection: MergedCollection,
  data: Readonly<Record<string, unknown>>,
  missing: ReadonlySet<Id>,
): Readonly<Record<string, unknown>> {
  const broken = referencesOf(collection, data as never).filter(({ id }) => missing.has(id))
  const gone = new Set<unknown>(broken.map(({ id }) => id))
  const fields = new Set(broken.map(({ path }) => path.split('.')[0] ?? path))
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => {
      if (!fields.has(field)) return [field, value]
      return [field, Array.isArray(value) ? value.filter((each) => !gone.has(each)) : null]
    }),
  )
}
