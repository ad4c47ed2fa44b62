import type { AnyRow } from '../../../../domain/model/query/any-query'
import type { Page } from '../../../../domain/model/query/ast'

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

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const fields = Object.entries<unknown>({ ...one })
  return fields.length === Object.keys(other).length && fields.every(([field, value]) => isSame(value, Reflect.get(other, field)))
}
