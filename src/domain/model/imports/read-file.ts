import { LIMITS } from '../records/limits'
import { decode, type Decoded } from './decode'
import { detectDialect, usualColumns } from './dialect'
import { codePageOf } from './encodings'
import { fileKind, textKind } from './file-kind'
import { footerStart } from './footer'
import { columnsOf, findHeader } from './header'
import { problem } from './problem'
import { readTable, type ReadIssue, type Table } from './read-table'
import type { FileRefusal, ReadChoices, ReadFile, SourceRow } from './source-table'

/**
 * A file as a table of rows under named columns, or why it is none. Nothing of it is left out without being in
 * `preamble`, `footer` or a row's problems, but for empty lines.
 *
 * @param locale the reader's, for the code page of files in no Unicode encoding
 */
export function readFile(bytes: Uint8Array, choices: ReadChoices, locale: string): ReadFile {
  if (bytes.length > LIMITS.importBytes) return refused({ reason: 'too-large', bytes: bytes.length })
  const kind = choices.encoding === undefined ? fileKind(bytes) : 'text'
  if (kind !== 'text') return refused({ reason: 'not-a-table', kind })
  const fallback = codePageOf(locale)
  const decoded = decode(bytes, choices.encoding === undefined ? { fallback } : { encoding: choices.encoding })
  const said = textKind(decoded.text)
  if (said !== 'text') return refused({ reason: 'not-a-table', kind: said })
  return tableOf(decoded, choices)
}

const HEAD_ROWS = 20

function tableOf(decoded: Decoded, choices: ReadChoices): ReadFile {
  const { encoding, how, unreadable } = decoded
  const text = decoded.text.replace(/^\ufeff+/, '') // programs that add a mark to a file that has one
  const found = detectDialect(text)
  const delimiter = choices.delimiter ?? found.delimiter
  const columns = delimiter === found.delimiter ? found.columns : usualColumns(text, delimiter, found.from)
  const table = readTable(text, { delimiter, from: found.from, columns })
  const headerRow = choices.headerRow === undefined ? findHeader(table.rows).row : choices.headerRow
  const header = headerRow === null ? null : (table.rows[headerRow] ?? null)
  const first = headerRow === null ? 0 : headerRow + 1
  const width = header === null ? columns : usedWidth(header, table.rows.slice(first))
  const end = footerStart(table, first, width)
  const named = columnsOf(header === null ? null : header.slice(0, width), width)
  if (named.length > LIMITS.importColumns) return refused({ reason: 'too-many-columns', columns: named.length })
  if (end - first > LIMITS.importRows) return refused({ reason: 'too-many-rows', rows: end - first })
  if (end === first) return refused({ reason: 'no-rows' })
  return {
    ok: true,
    table: {
      format: { kind: 'delimited', encoding, how, unreadable, delimiter },
      headerRow,
      columns: named,
      rows: sourceRows(table, { first, end, width }),
      preamble: texts(table.rows.slice(0, headerRow ?? 0)),
      footer: texts(table.rows.slice(end)),
      head: table.rows.slice(0, HEAD_ROWS),
    },
  }
}

/** Programs end lines with delimiters that part nothing: columns without a name count as far as one of them holds something. */
function usedWidth(header: readonly string[], rows: Table['rows']): number {
  let width = header.findLastIndex((cell) => cell.trim() !== '') + 1
  for (const cells of rows) {
    for (let column = Math.min(cells.length, header.length) - 1; column >= width; column -= 1) {
      if (cells[column]?.trim() !== '') width = column + 1
    }
  }
  return width
}

function sourceRows(
  table: Table,
  { first, end, width }: { readonly first: number; readonly end: number; readonly width: number },
): readonly SourceRow[] {
  const issues = new Map<number, readonly ReadIssue[]>()
  for (const issue of table.issues) issues.set(issue.row, [...(issues.get(issue.row) ?? []), issue])
  return table.rows.slice(first, end).map((cells, at) => {
    const row = first + at
    const beyond = cells.slice(width).filter((cell) => cell.trim() !== '')
    return {
      cells,
      line: table.lines[row] ?? 0,
      isEmpty: cells.every((cell) => cell.trim() === ''),
      problems: [
        ...(issues.get(row) ?? []).map((issue) => problem(issue.kind, null, issueText(issue, cells))),
        ...(beyond.length > 0 ? [problem('cells-beyond-header', null, beyond.join(' | '))] : []),
      ],
    }
  })
}

function issueText({ kind }: ReadIssue, cells: readonly string[]): string {
  return kind === 'cell-cut' ? '' : cells.join(' | ')
}

function texts(rows: readonly (readonly string[])[]): readonly string[] {
  return rows.map((cells) =>
    cells
      .filter((cell) => cell.trim() !== '')
      .join(' ')
      .slice(0, 500),
  )
}

function refused(refusal: FileRefusal): ReadFile {
  return { ok: false, refusal }
}
