import type { Column } from '../../../../src/domain/model/imports/reading/header'
import { cleanHeader } from '../../../../src/domain/model/imports/reading/header'

/** The index of the column that a truth calls so: `Name`, `Name#2` the second of that name, `#3` the third of all. */
export function columnNamed(name: string, columns: readonly Column[]): number | null {
  const place = /^#(\d+)$/.exec(name)?.[1]
  if (place !== undefined) return columns[Number(place) - 1]?.index ?? null
  const whole = byName(name, 1, columns)
  const [, first, nth] = /^(.*)#(\d+)$/s.exec(name) ?? []
  return whole ?? (first === undefined ? null : byName(first, Number(nth), columns))
}

function byName(name: string, occurrence: number, columns: readonly Column[]): number | null {
  const clean = cleanHeader(name).toLowerCase()
  const same = columns.find((column) => column.name.toLowerCase() === clean && column.occurrence === occurrence)
  // Names in two rows are put together: `Company` above `City`.
  return (same ?? columns.find((column) => column.name.toLowerCase().endsWith(` ${clean}`)))?.index ?? null
}
