import type { Id } from '../kernel/id'
import type { ReadRow, RowContext } from './draft'
import type { DateOrders, Mapping } from './mapping'
import type { ImportPolicy } from './policy'
import { planner, type Existing, type Plan } from './plan'
import type { SourceTable } from './source-table'
import { findDateOrders, rowReader } from './row-to-person'

export interface PlanInput {
  readonly mapping: Mapping
  /** The person's answers for date columns that do not decide; what the values say wins over nothing else. */
  readonly orders: DateOrders
  readonly context: RowContext
  /** What becomes of fields that have a value already; fields that are not named are filled. */
  readonly policy: ImportPolicy
  /** Rows, by their index, that the person does not want. */
  readonly leftOut?: ReadonlySet<number>
  readonly existing: Existing
  readonly newId: () => Id
  /** Told now and then, with the number of rows planned. */
  readonly onProgress?: (rows: number) => void
}

const TELL_EVERY = 2000
/** What is not wanted is not read either. */
const LEFT_OUT: ReadRow = { draft: null, problems: [] }

/** Every row of the table with its one fate, and what is to be written. */
export function planImport(table: SourceTable, input: PlanInput): Plan {
  const cells = table.rows.map((row) => row.cells)
  const orders = new Map([...findDateOrders(cells, input.mapping), ...input.orders])
  const read = rowReader(input.mapping, orders, input.context)
  const plan = planner(input.existing, input.policy, input.newId)
  for (const [at, row] of table.rows.entries()) {
    const isLeftOut = input.leftOut?.has(at) === true
    const { draft, problems } = isLeftOut ? LEFT_OUT : read(row.cells)
    plan.add({ line: row.line, isEmpty: row.isEmpty, isLeftOut, read: { draft, problems: [...row.problems, ...problems] } })
    if (at % TELL_EVERY === TELL_EVERY - 1) input.onProgress?.(at + 1)
  }
  return plan.finish()
}
