import type { CustomValue, CustomValues } from '../fields/custom-value'
import type { OwnField } from '../fields/own-field'
import { readCustom } from '../fields/read-custom'
import { readBirthday } from './dates'
import type { RowContext } from './draft'
import type { DateOrders } from './mapping'
import { problem, type RowProblem } from './problem'
import { onlyCell, type Cell, type FieldCells } from './row-cells'

type Reading = RowContext & { readonly problems: RowProblem[] }

/** The values of the workspace's own fields that columns were given to; one that cannot be read is left out, and said. */
export function readOwnFields(cells: FieldCells, orders: DateOrders, reading: Reading): CustomValues {
  const { own, problems } = reading
  if (own === undefined) return {}
  const custom: Record<string, CustomValue> = {}
  for (const field of own.fields) {
    const cell = onlyCell(cells, field.field, problems)
    if (cell === null) continue
    const read = readCustom(field, textOf(field, cell, { orders, today: reading.today }), own)
    if (!read.ok) problems.push(problem('field-unreadable', cell.column, cell.text))
    else if (read.value !== null) custom[field.key] = read.value
  }
  return custom
}

/** Dates in whatever order the column has them; all else as it stands. */
function textOf(
  { type }: OwnField,
  { column, text }: Cell,
  dates: { readonly orders: DateOrders; readonly today: string },
): string {
  if (type !== 'date') return text
  const read = readBirthday(text, dates.orders.get(column) ?? null, latest(dates.today))
  return read === null ? '' : read === 'unreadable' ? text : read.date
}

const YEARS_AHEAD = 20

/** Unlike a birthday, a date may be ahead: a year of two digits is taken for one up to here. */
function latest(today: string): string {
  return `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12-31`
}
