import { findHeader } from '../header'
import type { FileRefusal, ReadChoices, ReadFile } from '../source-table'
import { toSourceTable } from '../to-source-table'
import type { ZipEntry } from '../zip/zip-entries'
import { withLinks } from './link-columns'
import { readSheet, type SheetContext } from './read-sheet'
import { sharedStringsOf } from './shared-strings'
import { spreadMerged } from './spread-merged'
import { stylesOf } from './styles'
import { linksOf, workbookOf, type Sheet } from './workbook-parts'

export interface WorkbookOptions {
  readonly choices: ReadChoices
  readonly onProgress: (part: number) => void
}

const TOO_MUCH: FileRefusal = { reason: 'unpacks-too-large' }
const DAMAGED: FileRefusal = { reason: 'damaged' }

/** A workbook (XLSX) as one of its sheets; `null`: the archive is no workbook. */
export function readWorkbook(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  { choices, onProgress }: WorkbookOptions,
): ReadFile | null {
  const workbook = workbookOf(bytes, entries)
  if (workbook === null) return null
  const { sheets, is1904 } = workbook
  const shared = sharedStringsOf(bytes, workbook.sharedStrings, (part) => onProgress(part * 0.2))
  if (shared.result !== 'done') return { ok: false, refusal: shared.result === 'broken' ? DAMAGED : TOO_MUCH }
  const context: SheetContext = { bytes, texts: shared.texts, styles: stylesOf(bytes, workbook.styles), is1904 }
  const chosen = sheets[choices.sheet ?? likeliest(sheets, context)]
  if (chosen === undefined) return { ok: false, refusal: DAMAGED }
  const sheet = readSheet(chosen, context, { onProgress: (part) => onProgress(0.2 + part * 0.8) })
  if (sheet.result !== 'done') return { ok: false, refusal: sheet.result === 'broken' ? DAMAGED : TOO_MUCH }
  if (sheet.rowCount === 0) return { ok: false, refusal: { reason: 'no-rows' } }
  spreadMerged(sheet)
  const read = toSourceTable(sheet.table, {
    format: { kind: 'spreadsheet', sheets: sheets.map(({ name }) => name), sheet: sheets.indexOf(chosen) },
    usual: sheet.table.rows.reduce((most, { length }) => Math.max(most, length), 0),
    rowCount: sheet.rowCount,
    choices,
  })
  return read.ok ? { ok: true, table: withLinks(read.table, sheet.links, linksOf(bytes, chosen)) } : read
}

const SAMPLE_ROWS = 20
const SAMPLED_SHEETS = 12

/** The sheet with the most names of columns that are known, the first of equals: not the cover, and none that is hidden. */
function likeliest(sheets: readonly Sheet[], context: SheetContext): number {
  const visible = [...sheets.entries()].filter(([, { isHidden }]) => !isHidden)
  let [best = 0] = visible[0] ?? []
  if (visible.length < 2) return best
  let most = -1
  for (const [at, sheet] of visible.slice(0, SAMPLED_SHEETS)) {
    const { rows } = readSheet(sheet, context, { maxRows: SAMPLE_ROWS }).table
    const hits = rows.length < 2 ? -1 : findHeader(rows).hits
    if (hits > most) [best, most] = [at, hits]
  }
  return best
}
