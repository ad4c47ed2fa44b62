import { type FileToRead, type ReadFile, DELIMITERS } from '../source-table'
import { toSourceTable } from '../to-source-table'
import { csvUncell } from './csv-cell'
import { readTable } from './read-table'
import { type KnowsName, findHeader } from '../header'

/** Text whose columns a sign parts, or that has only one. */
export function readDelimited({ decoded, choices, onProgress, knows }: FileToRead): ReadFile {
  const { text: given, encoding, how, unreadable } = decoded()
  // Programs add a mark to a file that has one, and pad with NULs.
  const whole = given.replace(/^\ufeff+/, '').replaceAll('\u0000', '')
  const addresses = choices.delimiter === undefined ? addressLines(whole) : null
  const text = addresses ?? whole
  const found = addresses === null ? detectDialect(text, knows) : { delimiter: '', from: 0, columns: 1 }
  const delimiter = choices.delimiter ?? found.delimiter
  const usual = delimiter === found.delimiter ? found.columns : usualColumns(text, delimiter, { from: found.from, knows })
  const table = readTable(text, { delimiter, from: found.from, columns: usual, onProgress })
  const bare = { ...table, rows: table.rows.map((cells) => unguarded(cells, delimiter)) }
  return toSourceTable(bare, { format: { kind: 'delimited', encoding, how, unreadable, delimiter }, usual, choices, knows })
}

/** Only such text is guarded: in a workbook or a card an apostrophe is one. */
function unguarded(cells: readonly string[], delimiter: string): readonly string[] {
  return cells.some((cell) => cell.includes("'")) ? cells.map((cell) => csvUncell(cell, delimiter)) : cells
}

/** Longer ones are written by programs, as tables. */
const LONGEST = 1_000_000
const ADDRESS = /^(?:[^<>@]*<\s*[^\s@<>]+@[^\s@<>]+\s*>|[^\s@<>,]+@[^\s@<>,]+)$/

/**
 * Whom a mail goes to, as it is copied from a mail program (`Ana Doe <ana@x.example>, bob@x.example; …`), one to a line;
 * `null`: the text is something else. Lines of equally many addresses are rows of a table.
 */
function addressLines(text: string): string | null {
  if (text.length > LONGEST || !text.includes('@')) return null
  const lines = text.split(/\r\n?|\n/).flatMap((line) => {
    const addresses = addressesOf(line.replace(/^\s*(to|cc|bcc|an|à|para|a|aan)\s*:\s*/i, ''))
    return addresses.length === 0 ? [] : [addresses]
  })
  if (!lines.every((addresses) => addresses.every((address) => ADDRESS.test(address)))) return null
  const [first = []] = lines
  const isTable = lines.length > 1 && lines.every(({ length }) => length === first.length)
  return isTable || lines.every(({ length }) => length === 1) ? null : lines.flat().join('\n')
}

/** `"Roe, Cy" <cy@x.example>` and `Doe, Ana <ana@x.example>`: a comma within quotes, or before an address in angles, is of the name. */
function addressesOf(line: string): readonly string[] {
  const pieces = line.match(/(?:"[^"]*"|<[^<>]*>|[^",;<>]|["<>])+/g) ?? []
  const addresses: string[] = []
  let name = ''
  for (const piece of pieces.map((text) => text.replaceAll('"', '').trim()).filter((text) => text !== '')) {
    if (piece.includes('@')) {
      addresses.push(name === '' ? piece : `${name}, ${piece}`)
      name = ''
    } else name = name === '' ? piece : `${name}, ${piece}`
  }
  return name === '' ? addresses : [...addresses, name]
}

export interface Dialect {
  /** Empty: one column, nothing parts it. */
  readonly delimiter: string
  /** Where the table starts in the text: after a `sep=;` line. */
  readonly from: number
  /** Cells that most rows have. */
  readonly columns: number
}

/** Of two that part the rows alike: the one that values hold less often. `Doe, Ana` and `1,5` have commas of their own. */
const SURER = '\t|;,'

const SAMPLE_ROWS = 200
/** Rows can be long, and each delimiter reads them once. */
const SAMPLE_LENGTH = 2_000_000

/**
 * The delimiter is the one that gives most rows the same number of cells, quoted ones left whole, and names that we know
 * in the header. A `sep=` line, which Excel writes and reads, ends the question.
 */
export function detectDialect(text: string, knows: KnowsName): Dialect {
  const said = /^"?sep=([^\r\n"])"?(\r\n|\n|\r)/i.exec(text)
  const from = said?.[0].length ?? 0
  const candidates = said?.[1] === undefined ? DELIMITERS : [said[1]]
  const rated = candidates
    .map((delimiter) => rate(text, delimiter, { from, knows }))
    .toSorted((a, b) => b.score - a.score || SURER.indexOf(a.delimiter) - SURER.indexOf(b.delimiter))
  const best = rated[0]
  if (best === undefined || (best.score <= 0 && said === null)) return { delimiter: '', from, columns: 1 }
  return { delimiter: best.delimiter, from, columns: best.columns }
}

/** How many cells most rows have with a delimiter the person chose. */
export function usualColumns(text: string, delimiter: string, options: RateOptions): number {
  return delimiter === '' ? 1 : rate(text, delimiter, options).columns
}

interface RateOptions {
  /** Where the table starts in the text. */
  readonly from: number
  readonly knows: KnowsName
}

/** What parts every row alike: commas within addresses part most of them into more cells than a semicolon does all. */
const EVEN = 0.1

interface Rating {
  readonly delimiter: string
  readonly columns: number
  readonly score: number
}

function rate(text: string, delimiter: string, { from, knows }: RateOptions): Rating {
  const read = readTable(text.slice(0, SAMPLE_LENGTH), { delimiter, from, maxRows: SAMPLE_ROWS })
  // The last row of a sample may be cut off.
  const rows = text.length > SAMPLE_LENGTH && read.rows.length > 1 ? read.rows.slice(0, -1) : read.rows
  const header = findHeader(rows, knows)
  const headerWidth = header.row === null ? 0 : (rows[header.row]?.length ?? 0)
  const columns = commonWidth(rows)
  // A header of one name above rows that a comma parts ("Doe, Ana") is a file of one column.
  if (columns < 2 || (header.hits > 0 && headerWidth === 1)) return { delimiter, columns, score: 0 }
  const consistency = rows.filter((cells) => cells.length === columns).length / rows.length
  const score = consistency * (1 - 1 / columns) + (consistency === 1 ? EVEN : 0) + Math.min(header.hits, 6) * 0.2
  return { delimiter, columns, score }
}

/** The most frequent width above one, as notes and footers have one; the wider of two equally frequent. */
function commonWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
  let best = 1
  for (const [width, count] of counts) {
    const leading = counts.get(best) ?? 0
    if (count > leading || (count === leading && width > best)) best = width
  }
  return best
}
