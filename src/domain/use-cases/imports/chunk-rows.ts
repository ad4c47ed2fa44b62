import type { RowWrite } from '../../model/imports/planning/planned-write'
import { sizeOf } from '../../model/records/commit-size'
import { LIMITS } from '../../model/records/limits'

/** The job's own operation in each commit, and that of its log. */
export const OWN_OPERATIONS = 2

/** As many rows from the front as fit, one at least. */
export function fitting<T extends RowWrite>(rows: readonly T[], operations: number): readonly T[] {
  let sum = OWN_OPERATIONS
  let size = LIMITS.importLog + 2 * LIMITS.importChoices
  const end = rows.findIndex((row) => {
    sum += row.writes.length
    size += sizeOf(row.writes)
    return sum > Math.min(operations, LIMITS.batchOperations) || size > LIMITS.batchCharacters
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

/** The same for the same rows in the same state, so that a chunk whose answer was lost is sent again under its own key. */
export function contentKey(rows: readonly RowWrite[]): string {
  const keyOf = ({ row, writes }: RowWrite) =>
    writes.reduce((key, own) => (own.kind === 'update' ? `${key} ${own.expect}` : key), String(row))
  return rows.map(keyOf).join()
}
