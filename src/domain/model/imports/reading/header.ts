import { matchKey } from '../match-key'
import { isRuled } from './sections'

/** Whether some column is called so. Reading knows no names itself: the caller passes this in. */
export type KnowsName = (text: string) => boolean

/** Where the names of the columns are. */
export interface HeaderGuess {
  /** Row index; `null`: the file has no header and the first row is data. */
  readonly row: number | null
  /** How many of its cells are names we know. */
  readonly hits: number
}

const LOOK_AT = 20
/** So many names are a table's own, and no pair of a word and what it says. */
const WIDE = 5
/** Cells of a row that are looked at: enough to know a header by, and a row can have a million. */
const LOOK_ACROSS = 1000

/** Finds the header by what it says, among the first 20 rows: files begin with notes, titles and blank lines. */
export function findHeader(rows: readonly (readonly string[])[], knows: KnowsName): HeaderGuess {
  let best: HeaderGuess = { row: null, hits: 0 }
  let bestScore = 0
  for (const [row, all] of rows.slice(0, LOOK_AT).entries()) {
    const cells = all.slice(0, LOOK_ACROSS)
    const hits = headerHits(cells, knows)
    const values = areDaysAcross(cells, hits, rows[row + 1]) ? 0 : cells.filter(isDataLike).length
    const score = hits - 2 * values
    // Of several tables in a file the first counts, unless another one says far more.
    const isLater = best.row !== null && row > best.row + 1 && best.hits >= 3 && (rows[best.row + 1] ?? []).some(isDataLike)
    // `Members:,24` above a table is no part of it.
    const longest = saidIn(cells) >= WIDE ? 2 : 1
    const isBelowTitles = () =>
      rows.slice(0, row).every((above) => saidIn(above) <= longest) && areNames(cells) && cells.length > 2
    if (score > bestScore * (isLater ? 1.5 : 1) && (row === 0 || isMostlyNames(cells, hits) || isBelowTitles())) {
      best = { row, hits }
      bestScore = score
    }
  }
  if (best.row === null) return { row: areCountedAcross(rows[0] ?? []) ? 0 : firstOfNames(rows), hits: 0 }
  return best
}

/** A list of who came has a column for each day, whose name is the day, and no days below. */
function areDaysAcross(cells: readonly string[], hits: number, below: readonly string[] = []): boolean {
  const days = cells.flatMap((cell, at) => (isDataLike(cell) ? [{ cell: cell.trim(), at }] : []))
  return (
    hits >= 2 &&
    days.length >= 2 &&
    new Set(days.map(({ cell }) => cell)).size === days.length &&
    days.every(({ cell, at }) => DAY.test(cell) && !isDataLike(below[at] ?? ''))
  )
}

const DAY = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{2,4})$/

/**
 * So many names, nearly all of them different and no value among them, are a header, whatever else a program calls its columns.
 * DATEV has ten of its 254 called `Leerfeld`.
 */
const PLAINLY = 4
const DIFFERENT = 0.9

/** Below the first row only what is plainly a header counts as one: what stands above it is left out. */
function isMostlyNames(cells: readonly string[], hits: number): boolean {
  const said = cells.filter((cell) => cell.trim() !== '')
  if (hits >= PLAINLY && new Set(said).size >= said.length * DIFFERENT && !said.some(isDataLike)) return true
  return hits >= 2 && hits * (hits === 2 ? 2 : 2.5) >= said.length
}

/** Are they names of columns, of another table than one that is under the given ones? */
export function isOtherHeader(cells: readonly string[], header: readonly string[], knows: KnowsName): boolean {
  const hits = headerHits(cells.slice(0, LOOK_ACROSS), knows)
  return isMostlyNames(cells, hits) && !cells.some(isDataLike) && !isSameHeader(cells, header)
}

/** Are they the names of the columns once more? */
export function isSameHeader(cells: readonly string[], header: readonly string[]): boolean {
  const same = cells.filter((cell, at) => cell.trim() !== '' && cell.trim() === header[at]?.trim()).length
  // Pasted together, a part of them may stand beside a value.
  if (same >= 3 && same * 2 >= cells.filter((cell) => cell.trim() !== '').length) return true
  if (cells[0]?.trim() !== header[0]?.trim()) return false
  const [own, names] = [cells, header].map((row) => row.map((cell) => cell.trim()).filter((cell) => cell !== ''))
  return own !== undefined && own.length > 1 && own.length === names?.length && own.every((cell, at) => cell === names[at])
}

/** Known, different names in a row. */
function headerHits(cells: readonly string[], knows: KnowsName): number {
  const known = new Set<string>()
  for (const cell of cells) {
    const name = cleanHeader(cell)
    if (name === '' || name.length > 80) continue
    if (knows(name)) known.add(name)
  }
  return known.size
}

/** Is it a value rather than a name: an address, a number, a date, a link? */
function isDataLike(cell: string): boolean {
  const text = cell.slice(0, LONGEST_NAME).trim()
  return /\S@[^\s@.]+\.\S/.test(text) || /^https?:\/\//i.test(text) || /^[+(]?\d[\d\s().:/-]{3,}$/.test(text)
}

/** No known name at all: names still, where the first row below the titles has no value in it and a later one has. */
function firstOfNames(rows: readonly (readonly string[])[]): number | null {
  const row = rows.slice(0, LOOK_AT).findIndex((cells, at) => !isTitle(cells, rows[at + 1]))
  const [first, ...others] = row === -1 ? [] : rows.slice(row, LOOK_AT)
  if (first === undefined || others.length === 0) return null
  // Over the numbers that a program gives its rows stands nothing.
  const [blank, ...named] = first
  if (blank?.trim() === '' && named.length > 0 && areNames(named) && areCounted(others)) return row
  // A database may have joined two tables that call a column the same.
  if (areIdentifiers(first, others)) return row
  return areNames(first) && (others.some((cells) => cells.some(isDataLike)) || areAboveFigures(first, others)) ? row : null
}

