import { BLANK, CODES, codesIn, isWritten, type CellReason } from '../planning/account/cell-outcome'
import type { Fate, ImportPlan, PlannedRow } from '../planning/plan'
import type { PlannedWrite, RecordRef } from '../planning/planned-write'
import { isError } from '../problem'
import type { Column } from '../reading/header'
import { rowsOut, sumsOf, type CellSums, type ImportAccount } from './import-account'
import type { LoggedAccount } from './logged-account'
import { codeOfStopped } from './logged-cells'
import { RecordEnds, type RecordCount } from './record-ends'
import type { RowOutcome } from './row-outcomes'

export interface PlannedTable {
  readonly plan: Pick<ImportPlan, 'rows' | 'writes' | 'setup' | 'account'>
  readonly columns: readonly Column[]
  /** A cell as it is shown. */
  readonly textAt: (row: number, column: number) => string
  /** Of rows that came to another end than was planned. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>
  /** Of an import that was gone on with: its rows from before, which the plan no longer sees as they were. */
  readonly earlier: LoggedAccount | null
}

/** What a plan comes to, or came to. */
export function accountOfPlan(planned: PlannedTable): ImportAccount {
  const { plan, outcomes, earlier } = planned
  const out = plan.rows.flatMap((row, at) => {
    const reason = earlier?.rows.has(at) === true ? earlier.rows.get(at) : whyOut(row, outcomes.get(at))
    return reason ?? []
  })
  return {
    rows: plan.rows.length,
    imported: plan.rows.length - out.length,
    out: rowsOut(out),
    records: recordsOf(planned),
    cells: cellSums(planned),
  }
}

/** Why a row writes nothing; `null`: it does. */
export function whyOut({ fate, problems }: Pick<PlannedRow, 'fate' | 'problems'>, outcome?: RowOutcome): CellReason | null {
  if (outcome?.kind === 'created' || outcome?.kind === 'updated') return null
  if (outcome?.kind === 'skipped') return outcome.reason
  if (outcome?.kind === 'failed' && outcome.reason === 'refused') return 'refused'
  if (fate.kind === 'skip') return fate.reason
  return fate.kind === 'fail' ? (problems.find(isError)?.rule ?? 'invalid') : null
}

function recordsOf({ plan: { rows, writes, setup }, outcomes, earlier }: PlannedTable): readonly RecordCount[] {
  const ends = new RecordEnds(earlier?.ends)
  const write = (own: PlannedWrite) => ends.write(own, own.kind === 'create' ? 'made' : 'changed')
  // Nothing is written for the sake of no row.
  if (writes.length > 0) for (const own of setup) write(own)
  for (const own of writes) {
    if (earlier?.rows.has(own.row) !== true && isCarriedOut(outcomes.get(own.row))) for (const each of own.writes) write(each)
  }
  for (const [at, { fate }] of rows.entries()) {
    const ref = earlier?.rows.has(at) === true ? null : unchangedBy(fate, outcomes.get(at))
    if (ref !== null) ends.leave(ref)
  }
  return ends.counts()
}

export function isCarriedOut(outcome: RowOutcome | undefined): boolean {
  return outcome === undefined || outcome.kind === 'created' || outcome.kind === 'updated'
}

/** The record that a row is about and changes nothing of. */
export function unchangedBy(fate: Fate, outcome?: RowOutcome): RecordRef | null {
  if (outcome?.kind === 'skipped') return outcome.reason === 'nothing-new' ? outcome.record : null
  return fate.kind === 'skip' ? fate.record : null
}

function cellSums({ plan: { account, rows }, columns, textAt, outcomes, earlier }: PlannedTable): CellSums {
  const sums = new Sums(account.columns.length)
  const placeOf = new Map(account.columns.map((column, at) => [column, at]))
  const isCounted = (row: number) => earlier?.counted.has(row) === true
  if (earlier === null || earlier.counted.size === 0) {
    for (const { column, code, cells, row } of account.counts) sums.add(placeOf.get(column) ?? 0, code, { cells, row })
  } else {
    for (const row of rows.keys()) if (!isCounted(row)) sums.addRow(account.rowText(row), row)
    for (const { column, code, ...own } of earlier.cells()) {
      const at = placeOf.get(column)
      if (at !== undefined) sums.add(at, code, own)
    }
  }
  for (const [row, outcome] of outcomes)
    if (earlier?.rows.has(row) !== true && !isCarriedOut(outcome)) sums.restop(account.rowText(row), row, outcome)
  const columnAt = (index: number) => columns[index] ?? { name: '', index, occurrence: 1 }
  const mapped = account.columns.flatMap((index, at) =>
    sums.of(at).map(({ code, cells, row }) => ({ code, cells, column: columnAt(index), example: textAt(row, index) })),
  )
  const leftOut = account.leftOut.map(({ column, cells, row }) => ({
    column: columnAt(column),
    cells,
    example: textAt(row, column),
  }))
  return sumsOf(mapped, leftOut)
}

/** Cells by column and end, and a row for each. */
class Sums {
  private readonly cells: Int32Array
  private readonly rows: Int32Array

  constructor(columns: number) {
    this.cells = new Int32Array(columns * CODES)
    this.rows = new Int32Array(columns * CODES)
  }

  add(at: number, code: number, { cells, row }: { readonly cells: number; readonly row: number }): void {
    const slot = at * CODES + code
    if (this.cells[slot] === 0) this.rows[slot] = row
    this.cells[slot] = (this.cells[slot] ?? 0) + cells
  }

  addRow(codes: string, row: number): void {
    for (const [at, code] of codesIn(codes).entries()) if (code !== BLANK) this.add(at, code, { cells: 1, row })
  }

  /** The row was not written after all. */
  restop(codes: string, row: number, outcome: RowOutcome): void {
    const stopped = codeOfStopped(outcome)
    for (const [at, code] of codesIn(codes).entries()) {
      if (!isWritten(code)) continue
      this.add(at, code, { cells: -1, row })
      this.add(at, stopped, { cells: 1, row })
    }
  }

  of(at: number): readonly { readonly code: number; readonly cells: number; readonly row: number }[] {
    return Array.from({ length: CODES }, (_, code) => code).flatMap((code) => {
      const slot = at * CODES + code
      const cells = this.cells[slot] ?? 0
      return code === BLANK || cells <= 0 ? [] : [{ code, cells, row: this.rows[slot] ?? 0 }]
    })
  }
}
