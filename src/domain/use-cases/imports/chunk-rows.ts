import type { RowWrite } from '../../model/imports/planned-write'
import { LIMITS } from '../../model/records/limits'

/** As many rows from the front as fit, one at least; two operations are the job's own and that of its log. */
export function fitting<T extends RowWrite>(rows: readonly T[], operations: number): readonly T[] {
  let sum = 2
  const end = rows.findIndex((row) => {
    sum += row.writes.length
    return sum > Math.min(operations, LIMITS.batchOperations)
  })
  return end === -1 ? rows : rows.slice(0, Math.max(1, end))
}

/** The same for the same rows in the same state, so that a chunk whose answer was lost is sent again under its own key. */
export function contentKey(rows: readonly RowWrite[]): string {
  const keyOf = ({ row, writes }: RowWrite) =>
    writes.reduce((key, own) => (own.kind === 'update' ? `${key} ${own.expect}` : key), String(row))
  return rows.map(keyOf).join()
}
