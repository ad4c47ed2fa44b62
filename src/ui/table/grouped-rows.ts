import type { GridHead, GridItem } from '../grid/grid.types'
import type { Formats } from '../text/format'
import { tablesText } from '../text/tables'
import type { ReadyTable } from './record-table.model'

/** The rows with a head before those of each value. Where nothing is grouped, they are the rows themselves. */
export function groupedRows<Row extends GridItem>(
  { rows, groups }: Pick<ReadyTable<Row>, 'rows' | 'groups'>,
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
