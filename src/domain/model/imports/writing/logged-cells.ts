import { BLANK, codesIn, codesText, endName, isWritten, missed, type CellCode } from '../planning/account/cell-outcome'
import type { LoggedCells, LoggedEnd, ReportedRow } from './import-log'
import type { RowOutcome } from './row-outcomes'

/** @returns `null`: nothing is known of the cells of one of them */
export function loggedCells(rows: readonly ReportedRow[], columns: readonly string[]): LoggedCells | null {
  const ends = new Map<string, [number, string, number, number]>()
  for (const { row, codes } of rows) {
    if (codes === undefined) return null
    for (const [column, code] of codesIn(codes).entries()) {
      if (code === BLANK) continue
      const at = Math.min(column, columns.length)
      const key = `${at} ${code}`
      const end = ends.get(key) ?? [at, endName(code), 0, row]
      end[2] += 1
      ends.set(key, end)
    }
  }
  return { columns, ends: [...ends.values()].map((end): LoggedEnd => end) }
}

/** What becomes of the cells that would have been written, where their row is not. */
export function codeOfStopped(outcome: RowOutcome): CellCode {
  if (outcome.kind === 'failed') return missed('refused')
  const reason = 'reason' in outcome ? outcome.reason : 'cancelled'
  return missed(reason === 'nothing-new' ? 'there' : reason)
}

export function stoppedCodes(codes: string, outcome: RowOutcome): string {
  const stopped = codeOfStopped(outcome)
  return codesText(codesIn(codes).map((code) => (isWritten(code) ? stopped : code)))
}
