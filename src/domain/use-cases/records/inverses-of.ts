import type { Id } from '../../model/kernel/id'
import type { AnyRecord } from '../../model/records/collections'
import type { Mutation } from '../../model/records/mutation'
import { inverseOf } from './inverse-of'

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
