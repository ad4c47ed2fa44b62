import { nextTask, type RepeatClock } from './repeat'
import type { Task } from './task'

/** The task that follows a repeating one, as it stands; `isUntouched`: nothing happened to it since the other was done. */
export interface Follower {
  readonly isTrashed: boolean
  readonly isUntouched: boolean
}

/** What a step of a repeating task does to the one that follows it, in the same commit. */
export type FollowUp = { readonly kind: 'make'; readonly data: Task } | { readonly kind: 'trash' }

/**
 * Doing a repeating task makes the next one; where that is in the trash it is brought back, and where it is there already it
 * stays as it is. Taking the doing back takes the next one away again, as long as nobody has touched it.
 *
 * @param follower the record of `nextTaskId`; `null` when there is none
 */
export function followUp(
  step: { readonly before: Task; readonly after: Task },
  follower: Follower | null,
  clock: RepeatClock,
): FollowUp | null {
  const { before, after } = step
  if (before.status !== 'done' && after.status === 'done') {
    const data = follower === null || follower.isTrashed ? nextTask(after, clock) : null
    return data === null ? null : { kind: 'make', data }
  }
  const isTakenBack = before.status === 'done' && after.status !== 'done'
  return isTakenBack && follower !== null && !follower.isTrashed && follower.isUntouched ? { kind: 'trash' } : null
}
