import type { CustomValue, CustomValues } from '../fields/custom-value'
import type { OwnField } from '../fields/own-field'
import { readCustom } from '../fields/read-custom'
import { readBirthday } from './dates'
import type { Reading } from './draft'
import type { DateOrders } from './mapping'
import { latestDay } from './moments'
import { problem } from './problem'
import { onlyCell, type Cell, type FieldCells } from './row-cells'

type OwnReading = Pick<Reading, 'problems' | 'today' | 'locale' | 'currency'> & { readonly fields: readonly OwnField[] }

/** The values of the workspace's own fields that columns were given to; one that cannot be read is left out, and said. */
export function readOwnFields(cells: FieldCells, orders: DateOrders, reading: OwnReading): CustomValues {
  const { fields, problems } = reading
  const custom: Record<string, CustomValue> = {}
  for (const field of fields) {
    const cell = onlyCell(cells, field.field, problems)
    if (cell === null) continue
    const read = readCustom(field, textOf(field, cell, { orders, today: reading.today }), reading)
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
  const read = readBirthday(text, dates.orders.get(column) ?? null, latestDay(dates.today))
  return read === null ? '' : read === 'unreadable' ? text : read.date
}
