import { codeNamed, LEFT_OUT, reasonOf, type CellCode, type CellReason } from '../planning/account/cell-outcome'
import type { Column } from '../reading/header'
import { isError } from '../problem'
import { rowsOut, sumsOf, type ImportAccount } from './import-account'
import type { ImportLog, LoggedEnd, LoggedRow } from './import-log'
import { RecordEnds } from './record-ends'

/** What the log of an import comes to, chunk by chunk. */
export class LoggedAccount {
  readonly ends = new RecordEnds()
  /** Rows that it has, and why those that write nothing do not. */
  readonly rows = new Map<number, CellReason | null>()
  /** Rows whose cells are counted. */
  readonly counted = new Set<number>()
  private readonly sums = new Map<string, LoggedSum>()
  private columns: readonly string[] = []

  add({ rows, setup, cells }: ImportLog): void {
    for (const { changes, ...ref } of setup) this.ends.write(ref, changes === null ? 'made' : 'changed')
    for (const row of rows) {
      this.rows.set(row.row, whyLeft(row))
      for (const { changes, ...ref } of row.records) this.ends.write(ref, changes === null ? 'made' : 'changed')
      if (row.reason === 'nothing-new' && row.primary !== null) this.ends.leave(row.primary)
    }
    if (cells === undefined) return
    for (const { row } of rows) this.counted.add(row)
    if (cells.columns.length > 0) this.columns = cells.columns
    for (const end of cells.ends) this.addCells(end, rows)
  }

  /** Cells of those rows, but for those that a name stands for that nothing has any more. */
  cells(): Iterable<LoggedSum> {
    return this.sums.values()
  }

  /** @param total rows of the file: nothing is known of the others */
  account(total: number): ImportAccount {
    const reasons = [...this.rows.values()].filter((reason) => reason !== null)
    const unreached = Math.max(0, total - this.rows.size)
    const columns = columnsOf(this.columns)
    const columnAt = (index: number) => columns[index] ?? { name: '', index, occurrence: 1 }
    const sums = Array.from(this.sums.values(), ({ row: _, column, ...own }) => ({ ...own, column: columnAt(column) }))
    return {
      rows: total,
      imported: this.rows.size - reasons.length,
      out: rowsOut([...reasons, ...Array.from({ length: unreached }, () => 'cancelled' as const)]),
      records: this.ends.counts(),
      cells: sumsOf(
        sums.filter(({ code }) => code !== LEFT_OUT),
        sums.filter(({ code }) => code === LEFT_OUT).map(({ column, cells, example }) => ({ column, cells, example })),
      ),
    }
  }

  private addCells([column, name, cells, row]: LoggedEnd, rows: readonly LoggedRow[]): void {
    const code = codeNamed(name)
    const key = `${column} ${code}`
    const known = this.sums.get(key)
    if (known !== undefined) known.cells += cells
    else
      this.sums.set(key, {
        column,
        code,
        cells,
        row,
        example: this.exampleOf(
          code,
          column,
          rows.find((own) => own.row === row),
        ),
      })
  }

  /** What is said of the row may show the cell; else it is only in the file. */
  private exampleOf(code: CellCode, column: number, row: LoggedRow | undefined): string {
    const reason = reasonOf(code)
    const name = this.columns[column]
    return row?.problems.find((own) => own.rule === reason && (own.column === null || own.column === name))?.value ?? ''
  }
}

export interface LoggedSum {
  readonly column: number
  readonly code: CellCode
  cells: number
  readonly row: number
  readonly example: string
}

function whyLeft({ kind, reason, problems }: LoggedRow): CellReason | null {
  if (kind === 'created' || kind === 'updated') return null
  if (reason !== null && reason !== 'problem') return reason
  return problems.map(({ rule, value }) => ({ rule, column: null, value })).find(isError)?.rule ?? 'invalid'
}

function columnsOf(names: readonly string[]): readonly Column[] {
  const seen = new Map<string, number>()
  return names.map((name, index) => {
    const occurrence = (seen.get(name) ?? 0) + 1
    seen.set(name, occurrence)
    return { name, index, occurrence }
  })
}
