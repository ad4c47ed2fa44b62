import { customField } from '../../query/field-reader'
import { isSame } from '../../records/merge-fields'
import type { PlannedRow, Fate } from '../planning/plan'
import type { NamedRecord, PlannedWrite, RowWrite, RecordRef } from '../planning/planned-write'
import type { SkipReason } from '../problem'
import type { FieldChanges, LoggedProblem, LoggedRecord, LoggedRow, ReportedRow } from './import-log'
import { CSV_MARK, csvLine } from '../../exports/export-cell'
import { csvCell } from '../reading/delimited/csv-cell'
import type { SourceTable } from '../reading/source-table'

/** What is reported of a row beside what it writes. */
export interface RowDescription {
  readonly line: number
  /** Its first values, to know it by. */
  readonly text: string
  readonly problems: readonly LoggedProblem[]
  readonly named?: readonly NamedRecord[]
  /** What becomes of its cells (`CellAccount.textOfAll`). */
  readonly codes?: string
}

/** A row on its way to the backend. */
export type RunRow = RowWrite & RowDescription

/** A row that is written. @param pending what it writes that no row before it has written */
export function loggedWrite(row: RunRow, kind: 'created' | 'updated', pending: readonly PlannedWrite[]): ReportedRow {
  const { line, text, problems, primary } = row
  return {
    row: row.row,
    line,
    kind,
    reason: null,
    // What nothing is said of is not listed either.
    text: problems.length === 0 ? '' : text,
    problems,
    firstLine: null,
    primary,
    records: pending.map(loggedRecord),
    ...beside(row),
  }
}

/** A row that is not written: as the plan says, or as it turned out. */
export function loggedLeft(row: RowDescription & { readonly row: number }, outcome: RowOutcome): ReportedRow {
  const { line, text, problems } = row
  const reason = outcome.kind === 'skipped' || outcome.kind === 'failed' ? outcome.reason : null
  const primary = 'record' in outcome ? outcome.record : null
  const firstLine = 'line' in outcome ? outcome.line : null
  return { row: row.row, line, kind: outcome.kind, reason, text, problems, firstLine, primary, records: [], ...beside(row) }
}

function beside({ named, codes }: RowDescription): Pick<ReportedRow, 'named' | 'codes'> {
  return { ...(named === undefined || named.length === 0 ? {} : { named }), ...(codes === undefined ? {} : { codes }) }
}

/** The rows of a plan that it does not write. */
export function loggedSettled(
  rows: readonly PlannedRow[],
  descriptionOf: (row: number) => Omit<RowDescription, 'line'>,
): readonly ReportedRow[] {
  return rows.flatMap(({ line, fate }, row) =>
    fate.kind === 'skip' || fate.kind === 'fail' ? [loggedLeft({ row, line, ...descriptionOf(row) }, outcomeOf(fate))] : [],
  )
}

export function loggedRecord(write: PlannedWrite): LoggedRecord {
  const { collection, id } = write
  if (write.kind === 'create') return { collection, id, changes: null }
  return { collection, id, changes: changesOf({ ...write.before }, { ...write.patch }) }
}

type Values = Readonly<Record<string, unknown>>

/** The workspace's own fields are reported one by one. */
function changesOf(before: Values, patch: Values): FieldChanges {
  const changes: Record<string, readonly [unknown, unknown]> = {}
  for (const [field, after] of Object.entries(patch)) {
    if (field !== 'custom') changes[field] = [before[field] ?? null, after]
    else Object.assign(changes, customChanges(asValues(before['custom']), asValues(after)))
  }
  return changes
}

function customChanges(before: Values, after: Values): FieldChanges {
  const changed = Object.entries(after).filter(([key, value]) => !isSame(before[key], value))
  return Object.fromEntries(changed.map(([key, value]) => [customField(key), [before[key] ?? null, value] as const]))
}

