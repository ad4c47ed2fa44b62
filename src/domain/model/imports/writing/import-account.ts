import { isWritten, reasonOf, type CellReason } from '../planning/account/cell-outcome'
import type { Column } from '../reading/header'
import type { RecordCount } from './record-ends'

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

export function rowsOut(reasons: Iterable<CellReason>): readonly RowsOut[] {
  const out = new Map<CellReason, number>()
  for (const reason of reasons) out.set(reason, (out.get(reason) ?? 0) + 1)
  return [...out].map(([reason, rows]) => ({ reason, rows })).toSorted((a, b) => b.rows - a.rows)
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
