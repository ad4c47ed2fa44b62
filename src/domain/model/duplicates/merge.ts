import * as v from 'valibot'
import { choice, id, instant, list, nullable, says } from '../kernel/fields'
import type { Id } from '../kernel/id'
import { DAY_MS, type Instant, instantOf } from '../kernel/instant'
import { accepted, type Checked, move, refused, type StateMachine } from '../records/checked'
import { LIMITS } from '../records/limits'
import { subject, subjects } from '../records/subject-field'

/** What can be there twice. */
export const MERGED_COLLECTIONS = ['people', 'companies'] as const
export const MERGE_STATUSES = ['merged', 'split', 'dismissed'] as const

const fields = v.custom<Readonly<Record<string, unknown>>>(isObject, says('type'))
const linkedCollection = choice(['people', 'deals', 'tasks', 'notes', 'files', 'submissions'] as const)

/** What a split needs, even if the trash was emptied since. */
const undo = v.strictObject({
  /** The records that went into the kept one, as they were. */
  absorbed: v.pipe(v.array(v.strictObject({ id, data: fields }), says('type')), v.maxLength(LIMITS.subjects, says('too-many'))),
  /** The fields of the kept record that the merge chose otherwise: as they were, and as they were made. */
  chosen: v.strictObject({ before: fields, after: fields }),
  /** Every link that was moved to the kept record. */
  links: v.pipe(
    v.array(v.strictObject({ collection: linkedCollection, id, before: fields, after: fields }), says('type')),
    v.maxLength(LIMITS.batchOperations, says('too-many')),
  ),
})

/**
 * The decision on records that looked like duplicates: merged, split again, or different. Undecided ones are candidates, which are
 * computed and not stored.
 */
export const mergeSchema = v.strictObject({
  collection: choice(MERGED_COLLECTIONS),
  status: choice(MERGE_STATUSES),
  /** All of them; of a pair that was dismissed, both. What is purged leaves the list. */
  subjects,
  /** The kept record; null if they were dismissed. */
  kept: nullable(subject),
  /** The deals whose links were moved, or that what was moved is about too: who may not read them all may not read this. */
  dealIds: list(id, LIMITS.batchOperations),
  /** Stamped by the backend when it is merged. */
  splitUntil: nullable(instant),
  undo: nullable(undo),
})

export type Merge = Readonly<v.InferOutput<typeof mergeSchema>>
export type MergeUndo = NonNullable<Merge['undo']>
export type MovedLink = MergeUndo['links'][number]
export type MergedCollection = (typeof MERGED_COLLECTIONS)[number]

/** Whether this merge can be split and absorbed the record of that id. */
export function hasAbsorbed(merge: Merge, collection: string, absorbed: Id): boolean {
  if (merge.status !== 'merged' || merge.collection !== collection) return false
  return merge.undo?.absorbed.some((each) => each.id === absorbed) ?? false
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const MERGE_STATES: StateMachine<Merge['status']> = {
  initial: ['merged', 'dismissed'],
  next: { merged: ['split'], split: [], dismissed: [] },
}

/** Stamps until when a merge can be split, and refuses a later split. A stamp that the write sets itself stays. */
export function settleMerge(before: Merge | null, after: Merge, { now }: { readonly now: Instant }): Checked<Merge> {
  const illegal = move(MERGE_STATES, { field: 'status', from: before?.status ?? null, to: after.status })
  if (illegal !== null) return refused(illegal)
  if (before === null) {
    const until = after.status === 'merged' ? (after.splitUntil ?? instantOf(Date.parse(now) + LIMITS.splitDays * DAY_MS)) : null
    return accepted({ ...after, splitUntil: until })
  }
  const isSplit = before.status === 'merged' && after.status === 'split'
  return isSplit && !maySplit(before, now) ? refused({ status: { rule: 'not-allowed-now' } }) : accepted(after)
}

/** Can what was merged still be split? */
export function maySplit({ status, splitUntil }: Pick<Merge, 'status' | 'splitUntil'>, now: Instant): boolean {
  return status === 'merged' && (splitUntil === null || now <= splitUntil)
}
