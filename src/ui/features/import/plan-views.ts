import type { MappingGuess } from '../../../domain/model/imports/kind-guess'
import { type ColumnMapping, ownKeyOf } from '../../../domain/model/imports/targets'
import { commonWarnings, type CommonWarning, withoutCommon } from '../../../domain/model/imports/planning/common-warnings'
import type { ImportPlan, PlannedRow } from '../../../domain/model/imports/planning/plan'
import { findDateOrders, isDated } from '../../../domain/model/imports/planning/rows/date-orders'
import { proposalsFor } from '../../../domain/model/imports/planning/proposals'
import type { SourceTable } from '../../../domain/model/imports/reading/source-table'
import { guessField } from '../../../domain/model/imports/recognising/guess-field'
import { guessMapping, type GuessOptions } from '../../../domain/model/imports/recognising/guess-mapping'
import { dateOrderOf } from '../../../domain/model/imports/recognising/values/dates'
import type { ImportAccount } from '../../../domain/model/imports/writing/import-account'
import { accountOfPlan, type PlannedTable } from '../../../domain/model/imports/writing/plan-account'
import { addOutcome, outcomeOf, type RowDescription, type RowOutcome } from '../../../domain/model/imports/writing/row-outcomes'
import { openNames } from './open-names'
import { rowsAbout } from './rows-about'
import { isSame } from '../../../domain/model/records/merge-fields'
import type { FileView, OpenDate, PlanRequest, PlanSummary } from './import-messages'
import { ROW_FILTERS, type RowCounts, type RowFilter, type RowQuery, type RowView, type RowWindow } from './row-messages'

const SHOWN_CELL = 160
const PREVIEW_ROWS = 8
const SAMPLED_ROWS = 500
const SAMPLES = 3
const GUESS_BY = 50
/** Whether text is an amount does not depend on it. */
const ANY_CURRENCY = 'EUR'

/** What the page shows of a file that was read: its first rows, and of each column some values and a guess. */
export function viewOf(table: SourceTable, { locale, file }: { readonly locale: string; readonly file: string }): FileView {
  const { rows, columns, head, ...rest } = table
  const valuesOf = valuesIn(table)
  return {
    ...rest,
    head: head.map((cells) => cells.slice(0, 8).map(shorten)),
    rowCount: rows.length,
    columns: columns.map((column) => ({
      ...column,
      samples: [...new Set(valuesOf(column.index))].slice(0, SAMPLES).map(shorten),
      field: guessField(valuesOf(column.index), { locale, currency: ANY_CURRENCY }),
    })),
    preview: rows.slice(0, PREVIEW_ROWS).map(({ line, cells }) => ({ line, cells: cells.map(shorten) })),
    guess: guessOf(table, { file }),
  }
}

/** By its columns, its values, and what the file and its sheet are called. */
export function guessOf(table: SourceTable, options: GuessOptions): MappingGuess {
  const { format } = table
  const valuesOf = valuesIn(table)
  const sheet = format.kind === 'spreadsheet' ? (format.sheets[format.sheet] ?? '') : ''
  const filledIn = (column: number) => valuesOf(column).length
  return guessMapping(table.columns, (column) => valuesOf(column).slice(0, GUESS_BY), { ...options, sheet, filledIn })
}

/** What the first rows hold in a column, blanks left out. */
function valuesIn({ rows }: SourceTable): (column: number) => readonly string[] {
  return (column) => rows.slice(0, SAMPLED_ROWS).flatMap(({ cells }) => (cells[column]?.trim() ? [cells[column].trim()] : []))
}

/** On one line, and no longer than one looks at. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  return line.length > SHOWN_CELL ? `${line.slice(0, SHOWN_CELL)}…` : line
}

export interface RowList {
  readonly counts: RowCounts
  /** What is said once, and of no row. */
  readonly common: readonly CommonWarning[]
  /** The rows that the query finds, those from `from` on; the list itself stays here. */
  window(query: RowQuery, from: number, count: number): RowWindow
}

/** Every row of a plan, to be looked through by what becomes of it and by what it holds. */
export function rowList(plan: ImportPlan, table: SourceTable, mended: ReadonlySet<number>): RowList {
  let last: { readonly query: RowQuery; readonly found: readonly number[] } | null = null
  const common = commonWarnings(plan.rows)
  const ownOf = withoutCommon(common)
  const rows = common.length === 0 ? plan.rows : plan.rows.map((row) => ({ ...row, problems: ownOf(row.problems) }))

  function find(query: RowQuery): readonly number[] {
    const { filter, search, about } = query
    if (last?.query.filter === filter && last.query.search === search && isSame(last.query.about, about)) return last.found
    const holds = searchIn(table, search)
    const isMeant = rowsAbout(about, { plan, table })
    const found = rows.flatMap((row, at) => (isOf(row, filter) && isMeant(at) && holds(at) ? [at] : []))
    last = { query, found }
    return found
  }

  function view(at: number): readonly RowView[] {
    const [row, source] = [rows[at], table.rows[at]]
    if (row === undefined || source === undefined) return []
    const { line, fate, problems } = row
    return [{ row: at, line, fate, problems, text: rowText(source.cells), isMended: mended.has(at) }]
  }

  return {
    counts: countsOf(rows),
    common,
    window(query, from, count) {
      const found = find(query)
      return { total: found.length, rows: found.slice(from, from + count).flatMap(view) }
    },
  }
}

