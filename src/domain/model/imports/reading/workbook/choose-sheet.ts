import { findHeader, type KnowsName } from '../header'
import type { FileToRead, ReadFile } from '../source-table'
import { toSourceTable } from '../to-source-table'
import type { SheetRows } from './sheet-rows'

export interface NamedSheet {
  readonly name: string
  readonly isHidden: boolean
}

export const SAMPLE_ROWS = 20
const SAMPLED_SHEETS = 12

/**
 * The sheet that was chosen, else the one with the most names of columns that are known, the first of equals: not the cover,
 * and none that is hidden.
 *
 * @param sample its first `SAMPLE_ROWS` rows
 */
export function chosenSheet<T extends NamedSheet>(
  sheets: readonly T[],
  { choices, knows }: Pick<FileToRead, 'choices' | 'knows'>,
  sample: (sheet: T) => SheetRows,
): T | undefined {
  if (choices.sheet !== undefined) return sheets[choices.sheet]
  const visible = sheets.filter(({ isHidden }) => !isHidden)
  if (visible.length < 2) return visible[0] ?? sheets[0]
  const ranked = visible.slice(0, SAMPLED_SHEETS).map((sheet) => ({ sheet, rank: likeness(sheet, sample(sheet), knows) }))
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]?.sheet
}

/** How much a sheet looks like a list. */
export function likeness({ isHidden }: NamedSheet, { rows }: SheetRows, knows: KnowsName): number {
  if (isHidden) return -2
  return rows.length < 2 ? -1 : findHeader(rows.slice(0, SAMPLE_ROWS), knows).hits
}

/** The rows of one of a workbook's sheets as a table. */
export function sheetTable(
  rows: SheetRows,
  { sheets, sheet }: { readonly sheets: readonly NamedSheet[]; readonly sheet: NamedSheet },
  { choices, knows }: Pick<FileToRead, 'choices' | 'knows'>,
): ReadFile {
  if (rows.rowCount === 0) return { ok: false, refusal: { reason: 'no-rows' } }
  return toSourceTable(rows, {
    format: { kind: 'spreadsheet', sheets: sheets.map(({ name }) => name), sheet: sheets.indexOf(sheet) },
    usual: rows.rows.reduce((most, { length }) => Math.max(most, length), 0),
    rowCount: rows.rowCount,
    choices,
    knows,
  })
}
