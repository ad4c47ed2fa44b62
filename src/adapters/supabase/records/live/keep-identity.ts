import type { AnyRow, Page } from '../../../../domain/model/query/ast'
import { isSame } from '../../../../domain/model/records/merge-fields'

/** The new page, with the objects of the previous one for all unchanged rows; the previous page itself if nothing changed. */
export function keepPage(before: Page<AnyRow> | undefined, now: Page<AnyRow>): Page<AnyRow> {
  if (before === undefined) return now
  const known = new Map(before.items.map((row) => [row.id, row]))
  const items = now.items.map((row) => keepRow(known.get(row.id), row))
  const isUnchanged =
    items.length === before.items.length &&
    items.every((row, index) => row === before.items[index]) &&
    now.total === before.total &&
    now.next === before.next
  return isUnchanged ? before : { ...now, items }
}

export function keepRow<T extends AnyRow | null>(before: T | undefined, now: T): T {
  return before !== undefined && isSame(before, now) ? before : now
}
