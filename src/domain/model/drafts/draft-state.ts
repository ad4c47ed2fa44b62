import { COLLECTIONS } from '../registry/registry'
import type { Id } from '../kernel/id'
import type { AnyRecord } from '../records/collections'
import { type FieldClash, mergeFields } from '../records/merge-fields'
import { referencesOf } from '../records/references'
import type { DraftLine } from './draft-text'

/** Where a line stands: what there is to say before somebody decides on it. */
export type LineState =
  | { readonly kind: 'ready' }
  /** Somebody wrote the same since it was proposed. Accepting it overwrites that. */
  | { readonly kind: 'changed'; readonly clashes: readonly FieldClash[] }
  /** The record is gone, in the trash, or out of it already. */
  | { readonly kind: 'impossible' }

/** By the place of each line. @param current the records as they are now; one that is missing is gone or hidden */
export function lineStates(lines: readonly DraftLine[], current: ReadonlyMap<Id, AnyRecord>): readonly LineState[] {
  const made = new Set<Id>()
  return lines.map(({ mutation, seen }) => {
    if (mutation.kind === 'create') {
      made.add(mutation.id)
      return current.has(mutation.id) ? IMPOSSIBLE : READY
    }
    if (made.has(mutation.id)) return READY
    const record = current.get(mutation.id)
    if (record === undefined || (record.deletedAt === null) === (mutation.kind === 'restore')) return IMPOSSIBLE
    if (record.version === mutation.expect) return READY
    if (mutation.kind !== 'update') return { kind: 'changed', clashes: [] }
    const { clashes } = mergeFields({ before: seen ?? {}, theirs: record, mine: mutation.patch })
    return clashes.length === 0 ? READY : { kind: 'changed', clashes }
  })
}

const READY: LineState = { kind: 'ready' }
const IMPOSSIBLE: LineState = { kind: 'impossible' }

/** By the place of each line, the places of those before it that make what it needs. */
export function neededLines(lines: readonly DraftLine[]): readonly (readonly number[])[] {
  const madeAt = new Map<Id, number>()
  return lines.map(({ mutation }, place) => {
    const named = [mutation.id, ...idsNamed(mutation)]
    const needed = new Set(named.flatMap((id) => madeAt.get(id) ?? []))
    if (mutation.kind === 'create') madeAt.set(mutation.id, place)
    return [...needed]
  })
}

/** What a line writes, by field. */
export function valuesOf({ mutation }: DraftLine): Readonly<Record<string, unknown>> {
  if (mutation.kind === 'create') return { ...mutation.data }
  return mutation.kind === 'update' ? { ...mutation.patch } : {}
}

function idsNamed(mutation: DraftLine['mutation']): readonly Id[] {
  const values = mutation.kind === 'create' ? mutation.data : mutation.kind === 'update' ? mutation.patch : {}
  if (!Object.hasOwn(COLLECTIONS, mutation.collection)) return []
  // What is not there names nothing.
  return referencesOf(mutation.collection, values as never).map(({ id }) => id)
}

/** Those of the chosen lines that can be: without what needs a line that is not chosen. */
export function tenable(chosen: ReadonlySet<number>, needed: readonly (readonly number[])[]): ReadonlySet<number> {
  const left = new Set<number>()
  // What is needed comes before what needs it.
  needed.forEach((places, place) => {
    if (chosen.has(place) && places.every((each) => left.has(each))) left.add(place)
  })
  return left
}
