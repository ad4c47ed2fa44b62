import type { GridHead, GridItem } from '../grid/grid.types'
import type { Formats } from '../text/format'
import { tablesText } from '../text/tables'

/** A value that rows are put together by; `null`: those that have none. */
export interface GroupValue {
  readonly value: string | boolean | null
  readonly label: string
}

/** The rows of one value, where they stand among all that are shown. */
export interface ListGroup extends GroupValue {
  /** The first of its rows among those shown. */
  readonly start: number
  /** How many of its rows are shown; `total` is how many match. */
  readonly shown: number
  readonly total: number
}

/** Rows, and where those of each value stand among them; `null`: they are not put together by a value. */
export interface Listing<Row> {
  readonly rows: readonly Row[]
  readonly groups: readonly ListGroup[] | null
  /** All that match. */
  readonly total: number
  readonly freshness: 'live' | 'stale'
}

/** The rows with a head before those of each value. Where nothing is grouped, they are the rows themselves. */
export function groupedRows<Row extends GridItem>(
  { rows, groups }: { readonly rows: readonly Row[]; readonly groups: readonly ListGroup[] | null },
  collapsed: ReadonlySet<string>,
  formats: Formats,
): readonly (Row | GridHead)[] {
  if (groups === null) return rows
  return groups.flatMap(({ value, label, start, shown, total }): readonly (Row | GridHead)[] => {
    const id = `group ${String(value)}`
    const isCollapsed = collapsed.has(id)
    const count = formats.number(total)
    const note = shown < total ? tablesText.groupCut(formats.number(shown), count) : count
    const head: GridHead = { id, head: { label, note, isCollapsed } }
    return isCollapsed ? [head] : [head, ...rows.slice(start, start + shown)]
  })
}
