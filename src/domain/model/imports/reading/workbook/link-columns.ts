import type { SourceRow, SourceTable } from '../source-table'
import type { Place } from './merged-cells'

/**
 * What cells link to, where they do not say it themselves: in a blank cell its own value, else a column of its own after the
 * others, so that neither the text nor the address is lost.
 */
export function withLinks(
  table: SourceTable,
  links: readonly (readonly [at: Place, id: string])[],
  targets: ReadonlyMap<string, string>,
): SourceTable {
  const byRow = new Map<number, Map<number, string>>()
  const linked = new Set<number>()
  const rowOf = new Map(table.rows.map((row) => [row.line - 1, row]))
  for (const [{ row, column }, id] of links) {
    const target = targets.get(id)
    const cells = rowOf.get(row)?.cells
    if (target === undefined || cells === undefined || column >= table.columns.length) continue
    const text = cells[column]?.trim() ?? ''
    if (isSaid(text, target)) continue
    if (text !== '') linked.add(column)
    byRow.set(row, (byRow.get(row) ?? new Map<number, string>()).set(column, target))
  }
  if (byRow.size === 0) return table
  const columns = [...linked].toSorted((a, b) => a - b)
  const width = table.columns.length
  return {
    ...table,
    columns: [
      ...table.columns,
      // Not a word of any language, and what mapping takes for a company's address beside its name.
      ...columns.map((column, at) => ({
        index: width + at,
        name: `${table.columns[column]?.name ?? ''} (URL)`.trim(),
        occurrence: 1,
      })),
    ],
    rows: table.rows.map((row) => withTargets(row, byRow.get(row.line - 1), { width, columns })),
  }
}

function withTargets(
  row: SourceRow,
  targets: ReadonlyMap<number, string> | undefined,
  { width, columns }: { readonly width: number; readonly columns: readonly number[] },
): SourceRow {
  if (targets === undefined && columns.length === 0) return row
  const own = Array.from({ length: width }, (_, at) => row.cells[at] || (targets?.get(at) ?? ''))
  const isBlank = (column: number) => (row.cells[column] ?? '').trim() === ''
  const addresses = columns.map((column) => (isBlank(column) ? '' : (targets?.get(column) ?? '')))
  return { ...row, cells: [...own, ...addresses, ...row.cells.slice(width)] }
}

/** `ana@example.com` over `mailto:ana@example.com`: the text is the address. */
function isSaid(text: string, target: string): boolean {
  const bare = (value: string) =>
    value
      .toLowerCase()
      .replace(/^(mailto:|tel:|https?:\/\/)/, '')
      .replace(/\/$/, '')
  return bare(text) === bare(target)
}
