import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, RecordOf } from '../../../domain/model/records/collections'
import { followUp, nextTaskId } from '../../../domain/model/tasks/repeat'
import type { Batch } from './batch'
import { dataOf } from './data-of'

/** A task written as a consequence of another write. */
export interface FollowUpWrite {
  readonly collection: 'tasks'
  readonly id: Id
  readonly kind: 'create' | 'restore' | 'trash'
  readonly before: AnyRecord | null
}

/** Carries out the consequences of a task's change; `null`: there are none. */
export function followTask(batch: Batch, before: RecordOf<'tasks'>, after: RecordOf<'tasks'>): FollowUpWrite | null {
  const id = nextTaskId(after.id)
  const found = batch.get('tasks', id)
  const follower = found === null ? null : { isTrashed: found.deletedAt !== null, isUntouched: found.version === before.version }
  const timeZone = batch.get('workspaces', batch.workspace.id)?.timeZone ?? 'UTC'
  const step = followUp({ before, after: dataOf<'tasks'>(after) }, follower, { now: batch.at, timeZone })
  if (step === null) return null
  if (found === null) {
    if (step.kind === 'make') batch.create('tasks', id, step.data)
    return { collection: 'tasks', id, kind: 'create', before: null }
  }
  if (step.kind === 'make') batch.replace('tasks', { ...found, deletedAt: null }, step.data)
  else batch.setTrashed('tasks', found, true)
  return { collection: 'tasks', id, kind: step.kind === 'make' ? 'restore' : 'trash', before: found }
}
