import { dateOrderOf } from '../../../domain/model/imports/recognising/values/dates'
import type { ColumnMapping } from '../../../domain/model/imports/mapping'
import { addOutcome, outcomeOf } from '../../../domain/model/imports/writing/row-outcomes'
import type { Plan } from '../../../domain/model/imports/planning/plan'
import type { MadeCollection, RowWrite } from '../../../domain/model/imports/planning/planned-write'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { isDated } from '../../../domain/model/imports/planning/rows/read-row'
import { ownKeyOf } from '../../../domain/model/imports/targets'
import type { PlanRequest, PlanSummary } from './import-messages'
import type { RowCounts } from './row-messages'

export interface Summed {
  readonly request: PlanRequest
  readonly table: SourceTable
  readonly rows: RowCounts
}

/** A plan in figures, and the questions that it leaves open. */
export function summaryOf({ rows, writes, setup, policy, unknown }: Plan, summed: Summed): PlanSummary {
  const none = { total: rows.length, created: 0, updated: 0, skipped: 0, failed: 0 }
  const settled = rows.filter(({ fate }) => fate.kind === 'skip' || fate.kind === 'fail')
  return {
    counts: settled.reduce((sum, { fate }) => addOutcome(sum, outcomeOf(fate)), none),
    setup,
    policy,
    unknown,
    writes: writes.length,
    rows: summed.rows,
    undecided: settled.filter(({ fate }) => fate.kind === 'skip' && fate.reason === 'several-match').length,
    newCompanies: madeIn(writes, 'companies'),
    openDates: summed.request.mapping.flatMap((column, at) => (isOpen(column, at, summed) ? [at] : [])),
  }
}

/** How many records of a collection are made, each once though several rows need it. */
function madeIn(writes: readonly RowWrite[], collection: MadeCollection): number {
  const made = writes.flatMap((row) => row.writes.filter((own) => own.kind === 'create' && own.collection === collection))
  return new Set(made.map(({ id }) => id)).size
}

/** Asked again even when answered, so that the answer can be changed. */
function isOpen({ target }: ColumnMapping, column: number, { request, table }: Summed): boolean {
  if (target === null || !isDated(target)) return false
  const key = ownKeyOf(target)
  const ownFields = Object.values(request.context.own).flat()
  if (key !== null && !ownFields.some((field) => field.key === key && field.type === 'date')) return false
  const order = dateOrderOf(table.rows.map(({ cells }) => cells[column] ?? ''))
  return order === 'unknown' || order === 'mixed'
}
