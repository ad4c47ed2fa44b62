import { changedKeys, type CustomValues } from '../fields/custom-value'
import type { Id } from '../kernel/id'
import type { AnyRecord } from './collections'
import type { Mutation, WritableName } from './mutation'
import { isStamp } from '../registry/field'

type Update = Extract<Mutation, { readonly kind: 'update' }>

/**
 * What takes a commit back, backwards, so that what was made on top of something else is taken away first. A record that it
 * updated in several steps goes back by the same ones, for the first may not be reached from the last at once.
 *
 * @param before the records that it updated, as they were
 * @param written what each mutation answered: of a record that several changed, how it is after the last
 */
export function inversesOf(
  mutations: readonly Mutation[],
  before: ReadonlyMap<Id, AnyRecord>,
  written: readonly (AnyRecord | null)[],
): readonly Mutation[] {
  const inverses = mutations.flatMap((mutation, index): readonly Mutation[] => {
    const old = before.get(mutation.id) ?? null
    const after = written[index] ?? null
    const earlier = mutations.slice(0, index).filter((each) => isUpdateOf(mutation, each))
    const inverse =
      mutation.kind === 'update' && old !== null && after !== null && earlier.length > 0
        ? stepBack(mutation, { earlier, old, after })
        : inverseOf(mutation, old, after)
    if (inverse === null) return []
    const isLast = !mutations.slice(index + 1).some((each) => isUpdateOf(mutation, each))
    // The step taken back before this one has seen to it that nobody else was there.
    return [inverse.kind === 'update' && !isLast ? { ...inverse, expect: 'any' } : inverse]
  })
  return inverses.toReversed()
}

/** The records that have to be known as they were. */
export function idsToUpdate(mutations: readonly Mutation[]): ReadonlyMap<WritableName, readonly Id[]> {
  const ids = new Map<WritableName, Id[]>()
  for (const { kind, collection, id } of mutations) {
    if (kind !== 'update') continue
    const wanted = ids.get(collection)
    if (wanted === undefined) ids.set(collection, [id])
    else wanted.push(id)
  }
  return ids
}

function isUpdateOf({ collection, id }: Mutation, other: Mutation): other is Update {
  return other.kind === 'update' && other.collection === collection && other.id === id
}

interface Step {
  readonly earlier: readonly Update[]
  readonly old: AnyRecord
  readonly after: AnyRecord
}

/** From what an update wrote to what it had found: the record as it was, and the steps before. */
function stepBack({ collection, id, patch }: Update, { earlier, old, after }: Step): Mutation {
  const found = new Map([old, ...earlier.map((step) => step.patch)].flatMap((part) => Object.entries<unknown>({ ...part })))
  const back = Object.fromEntries(Object.keys(patch).map((field) => [field, found.get(field) ?? null]))
  return { kind: 'update', collection, id, patch: back, expect: after.version }
}

/**
 * What takes a mutation back; null where nothing can, or nothing changed.
 *
 * @param before the record an update changed
 * @param after the record as it was written; its version is what the undo expects, so that it never overwrites others
 */
export function inverseOf(mutation: Mutation, before: AnyRecord | null, after: AnyRecord | null): Mutation | null {
  const { collection, id } = mutation
  if (after === null) return null
  const expect = after.version
  // A field is never deleted: taken back, it is out of sight.
  if (mutation.kind === 'create' && mutation.collection === 'fieldDefinitions')
    return { kind: 'update', collection: 'fieldDefinitions', id, patch: { archived: true }, expect }
  if (mutation.kind === 'create') return { kind: 'trash', collection, id, expect }
  if (mutation.kind === 'trash') return { kind: 'restore', collection, id, expect }
  if (mutation.kind === 'restore') return { kind: 'trash', collection, id, expect }
  if (mutation.kind === 'purge' || before === null) return null
  const patch = valuesThatChanged(before, after)
  return Object.keys(patch).length === 0 ? null : { kind: 'update', collection, id, patch, expect }
}

/** Every field that differs, the backend's stamps on it included: undoing "won" also takes the closing date away. */
export function valuesThatChanged(before: AnyRecord, after: AnyRecord): Record<string, unknown> {
  const now = new Map(Object.entries<unknown>({ ...after }))
  const changed = Object.entries<unknown>({ ...before }).filter(
    ([field, value]) => !isStamp(field) && JSON.stringify(value) !== JSON.stringify(now.get(field)),
  )
  return Object.fromEntries(changed.map(([field, value]) => [field, field === 'custom' ? customBefore(before, after) : value]))
}

/** A patch of the workspace's own fields changes what it names only: what came is named as empty. */
function customBefore(before: AnyRecord, after: AnyRecord): CustomValues {
  const [was, now] = [before, after].map((record) => ('custom' in record ? record.custom : {}))
  return Object.fromEntries(changedKeys(was ?? {}, now ?? {}).map((key) => [key, was?.[key] ?? null]))
}
