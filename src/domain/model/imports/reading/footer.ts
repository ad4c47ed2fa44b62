import type { Table } from './delimited/read-table'
import { isOtherHeader, type KnowsName } from './header'

const MOST = 12
const MOST_TOTALS = 4

/**
 * Where the footer starts: rows at the end, after an empty line, of one cell each (a report's name, its copyright line);
 * the number of rows when there is none. Lines of totals belong to it. One cell alone is a footer only in tables of three
 * columns or more, where it is no person.
 */
export function footerStart(table: Table, first: number, width: number): number {
  const end = table.rows.length
  let start = end
  if (width >= 3) {
    while (start > first && end - start < MOST && isLoose(table.rows[start - 1])) start -= 1
    while (start < end && !table.afterGap.has(start)) start += 1
  }
  const loose = start
  while (start - 1 > first && loose - start < MOST_TOTALS && isLastTotal(table.rows[start - 1], width)) start -= 1
  return start
}

/**
 * Where another table begins below the first one, under names of its own and perhaps a title, after an empty line: reports of
 * meetings are several. The number of rows where there is none.
 */
export function nextTable(
  { rows, afterGap }: Table,
  first: number,
  { header, knows }: { readonly header: readonly string[]; readonly knows: KnowsName },
): number {
  for (const row of afterGap) {
    if (row <= first) continue
    const isTitle = saidIn(rows[row] ?? []).length === 1
    if (isOtherHeader(rows[isTitle ? row + 1 : row] ?? [], header, knows)) return row
  }
  return rows.length
}

const WORD =
  '(grand |sub|sub-)?totals?|sums?|(gesamt|zwischen|teil|end)?summen?|gesamt|insgesamt|(sub|sous-)?total(e|en|es)?|totaal|suma|somme'
/** `Total`, `Total: 12`, `Grand Totals (12 records)`. */
const TOTAL = new RegExp(`^(${WORD})(?:\\s*:)?\\s*(\\(?\\d[\\d.,\\s]*\\p{L}*\\)?)?$`, 'iu')
/** Between the rows, a plain total may be a name: one of a part is none. */
const PART = /^(sub-? ?total|zwischensumme|teilsumme|sous-total|grand total)/i
/** Only with a figure beside it: somebody may be called so. */
const MEASURE = /^(count|average|avg|anzahl|durchschnitt|mittelwert|nombre|moyenne|recuento|promedio|media|aantal|gemiddelde):?$/i
/** A figure, and no telephone number. */
const FIGURE = /^(?![+0]\d)(?=.*\d)[\p{Sc}A-Z\s\d.,'%()+-]*$/u

/** A line of totals among the rows, as programs write one below each group. */
export function isTotalRow(cells: readonly string[]): boolean {
  const [name = '', ...others] = saidIn(cells)
  return TOTAL.test(name) && others.every((cell) => FIGURE.test(cell)) && (others.length > 1 || PART.test(name))
}

/**
 * A total with one figure is a total where it adds up what stands above it: a company may be called so, and what it is worth
 * beside it.
 *
 * @param above the rows of the table before it, the nearest last
 */
export function isSumOfColumn(cells: readonly string[], above: () => readonly (readonly string[])[]): boolean {
  const [name = '', figure, ...others] = saidIn(cells)
  if (!TOTAL.test(name) || figure === undefined || others.length > 0 || !FIGURE.test(figure)) return false
  const column = cells.findLastIndex((cell) => cell.trim() !== '')
  const rows = above()
  const group = rows.slice(rows.findLastIndex((row) => TOTAL.test(saidIn(row)[0] ?? '') && saidIn(row).length <= 2) + 1)
  const addends = group.flatMap((row) => figureOf(row[column] ?? '') ?? [])
  const sum = addends.reduce((all, each) => all + each, 0)
  return addends.length > 1 && Math.abs(sum - (figureOf(figure) ?? NaN)) < 0.005
}

/** Whichever mark parts the last two digits or fewer is the decimal one. */
function figureOf(text: string): number | null {
  const bare = text.replace(/[^\d.,-]/g, '')
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  return /\d/.test(bare) ? Number(`${whole.replace(/[.,]/g, '')}.${fraction}0`) : null
}

/** Sums without a word for them, below the last row of a group. */
export function isSumsRow(cells: readonly string[], isLast: boolean): boolean {
  const said = saidIn(cells)
  return isLast && said.length > 0 && cells[0]?.trim() === '' && said.every((cell) => FIGURE.test(cell) && !NUMBER.test(cell))
}

/** As long as a telephone number. */
const NUMBER = /^\d{8,}$/

function isLastTotal(cells: readonly string[] | undefined, width: number): boolean {
  const [name = '', ...others] = saidIn(cells ?? [])
  if (!others.every((cell) => FIGURE.test(cell) || /^[A-Z]{3}$/.test(cell))) return false
  if (others.length > 0) return TOTAL.test(name) || MEASURE.test(name)
  return TOTAL.test(name) && (width >= 3 || /\d/.test(name))
}

function saidIn(cells: readonly string[]): readonly string[] {
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== '')
}

function isLoose(cells: readonly string[] | undefined): boolean {
  return cells !== undefined && cells.length === 1
}
