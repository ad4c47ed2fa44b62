import type { AnyRecord } from '../../../domain/model/records/collections'
import { isSame, mergeFields } from '../../../domain/model/records/merge-fields'
import type { Mutation } from '../../../domain/model/records/mutation'
import { dataOf } from '../../shared/commits/shaped-record'
import type { OutboxEntry } from './outbox-entry'
import { keyOf, type RecordKey } from './record-key'

/** What becomes of a queued commit that conflicts with someone else's write. */
export type MergedCommit =
  | { readonly kind: 'again'; readonly mutations: readonly Mutation[]; readonly before: OutboxEntry['before'] }
  /** Every value it would write is already there. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'clash' }

export interface Conflicts {
  /** The server's record for each mutation. */
  readonly current: readonly (AnyRecord | null)[]
  /** The indexes of the mutations that conflict, under the name that stored outboxes use. */
  readonly places: readonly number[]
}

type Keep = 'mine' | 'theirs' | readonly string[]

type Step = readonly Mutation[] | 'clash'

/** Merges a queued commit with what others wrote since, field by field; where both changed a field, a person decides. */
export function mergeQueued(entry: OutboxEntry, conflicts: Conflicts): MergedCommit {
  return merged(entry, conflicts, (mutation, states) => {
    const { before, current } = states
    if (mutation.kind === 'create') return [mutation]
    if (mutation.kind === 'update') {
      if (before === null || current === null || current.deletedAt !== null) return 'clash'
      const { patch, clashes } = mergeFields({ before, theirs: current, mine: mutation.patch })
      return clashes.length > 0 ? 'clash' : updates(mutation, patch, current)
    }
    if (isDone(mutation, current)) return []
    // Nobody may trash a version they have not seen.
    const isUnseen = mutation.kind === 'purge' || (mutation.kind === 'trash' && !isAsSeen(before, current))
    return current === null || isUnseen ? 'clash' : [{ ...mutation, expect: current.version }]
  })
}

/** Applies a person's decision. @param keep the paths of the fields that keep the person's own value */
export function mergeDecided(entry: OutboxEntry, conflicts: Conflicts, decided: Keep): MergedCommit {
  return merged(entry, conflicts, (mutation, { before, current }) => {
    const keep = keepIn(mutation, decided)
    if (mutation.kind === 'create') return [mutation]
    if (isDone(mutation, current)) return []
    if (mutation.kind !== 'update') return keep === 'mine' ? [{ ...mutation, expect: current?.version ?? 'any' }] : []
    if (current === null) return keep === 'mine' ? [{ ...mutation, expect: 'any' }] : []
    const updated = updates(mutation, decidedPatch(mutation.patch, { before, theirs: current, keep }), current)
    if (current.deletedAt === null || updated.length === 0) return updated
    // The person keeps their own value in a record that the others trashed.
    return keep === 'theirs'
      ? []
      : [restored(mutation, current), ...updated.map((update) => ({ ...update, expect: 'any' }) as Mutation)]
  })
}

/** A path may name a record; then it applies to that record only. */
function keepIn({ id }: Mutation, decided: Keep): Keep {
  if (typeof decided === 'string') return decided
  const own = `${id}:`
  return decided.map((path) => (path.startsWith(own) ? path.slice(own.length) : path))
}

function decidedPatch(
  mine: object,
  { before, theirs, keep }: { readonly before: AnyRecord | null; readonly theirs: AnyRecord; readonly keep: Keep },
): object {
  // The person never saw the record, so there is no base to compare with: fields they did not choose stay as the server has them.
  if (before === null) return Object.fromEntries(Object.entries(mine).filter(([field]) => isChosen(field, keep)))
  const states = { before, theirs, mine }
  const paths = keep === 'mine' ? mergeFields(states).clashes.map(({ path }) => path) : keep === 'theirs' ? [] : keep
  return mergeFields(states, new Set(paths)).patch
}

function isChosen(field: string, keep: Keep): boolean {
  return keep === 'mine' || (keep !== 'theirs' && keep.includes(field))
}

function merged(
  { mutations, before }: OutboxEntry,
  { current, places }: Conflicts,
  stepFor: (mutation: Mutation, states: { readonly before: AnyRecord | null; readonly current: AnyRecord | null }) => Step,
): MergedCommit {
  // Later mutations of the commit on the same record are based on the other person's version too.
  const theirs = new Map<RecordKey, AnyRecord | null>()
  for (const [index, mutation] of mutations.entries()) {
    if (places.includes(index) && !theirs.has(keyOf(mutation))) theirs.set(keyOf(mutation), current[index] ?? null)
  }
  const steps = mutations.map((mutation, index) => {
    const now = theirs.get(keyOf(mutation))
    const states = { before: before[index] ?? null, current: now ?? null }
    const step = now === undefined ? [mutation] : stepFor(mutation, states)
    const basis = now === undefined ? states.before : states.current
    return step === 'clash' ? step : step.map((again) => ({ again, basis }))
  })
  const whole = steps.flatMap((step) => (step === 'clash' ? [] : step))
  if (steps.includes('clash')) return { kind: 'clash' }
  if (whole.length === 0) return { kind: 'nothing' }
  return { kind: 'again', mutations: whole.map(({ again }) => again), before: whole.map(({ basis }) => basis) }
}

function updates(
  mutation: Extract<Mutation, { readonly kind: 'update' }>,
  patch: object,
  { version }: AnyRecord,
): readonly Mutation[] {
  return Object.keys(patch).length === 0 ? [] : [{ ...mutation, patch, expect: version }]
}

function restored({ collection, id }: Mutation, { version }: AnyRecord): Mutation {
  return { kind: 'restore', collection, id, expect: version }
}

function isAsSeen(before: AnyRecord | null, current: AnyRecord | null): boolean {
  return before !== null && current !== null && isSame(dataOf(before), dataOf(current))
}

function isDone({ kind }: Mutation, current: AnyRecord | null): boolean {
  if (kind === 'purge') return current === null
  if (kind === 'trash') return current === null || current.deletedAt !== null
  return kind === 'restore' && current !== null && current.deletedAt === null
}
