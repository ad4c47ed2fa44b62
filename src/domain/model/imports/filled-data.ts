import type { PlannedCreate, RowWrite } from './planned-write'

/** The row as it is handed on: see `filledData`. */
export function withFilledData(row: RowWrite): RowWrite {
  const writes = row.writes.map((write) =>
    // Data and collection are of one create, which the compiler cannot follow through the union.
    write.kind === 'create' ? ({ ...write, data: filledData(write.data) } as PlannedCreate) : write,
  )
  return { ...row, writes }
}

/**
 * A new record's values without those that it has anyway when nobody says so (`null`, an empty list, an empty map): most
 * fields of most rows, which 100,000 rows would carry from the worker to the page and on to the backend.
 */
export function filledData<T extends object>(data: T): Partial<T> {
  const filled: Partial<T> = {}
  for (const field in data) {
    const value = data[field]
    if (!isEmpty(value)) filled[field] = isMap(value) ? (filledData(value) as typeof value) : value
  }
  return filled
}

function isEmpty(value: unknown): boolean {
  if (value === null) return true
  return Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
