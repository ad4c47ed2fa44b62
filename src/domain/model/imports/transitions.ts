import { accepted, refused, type Checked } from '../records/checked'
import { move, type StateMachine } from '../records/state-machine'
import type { ImportJob, ImportStatus } from './import-job'

/**
 * The steps before it runs (read, mapped, checked) are those of the screen: nothing is kept of an import that wrote nothing.
 * One that ended early can be undone like any other.
 */
export const IMPORT_STATES: StateMachine<ImportStatus> = {
  initial: ['running'],
  next: {
    running: ['paused', 'done', 'failed', 'cancelled'],
    paused: ['running', 'failed', 'cancelled'],
    done: ['undoing'],
    failed: ['undoing'],
    cancelled: ['undoing'],
    undoing: ['undone', 'partly-undone'],
    undone: [],
    'partly-undone': ['undoing'],
  },
}

/** An import is done only when every row of the file is accounted for. */
export function settleImport(before: ImportJob | null, after: ImportJob): Checked<ImportJob> {
  const illegal = move(IMPORT_STATES, { field: 'status', from: before?.status ?? null, to: after.status })
  if (illegal !== null) return refused(illegal)
  const rows = after.created + after.updated + after.skipped + after.failed
  const isOff = rows > after.total || (after.status === 'done' && rows < after.total)
  return isOff ? refused({ total: { rule: 'not-allowed-now', limit: rows } }) : accepted(after)
}
