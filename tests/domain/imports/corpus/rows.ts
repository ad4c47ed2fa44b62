import type { Expected } from '../judge/truth'
import { cellFor } from './cells'
import type { Cell, RowOf } from './given'
import type { Layout } from './layouts'

export const ROWS = 6

/** The rows of a layout as texts, and what is to stand of each cell. */
export function rowsOf(layout: Layout): readonly (readonly Cell[])[] {
  const offset = Array.from(layout.name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return Array.from({ length: ROWS }, (_, row) => {
    const own: RowOf = { layout, row, who: (row + offset) % ROWS }
    const cells = layout.columns.map((column, at) => {
      const isLeftEmpty = !NEEDED.test(column.target) && (row * 5 + at * 3 + offset) % 11 === 0
      return isLeftEmpty ? { text: '' } : cellFor(column, at, own)
    })
    // What a number is for is said beside it.
    return cells.map((cell, at) =>
      OF_NEIGHBOUR.test(layout.columns[at]?.target ?? '') && cells[at - 1]?.text === '' ? { text: '' } : cell,
    )
  })
}

const OF_NEIGHBOUR = /Label$/

/** What a row is known by, or what another cell of it rests on. */
const NEEDED =
  /\.(fullName|firstName|lastName|email|name|title|body|status|stage|amount|currency|lostReason|recordId|kind|emailLabel|phoneLabel|pipeline|doNotContact|wonAt|lostAt|closedAt|dueTime|due)$/

export function expectedIn(cell: Cell): Expected | undefined {
  return cell.text.trim() === '' ? undefined : cell.expected
}