/** `CLI_Prenom`, `CLI_Ville`: as databases call their columns, and nothing below is written so. */
function areIdentifiers(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const are = (cells: readonly string[]) => cells.filter((cell) => IDENTIFIER.test(cell.slice(0, LONGEST_NAME).trim())).length
  return are(first) > 2 && are(first) * 2 > first.length && others.every((cells) => are(cells) === 0)
}

const IDENTIFIER = /^\p{L}[\p{L}\d]{0,30}(_[\p{L}\d]{1,30}){1,6}$/u

/** Words without a figure, and in one column nothing but figures below: `Lp` above `1`, `2` and `3`. */
function areAboveFigures(first: readonly string[], others: readonly (readonly string[])[]): boolean {
  const said = others.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const areFigures = (at: number) => said.length >= FIGURES_LEAST && said.every((cells) => FIGURE.test((cells[at] ?? '').trim()))
  return first.every((cell) => !/\d/.test(cell)) && first.some((_, at) => areFigures(at))
}

/** One more in each row, from nought or one. */
function areCounted(rows: readonly (readonly string[])[]): boolean {
  const numbers = rows.map(([first = '']) => first.trim())
  return (
    /^[01]$/.test(numbers[0] ?? '') &&
    numbers.slice(0, FIGURES_LEAST).every((number, at) => Number(number) === Number(numbers[0]) + at)
  )
}

const FIGURES_LEAST = 3
const FIGURE = /^\d{1,6}([.,]\d{1,4})?$/

/** A line of one cell, or none, above wider ones. */
function isTitle(cells: readonly string[], below: readonly string[] = []): boolean {
  return saidIn(cells) < 2 && (saidIn(below) > 2 || saidIn(below) === 0)
}

/** All filled, all different, and no value among them. */
function areNames(cells: readonly string[]): boolean {
  const across = cells.slice(0, Math.min(cells.findLastIndex((cell) => cell.trim() !== '') + 1, LOOK_ACROSS))
  return (
    across.every((cell) => cell.trim() !== '' && !isDataLike(cell) && !isRuled(cell.trim())) &&
    new Set(across).size === across.length
  )
}

function saidIn(cells: readonly string[]): number {
  return cells.slice(0, LOOK_ACROSS).filter((cell) => cell.trim() !== '').length
}

export interface Column {
  readonly index: number
  /** As the file says it, cleaned; empty where it says nothing. */
  readonly name: string
  /** 1 for the first column of that name, 2 for the second. */
  readonly occurrence: number
}

/** @param header the header's cells; `null`: there are none, columns are known by their place */
export function columnsOf(header: readonly string[] | null, width: number): readonly Column[] {
  const seen = new Map<string, number>()
  if (header !== null && areCountedAcross(header)) return columnsOf(null, Math.max(width, header.length))
  return Array.from({ length: Math.max(width, header?.length ?? 0) }, (_, index) => {
    const name = cleanHeader(header?.[index] ?? '')
    const key = name.toLowerCase()
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return { index, name, occurrence }
  })
}

/** `0`, `1`, `2`: a program counted columns that had no names. */
function areCountedAcross(header: readonly string[]): boolean {
  // Over the numbers of the rows stands nothing.
  const [first = '', ...others] = header
  const numbers = first.trim() === '' ? others : header
  const [least = ''] = numbers
  return (
    numbers.length > (first.trim() === '' ? 1 : 2) &&
    /^[01]$/.test(least) &&
    numbers.every((cell, at) => cell === String(Number(least) + at))
  )
}

const LONGEST_NAME = 500

/** NFC, no invisible characters, inner blanks collapsed, without the star of a required column or a final colon. */
export function cleanHeader(cell: string): string {
  return cell
    .slice(0, LONGEST_NAME)
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u2060\ufeff\u0000-\u0008\u000e-\u001f]/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![*:])[*:]+$/, '')
    .trimEnd()
}

/** What stands above columns that are a person's own says no more than they do. */
const PERSON =
  /^(contacts?|persons?|people|kontakte?|kontaktdaten|persone?n?|contactos?|contatt[oi]|personas?|name|general|allgemein)$/
const COMPANY = /^(company|firma|unternehmen|organi[sz]ation|account|empresa|societe|entreprise|azienda|bedrijf|organisatie)$/
const LONGEST = 40

/**
 * The names of columns that stand in two rows, `Company` above `Name` and `City`: put together where that says more. The
 * row above is none of names unless it has two of them at least, fewer than the row below, and no figures.
 */
export function groupedHeader(header: readonly string[], above: readonly string[], knows: KnowsName): readonly string[] {
  const groups = spread(above, header.length)
  const distinct = new Set(groups.filter((group) => group !== ''))
  const isOfNames = [...distinct].every((group) => group.length <= LONGEST && !/[\d@:]/.test(group))
  if (distinct.size < 2 || distinct.size >= header.filter((cell) => cell.trim() !== '').length || !isOfNames) return header
  return header.map((cell, at) => {
    const [group = '', name] = [groups[at], cleanHeader(cell)]
    if (group === '' || PERSON.test(matchKey(group))) return cell
    if (name === '') return group
    const joined = [`${group} ${name}`, ...(COMPANY.test(matchKey(group)) ? [`Company ${name}`] : [])]
    return joined.find(knows) ?? cell
  })
}

/** A name counts for the blank cells on its right: they were one cell. */
function spread(above: readonly string[], width: number): readonly string[] {
  let last = ''
  return Array.from({ length: width }, (_, at) => (last = cleanHeader(above[at] ?? '') || last))
}
