import type { AnyRow } from '../../../../domain/model/query/any-query'
import type { Page } from '../../../../domain/model/query/ast'
import { isSame } from '../../../../domain/model/records/merge-fields'

/** The page read anew, with the objects of the one before wherever a row is the same; that one itself when all of it is. */
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
