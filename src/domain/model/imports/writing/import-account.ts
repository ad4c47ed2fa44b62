import type { Column } from '../reading/header'
import type { CellAccount } from '../planning/account/cell-account'
import { CODES, codesIn, isWritten, missed, reasonOf, BLANK, type CellReason } from '../planning/account/cell-outcome'
import type { Fate, ImportPlan, PlannedRow } from '../planning/plan'
import type { PlannedWrite, RecordRef } from '../planning/planned-write'
import { IMPORT_COLLECTIONS } from '../import-collections'
import { isError } from '../problem'
import type { CollectionName } from '../../records/collections'
import type { RowOutcome } from './row-outcomes'

/** What becomes of all that a file holds, or became of it: rows, records, and filled cells. */
export interface ImportAccount {
  readonly rows: number
  /** Rows that write something. */
  readonly imported: number
  /** The others, by why. */
  readonly out: readonly RowsOut[]
  readonly records: readonly RecordCount[]
  readonly cells: CellSums
}

export interface RowsOut {
  readonly reason: CellReason
  readonly rows: number
}

export interface RecordCount {
  readonly collection: CollectionName
  readonly made: number
  readonly changed: number
  /** Of those that rows are about: nothing of them changes. */
  readonly unchanged: number
}

/** Filled cells: those that are written, with a note or without, those of columns that are left out, and the others. */
export interface CellSums {
  readonly filled: number
  readonly written: number
  readonly noted: readonly CellSum[]
  readonly leftOut: readonly Omit<CellSum, 'reason'>[]
  readonly missed: readonly CellSum[]
}

export interface CellSum {
  readonly column: Column
  readonly reason: CellReason
  readonly cells: number
  readonly example: string
}

export interface PlannedTable {
  readonly plan: Pick<ImportPlan, 'rows' | 'writes' | 'setup' | 'account'>
  readonly columns: readonly Column[]
  /** A cell as it is shown. */
  readonly textAt: (row: number, column: number) => string
  /** Of rows that came to another end than was planned. */
  readonly outcomes: ReadonlyMap<number, RowOutcome>
}

/** What a plan comes to, or came to. */
export function accountOfPlan({ plan, columns, textAt, outcomes }: PlannedTable): ImportAccount {
  const out = new Map<CellReason, number>()
  for (const [at, row] of plan.rows.entries()) {
    const reason = whyOut(row, outcomes.get(at))
    if (reason !== null) out.set(reason, (out.get(reason) ?? 0) + 1)
  }
  const stopped = [...out.values()].reduce((all, rows) => all + rows, 0)
  return {
    rows: plan.rows.length,
    imported: plan.rows.length - stopped,
    out: [...out].map(([reason, rows]) => ({ reason, rows })).toSorted((a, b) => b.rows - a.rows),
    records: recordsOf(plan, outcomes),
    cells: cellSums(plan.account, { columns, textAt, outcomes }),
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

function recordsOf({ rows, writes, setup }: PlannedTable['plan'], outcomes: PlannedTable['outcomes']): readonly RecordCount[] {
  const ends = new Map<string, End>()
  const write = ({ kind, collection, id }: PlannedWrite) => {
    const key = `${collection} ${id}`
    if (ends.get(key)?.end !== 'made') ends.set(key, { collection, end: kind === 'create' ? 'made' : 'changed' })
  }
  for (const own of setup) write(own)
  for (const own of writes) if (isCarriedOut(outcomes.get(own.row))) for (const each of own.writes) write(each)
  for (const [at, { fate }] of rows.entries()) {
    const ref = unchangedBy(fate, outcomes.get(at))
    if (ref !== null && !ends.has(`${ref.collection} ${ref.id}`))
      ends.set(`${ref.collection} ${ref.id}`, { collection: ref.collection, end: 'unchanged' })
  }
  return countsOf(ends.values())
}

interface End {
  readonly collection: CollectionName
  readonly end: 'made' | 'changed' | 'unchanged'
}

export function isCarriedOut(outcome: RowOutcome | undefined): boolean {
  return outcome === undefined || outcome.kind === 'created' || outcome.kind === 'updated'
}

/** The record that a row is about and changes nothing of. */
export function unchangedBy(fate: Fate, outcome?: RowOutcome): RecordRef | null {
  if (outcome?.kind === 'skipped') return outcome.reason === 'nothing-new' ? outcome.record : null
  return fate.kind === 'skip' ? fate.record : null
}

export function countsOf(ends: Iterable<End>): readonly RecordCount[] {
  const counts = new Map<CollectionName, Record<End['end'], number>>()
  for (const { collection, end } of ends) {
    const own = counts.get(collection) ?? { made: 0, changed: 0, unchanged: 0 }
    own[end] += 1
    counts.set(collection, own)
  }
  return [...counts].map(([collection, count]) => ({ collection, ...count })).toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** What files are of before what that needs. */
function rankOf({ collection }: RecordCount): number {
  const at = IMPORT_COLLECTIONS.findIndex((name) => name === collection)
  return at === -1 ? IMPORT_COLLECTIONS.length : at
}

function cellSums(account: CellAccount, { columns, textAt, outcomes }: Omit<PlannedTable, 'plan'>): CellSums {
  const sums = new Sums(account.columns.length)
  const placeOf = new Map(account.columns.map((column, at) => [column, at]))
  for (const { column, code, cells, row } of account.counts) sums.add(placeOf.get(column) ?? 0, code, { cells, row })
  for (const [row, outcome] of outcomes) if (!isCarriedOut(outcome)) sums.restop(account.rowText(row), row, outcome)
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

interface Coded extends Omit<CellSum, 'reason'> {
  readonly code: number
}

export function sumsOf(mapped: readonly Coded[], leftOut: CellSums['leftOut']): CellSums {
  const total = (some: readonly { readonly cells: number }[]) => some.reduce((sum, { cells }) => sum + cells, 0)
  const withReason = mapped.flatMap(({ code, ...own }) => {
    const reason = reasonOf(code)
    return reason === null ? [] : [{ ...own, reason, is: isWritten(code) }]
  })
  const many = (a: { readonly cells: number }, b: { readonly cells: number }) => b.cells - a.cells
  const shown = (is: boolean) =>
    withReason
      .filter((own) => own.is === is)
      .map(({ is: _, ...own }): CellSum => own)
      .toSorted(many)
  return {
    filled: total(mapped) + total(leftOut),
    written: total(mapped.filter(({ code }) => isWritten(code))),
    noted: shown(true),
    leftOut: leftOut.toSorted(many),
    missed: shown(false),
  }
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

  /** The row was not written after all. */
  restop(codes: string, row: number, outcome: RowOutcome): void {
    const reason = outcome.kind === 'failed' ? 'refused' : 'reason' in outcome ? outcome.reason : 'cancelled'
    for (const [at, code] of codesIn(codes).entries()) {
      if (!isWritten(code)) continue
      this.add(at, code, { cells: -1, row })
      this.add(at, missed(reason === 'nothing-new' ? 'there' : reason), { cells: 1, row })
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
