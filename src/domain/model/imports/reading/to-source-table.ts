import { LIMITS } from '../../records/limits'
import { matchKey } from '../match-key'
import { problem, type SkipReason } from '../problem'
import type { ReadIssue, Table } from './delimited/read-table'
import { footerStart, nextTable, isSumOfColumn, isSumsRow, isTotalRow } from './footer'
import { type KnowsName, groupedHeader, columnsOf, findHeader, isSameHeader } from './header'
import { sectionsOf } from './sections'
import type { ReadChoices, ReadFile, SourceFormat, SourceRow } from './source-table'
import { trimToSize } from '../../kernel/trim-to-size'

const HEAD_ROWS = 20
/** That a total may stand for. */
const GROUP_ROWS = 2000
const MOST = 0.6
const A_FEW = 3

export interface TableNature {
  readonly format: SourceFormat
  /** The width of the table where it has no header: cells that most rows have. */
  readonly usual: number
  /** Rows in all, where not all were kept. */
  readonly rowCount?: number
  readonly choices: Pick<ReadChoices, 'headerRow'>
  readonly knows: KnowsName
}

/** Rows as a table under its header, with what stands above and below it set apart; or why it is none. */
export function toSourceTable(
  table: Table,
  { format, usual, rowCount = table.rows.length, choices, knows }: TableNature,
): ReadFile {
  const headerRow = choices.headerRow === undefined ? findHeader(table.rows, knows).row : choices.headerRow
  const header = headerRow === null ? null : (table.rows[headerRow] ?? null)
  if (header !== null && isOfMessages(header)) return { ok: false, refusal: { reason: 'not-a-table', kind: 'messages' } }
  // Rows that were appended to a file on top of its names: what stands above the last line is the table.
  const isBelow = choices.headerRow === undefined && headerRow !== null && headerRow > 0 && headerRow === table.rows.length - 1
  const first = headerRow === null || isBelow ? 0 : headerRow + 1
  const width = header === null ? usual : usedWidth(header, table.rows.slice(first))
  const end = isBelow
    ? headerRow
    : Math.min(footerStart(table, first, width), header === null ? Infinity : nextTable(table, first, { header, knows }))
  if (width > LIMITS.importColumns) return { ok: false, refusal: { reason: 'too-many-columns', columns: widest(table, width) } }
  const above =
    headerRow === null || headerRow === 0 || isBelow || table.afterGap.has(headerRow) ? null : table.rows[headerRow - 1]
  const names = header === null ? null : groupedHeader(header, above ?? [], knows).slice(0, width)
  const named = columnsOf(names, width)
  const count = Math.max(end, rowCount) - first
  if (end - first > LIMITS.importRows) return { ok: false, refusal: { reason: 'too-many-rows', rows: count } }
  if (end <= first) return { ok: false, refusal: { reason: 'no-rows' } }
  return {
    ok: true,
    table: {
      format,
      headerRow,
      columns: named,
      rows: sourceRows(table, { header, first, end, width }),
      preamble: texts(table.rows.slice(0, isBelow ? 0 : (headerRow ?? 0))),
      footer: texts(table.rows.slice(isBelow ? headerRow + 1 : end)),
      head: table.rows.slice(0, HEAD_ROWS),
    },
  }
}

/** The width is found on a sample of a file, which a row can be longer than. */
function widest({ rows }: Table, width: number): number {
  return rows.slice(0, HEAD_ROWS).reduce((most, { length }) => Math.max(most, length), width)
}

/**
 * Programs end lines with delimiters that part nothing: columns without a name count as far as one of them holds something,
 * and those beyond the header where most rows go as far.
 */
function usedWidth(header: readonly string[], rows: Table['rows']): number {
  let width = header.findLastIndex((cell) => cell.trim() !== '') + 1
  const furthest = Math.max(header.length, mostReach(rows.slice(0, GROUP_ROWS)))
  for (const cells of rows) {
    for (let column = Math.min(cells.length, furthest) - 1; column >= width; column -= 1) {
      if (cells[column]?.trim() !== '') width = column + 1
    }
  }
  return width
}