function asValues(value: unknown): Values {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** What became of a row once the import ended. */
export type RowOutcome =
  | { readonly kind: 'created' | 'updated' }
  | {
      readonly kind: 'skipped'
      /** `cancelled`: the import ended before the row's turn. */
      readonly reason: SkipReason | 'cancelled'
      readonly record: RecordRef | null
      readonly line: number | null
    }
  /** `refused`: the backend did not take it; else the row's problems say why. */
  | { readonly kind: 'failed'; readonly reason: 'problem' | 'refused' }

export interface OutcomeCounts {
  readonly total: number
  readonly created: number
  readonly updated: number
  readonly skipped: number
  readonly failed: number
}

/** The outcome of a row that the run does not write; of one that it does, while its turn has not come. */
export function outcomeOf(fate: Fate): RowOutcome {
  if (fate.kind === 'fail') return { kind: 'failed', reason: 'problem' }
  if (fate.kind === 'skip') return { kind: 'skipped', reason: fate.reason, record: fate.record, line: fate.line }
  return { kind: 'skipped', reason: 'cancelled', record: null, line: null }
}

export function addOutcome(counts: OutcomeCounts, { kind }: Pick<RowOutcome, 'kind'>, by = 1): OutcomeCounts {
  return { ...counts, [kind]: counts[kind] + by }
}

/** What became of a row, from what was written down of it. */
export function outcomeOfLogged({ kind, reason, primary, firstLine }: LoggedRow): RowOutcome {
  if (kind === 'failed') return { kind, reason: reason === 'refused' ? 'refused' : 'problem' }
  if (kind !== 'skipped') return { kind }
  const why = reason === null || reason === 'problem' || reason === 'refused' ? 'cancelled' : reason
  return { kind, reason: why, record: primary, line: firstLine }
}

export interface LogWords {
  readonly line: string
  readonly outcome: string
  readonly reason: string
  readonly text: string
  readonly outcomeOf: (row: LoggedRow) => string
  readonly reasonOf: (row: LoggedRow) => string
}

/** What became of each row, as far as it is known without the file, in the file's order. UTF-8 with its mark, CRLF. */
export function logCsv(rows: readonly LoggedRow[], words: LogWords): string {
  const line = (cells: readonly string[]) => cells.map((cell) => csvCell(cell, ',')).join(',')
  const lines = rows
    .toSorted((a, b) => a.row - b.row)
    .map((row) => line([String(row.line), words.outcomeOf(row), words.reasonOf(row), row.text]))
  return `\ufeff${[line([words.line, words.outcome, words.reason, words.text]), ...lines].join('\r\n')}\r\n`
}

export interface ReportWords {
  readonly line: string
  readonly outcome: string
  readonly reason: string
  readonly outcomeOf: (outcome: RowOutcome) => string
  readonly reasonOf: (row: PlannedRow, outcome: RowOutcome) => string
}

/**
 * The file as it came, with each row's line, outcome and reason after its own cells. Cells that a spreadsheet would run are
 * guarded (`csvUncell` takes that off again), and it begins with a mark, so that every spreadsheet reads it as UTF-8.
 */
export function reportCsv(
  table: SourceTable,
  rows: readonly { readonly row: PlannedRow; readonly outcome: RowOutcome }[],
  words: ReportWords,
): string {
  const delimiter = table.format.kind === 'delimited' && table.format.delimiter !== '' ? table.format.delimiter : ','
  const width = table.rows.reduce((most, { cells }) => Math.max(most, cells.length), table.columns.length)
  const header = table.headerRow === null ? [] : (table.head[table.headerRow] ?? table.columns.map(({ name }) => name))
  const line = (cells: readonly string[], extra: readonly string[]) =>
    csvLine([...Array.from({ length: width }, (_, at) => cells[at] ?? ''), ...extra], delimiter)
  const lines = rows.map(({ row, outcome }, at) =>
    line(table.rows[at]?.cells ?? [], [String(row.line), words.outcomeOf(outcome), words.reasonOf(row, outcome)]),
  )
  return [CSV_MARK, line(header, [words.line, words.outcome, words.reason]), ...lines].join('')
}
