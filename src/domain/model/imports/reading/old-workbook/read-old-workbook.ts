import type { FileToRead, ReadFile } from '../source-table'
import { chosenSheet, SAMPLE_ROWS, sheetTable } from '../workbook/choose-sheet'
import { spreadMerged, withLinks } from '../workbook/links-and-merges'
import { bookGlobals } from './book-globals'
import { compoundStream } from './compound-file'
import { readBookSheet } from './read-book-sheet'

/** A workbook in the format of Excel 5 to 2003 (XLS, [MS-XLS]) as one of its sheets. */
export function readOldWorkbook(file: FileToRead): ReadFile {
  const stream = compoundStream(file.bytes, ['Workbook', 'WORKBOOK', 'Book', 'BOOK'])
  const view = stream === null ? null : new DataView(stream.buffer, stream.byteOffset, stream.byteLength)
  const globals = view === null ? null : bookGlobals(view)
  if (view === null || globals === null) return { ok: false, refusal: { reason: 'damaged' } }
  if (globals.isLocked) return { ok: false, refusal: { reason: 'not-a-table', kind: 'locked-spreadsheet' } }
  const { sheets } = globals
  const sheet = chosenSheet(sheets, file, (candidate) => readBookSheet(view, candidate, globals, SAMPLE_ROWS).rows)
  if (sheet === undefined) return { ok: false, refusal: { reason: 'damaged' } }
  const { rows, merged, links } = readBookSheet(view, sheet, globals)
  if (rows.isTooMuch) return { ok: false, refusal: { reason: 'unpacks-too-large' } }
  spreadMerged(rows, merged)
  const read = sheetTable(rows, { sheets, sheet }, file)
  if (!read.ok) return read
  return { ok: true, table: withLinks(read.table, links, new Map(links.map(([, target]) => [target, target]))) }
}