export function isOf({ fate, problems }: PlannedRow, filter: RowFilter): boolean {
  if (filter === 'all') return true
  // With a note: it is written, and not quite as the file says.
  if (filter === 'warn') return problems.length > 0 && (fate.kind === 'create' || fate.kind === 'update')
  return fate.kind === filter
}

function countsOf(rows: readonly PlannedRow[]): RowCounts {
  const counts: Record<RowFilter, number> = { all: 0, create: 0, update: 0, skip: 0, fail: 0, warn: 0 }
  for (const row of rows) for (const filter of ROW_FILTERS) if (isOf(row, filter)) counts[filter] += 1
  return counts
}

/** Every word somewhere in the row, in whatever cell; a number alone is a line as well. */
function searchIn({ rows }: SourceTable, search: string): (at: number) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean)
  if (words.length === 0) return () => true
  return (at) => {
    const row = rows[at]
    if (row === undefined) return false
    if (words.length === 1 && words[0] === String(row.line)) return true
    const text = row.cells.join('\n').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
}

const SHOWN_CELLS = 5

/** Its first values, to know it by. */
export function rowText(cells: readonly string[]): string {
  return shorten(
    cells
      .filter((cell) => cell.trim() !== '')
      .slice(0, SHOWN_CELLS)
      .join(' · '),
  )
}

export interface Summed {
  readonly request: PlanRequest
  readonly table: SourceTable
  readonly rows: RowCounts
  readonly common: readonly CommonWarning[]
}

/** What the plan comes to, or came to where its run has ended. */
export function accountOf(plan: ImportPlan, table: SourceTable, ends: Pick<PlannedTable, 'outcomes' | 'earlier'>): ImportAccount {
  const textAt = (row: number, column: number) => shorten(table.rows[row]?.cells[column] ?? '')
  return accountOfPlan({ plan, columns: table.columns, textAt, ...ends })
}

const AS_PLANNED = { outcomes: new Map<number, RowOutcome>(), earlier: null }

/** A plan in figures, and the questions that it leaves open. */
export function summaryOf(plan: ImportPlan, summed: Summed): PlanSummary {
  const { rows, writes, setup, policy, unknown } = plan
  const none = { total: rows.length, created: 0, updated: 0, skipped: 0, failed: 0 }
  const settled = rows.filter(({ fate }) => fate.kind === 'skip' || fate.kind === 'fail')
  return {
    counts: settled.reduce((sum, { fate }) => addOutcome(sum, outcomeOf(fate)), none),
    setup,
    policy,
    unknown,
    proposals: proposalsFor(openNames(unknown, summed.request.nameChoices), summed.request.names, summed.request.imported),
    writes: writes.length,
    rows: summed.rows,
    common: summed.common,
    undecided: settled.filter(({ fate }) => fate.kind === 'skip' && fate.reason === 'several-match').length,
    account: accountOf(plan, summed.table, AS_PLANNED),
    openDates: openDatesOf(summed),
  }
}

/** Asked again even when answered, so that the answer can be changed. */
function openDatesOf(summed: Summed): readonly OpenDate[] {
  const { mapping } = summed.request
  const open = mapping.flatMap((column, at) => (isOpen(column, at, summed) ? [at] : []))
  if (open.length === 0) return []
  const { columns, rows } = summed.table
  const cells = rows.map((row) => row.cells)
  const orders = findDateOrders(cells, columns, mapping)
  return open.map((at) => ({ at, order: orders.get(at) ?? null }))
}

function isOpen({ target }: ColumnMapping, column: number, { request, table }: Summed): boolean {
  if (target === null || !isDated(target)) return false
  const key = ownKeyOf(target)
  const ownFields = Object.values(request.context.own).flat()
  if (key !== null && !ownFields.some((field) => field.key === key && field.type === 'date')) return false
  const order = dateOrderOf(table.rows.map(({ cells }) => cells[column] ?? ''))
  return order === 'unknown' || order === 'mixed'
}

/** What a row is described by where the file is not available: columns go by their names. */
export function descriptionOf(row: number, plan: ImportPlan, table: SourceTable): RowDescription {
  const { line, problems } = plan.rows[row] ?? { line: 0, problems: [] }
  const named = problems.map(({ rule, column, value }) => ({
    rule,
    column: column === null ? null : (table.columns[column]?.name ?? null),
    value,
  }))
  const ids = plan.named.get(row) ?? []
  const cells = table.rows[row]?.cells ?? []
  return { line, text: rowText(cells), problems: named, named: ids, codes: plan.account.textOfAll(row, cells) }
}
