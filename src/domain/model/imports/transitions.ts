import { accepted, refused, type Checked } from '../records/checked'
import { move, type StateMachine } from '../records/state-machine'
import type { ImportJob } from './import-job'

export const IMPORT_STATES: StateMachine<ImportJob['status']> = {
  initial: ['running'],
  next: { running: ['done', 'failed', 'cancelled'], done: [], failed: [], cancelled: [] },
}

/** An import is done only when every row of the file is accounted for. */
export function settleImport(before: ImportJob | null, after: ImportJob): Checked<ImportJob> {
  const illegal = move(IMPORT_STATES, { field: 'status', from: before?.status ?? null, to: after.status })
  if (illegal !== null) return refused(illegal)
  const rows = after.created + after.updated + after.skipped + after.failed
  const isOff = rows > after.total || (after.status === 'done' && rows < after.total)
  return isOff ? refused({ total: { rule: 'not-allowed-now', limit: rows } }) : accepted(after)
}