/** How many cells most of a few rows have at least, up to the last one that holds something. */
function mostReach(rows: Table['rows']): number {
  const reaches = rows.map((cells) => cells.findLastIndex((cell) => cell.trim() !== '') + 1).toSorted((a, b) => b - a)
  return reaches.length < A_FEW ? 0 : (reaches[Math.ceil(reaches.length * MOST) - 1] ?? 0)
}

interface Extent {
  readonly header: readonly string[] | null
  readonly first: number
  readonly end: number
  readonly width: number
}

function sourceRows(table: Table, { header, first, end, width }: Extent): readonly SourceRow[] {
  const issues = new Map<number, readonly ReadIssue[]>()
  for (const issue of table.issues) issues.set(issue.row, [...(issues.get(issue.row) ?? []), issue])
  const isSums = (cells: readonly string[], row: number, isLast: boolean) =>
    isSumsRow(cells, isLast) || isSumOfColumn(cells, () => table.rows.slice(Math.max(first, row - GROUP_ROWS), row))
  const mark = header?.findIndex((name) => /^(is_?)?deleted$/i.test(name.trim())) ?? -1
  const isGone = (cells: readonly string[]) => mark !== -1 && /^(1|true)$/i.test(cells[mark]?.trim() ?? '')
  const sections = sectionsOf(table.rows.slice(first, end), width)
  return table.rows.slice(first, end).map((cells, at) => {
    const row = first + at
    const next = row + 1 < end ? table.rows[row + 1] : undefined
    const isLast = next === undefined || table.afterGap.has(row + 1)
    const beyond = cells.slice(width).filter((cell) => cell.trim() !== '')
    return {
      cells,
      line: table.lines[row] ?? 0,
      isEmpty: cells.every((cell) => cell.trim() === ''),
      skipReason: isGone(cells)
        ? 'deleted-there'
        : (skipReasonOf(cells, header, next) ??
          (isSums(cells, row, isLast) ? 'total-row' : sections.has(at) ? 'group-title' : null)),
      problems: trimToSize([
        ...(issues.get(row) ?? []).map((issue) => problem(issue.kind, issue.column ?? null, issueText(issue, cells))),
        ...(beyond.length > 0 ? [problem('cells-beyond-header', null, beyond.join(' | '))] : []),
      ]),
    }
  })
}

/** Boards are exported group by group, each under the names of its columns and with its totals below. */
function skipReasonOf(
  cells: readonly string[],
  header: readonly string[] | null,
  next: readonly string[] | undefined,
): SkipReason | null {
  if (header !== null && (isSameHeader(cells, header) || isRule(cells))) return 'repeated-header'
  const isTitle = header !== null && next !== undefined && cells.filter((cell) => cell.trim() !== '').length === 1
  if (isTitle && isSameHeader(next, header)) return 'group-title'
  return isTotalRow(cells) ? 'total-row' : null
}

/** The line between the names and the rows of a table that was copied as text: `|---|:--|`. */
function isRule(cells: readonly string[]): boolean {
  const said = cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
  return said.length > 1 && said.every((cell) => /^:?-{2,}:?$/.test(cell))
}

function issueText({ column, value = '' }: ReadIssue, cells: readonly string[]): string {
  return column === undefined ? cells.join(' | ') : value
}

function texts(rows: readonly (readonly string[])[]): readonly string[] {
  return rows.map((cells) =>
    cells
      .filter((cell) => cell.trim() !== '')
      .join(' ')
      .slice(0, 500),
  )
}

/** Columns that only tables of messages have together: LinkedIn's own and its invitations, and what Outlook exports of mails. */
const SIGNATURES: readonly (readonly string[])[] = [
  ['conversationid', 'from', 'to'],
  ['from', 'to', 'sentat', 'direction', 'message'],
  ['subject', 'body', 'fromname', 'fromaddress', 'toname'],
]

/** Is the table one of messages, by the names of its columns? It lists nobody, but once a message whoever wrote and got it. */
export function isOfMessages(header: readonly string[]): boolean {
  const keys = new Set(header.map(matchKey))
  return SIGNATURES.some((names) => names.every((name) => keys.has(name)))
}
