import type { Condition, Order, Page, PageCursor, Query } from '../../domain/model/query/ast'

type Fields = Readonly<Record<string, unknown>>

export function naivePage<T extends { readonly id: string }>(rows: Iterable<T>, query: Query<T>): Page<T> {
  const words = (query.search ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const hits = [...rows].filter((row) => {
    const deletedAt = (row as Fields)['deletedAt'] ?? null
    const trash = query.trash ?? 'exclude'
    if (trash === 'exclude' && deletedAt !== null) return false
    if (trash === 'only' && deletedAt === null) return false
    if (query.where !== undefined && !holds(row as Fields, query.where as Condition<Fields>)) return false
    if (words.length === 0) return true
    const text = JSON.stringify(row).toLowerCase()
    return words.every((word) => text.includes(word))
  })
  hits.sort((a, b) => compare(a as Fields, b as Fields, (query.orderBy ?? []) as readonly Order<Fields>[]))
  const start = query.after === undefined ? 0 : Number(query.after)
  const end = start + query.limit
  return {
    items: hits.slice(start, end),
    next: end < hits.length ? (String(end) as PageCursor) : null,
    total: query.count === 'exact' ? hits.length : null,
  }
}

function holds(row: Fields, condition: Condition<Fields>): boolean {
  const test = condition as {
    readonly op: string
    readonly field: string
    readonly value: unknown
    readonly values: readonly unknown[]
    readonly of: never
  }
  if (test.op === 'and') return (test.of as readonly Condition<Fields>[]).every((part) => holds(row, part))
  if (test.op === 'or') return (test.of as readonly Condition<Fields>[]).some((part) => holds(row, part))
  if (test.op === 'not') return !holds(row, test.of)
  const value = row[test.field] ?? null
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (test.op === 'eq') return test.value === null ? isEmpty : value === test.value
  if (test.op === 'neq') return test.value === null ? !isEmpty : value !== test.value
  if (test.op === 'in') return test.values.includes(value)
  if (test.op === 'has') return Array.isArray(value) && value.includes(test.value)
  if (isEmpty) return false
  const [left, right] = typeof value === 'string' ? [value.toLowerCase(), String(test.value).toLowerCase()] : [value, test.value]
  if (test.op === 'startsWith') return String(left).startsWith(String(right))
  if (test.op === 'includes') return String(left).includes(String(right))
  if (test.op === 'lt') return (left as number) < (right as number)
  if (test.op === 'lte') return (left as number) <= (right as number)
  if (test.op === 'gt') return (left as number) > (right as number)
  return (left as number) >= (right as number)
}

function compare(a: Fields, b: Fields, orders: readonly Order<Fields>[]): number {
  for (const { field, direction, empty } of orders) {
    const [left, right] = [a[field] ?? null, b[field] ?? null]
    if (left === null && right === null) continue
    if (left === null) return empty === 'first' ? -1 : 1
    if (right === null) return empty === 'first' ? 1 : -1
    const [x, y] =
      typeof left === 'string' ? [left.toLowerCase(), String(right).toLowerCase()] : [left as number, right as number]
    if (x !== y) return (x < y ? -1 : 1) * (direction === 'asc' ? 1 : -1)
  }
  return String(a['id']) < String(b['id']) ? -1 : 1
}
