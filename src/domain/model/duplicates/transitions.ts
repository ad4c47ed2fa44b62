import { instantOf, type Instant } from '../kernel/instant'
import { accepted, refused, type Checked } from '../records/checked'
import { LIMITS } from '../records/limits'
import { move, type StateMachine } from '../records/state-machine'
import type { Merge } from './merge'

export const MERGE_STATES: StateMachine<Merge['status']> = {
  initial: ['merged', 'dismissed'],
  next: { merged: ['split'], split: [], dismissed: [] },
}

const DAY_MS = 86_400_000

/** Stamps until when a merge can be split, and refuses to split one later. A stamp that the write sets on purpose stands. */
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
