import type { Id } from '../kernel/id'
import { LIMITS } from '../records/limits'
import type { Candidate } from './likeness'

/** Records that may all be one; the pairs say why. */
export interface DuplicateGroup {
  readonly ids: readonly Id[]
  readonly pairs: readonly Candidate[]
  /** Of its best pair. */
  readonly score: number
}

/**
 * Joins pairs that have a record in common, the likeliest first, up to as many as can be merged at once. What was found to
 * be different is never in one group.
 *
 * @param dismissed lists of records no two of which are one
 */
export function groupsOf(candidates: readonly Candidate[], dismissed: Iterable<readonly Id[]>): readonly DuplicateGroup[] {
  const apart = apartOf(dismissed)
  const groupOf = new Map<Id, Set<Id>>()
  const isApart = (one: Iterable<Id>, other: ReadonlySet<Id>) => {
    for (const id of one) for (const rival of apart.get(id) ?? []) if (other.has(rival)) return true
    return false
  }
  const joined: Candidate[] = []
  for (const candidate of candidates.toSorted((a, b) => b.score - a.score)) {
    const [a, b] = candidate.ids
    const [one, other] = [groupOf.get(a) ?? new Set([a]), groupOf.get(b) ?? new Set([b])]
    if (one !== other) {
      if (one.size + other.size > LIMITS.subjects || isApart(one, other)) continue
      for (const id of other) one.add(id)
      for (const id of one) groupOf.set(id, one)
    }
    joined.push(candidate)
  }
  return listed(joined, groupOf)
}

function listed(candidates: readonly Candidate[], groupOf: ReadonlyMap<Id, ReadonlySet<Id>>): readonly DuplicateGroup[] {
  const pairs = new Map<ReadonlySet<Id>, Candidate[]>()
  for (const candidate of candidates) {
    const group = groupOf.get(candidate.ids[0])
    if (group === undefined) continue
    const known = pairs.get(group)
    if (known === undefined) pairs.set(group, [candidate])
    else known.push(candidate)
  }
  return Array.from(pairs, ([ids, its]) => ({ ids: [...ids], pairs: its, score: its[0]?.score ?? 0 }))
}

function apartOf(dismissed: Iterable<readonly Id[]>): ReadonlyMap<Id, ReadonlySet<Id>> {
  const apart = new Map<Id, Set<Id>>()
  for (const ids of dismissed) {
    for (const id of ids) {
      const others = apart.get(id) ?? new Set()
      for (const other of ids) if (other !== id) others.add(other)
      apart.set(id, others)
    }
  }
  return apart
}
