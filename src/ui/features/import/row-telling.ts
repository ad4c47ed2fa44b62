import type { RowTelling } from '../../../domain/model/imports/writing/row-outcomes'
import type { Plan } from '../../../domain/model/imports/planning/plan'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { rowText } from './desk-rows'

/** What is told of a row wherever the file is not at hand: columns go by their names. */
export function tellingOf(row: number, plan: Plan, table: SourceTable): RowTelling {
  const { line, problems } = plan.rows[row] ?? { line: 0, problems: [] }
  const named = problems.map(({ rule, column, value }) => ({
    rule,
    column: column === null ? null : (table.columns[column]?.name ?? null),
    value,
  }))
  const ids = plan.named.get(row) ?? []
  return { line, text: rowText(table.rows[row]?.cells ?? []), problems: named, named: ids }
}
