import { type KnowsName, findHeader } from '../header'
import { readTable } from './read-table'

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
export function usualColumns(text: string, delimiter: string, place: Place): number {
  return delimiter === '' ? 1 : rate(text, delimiter, place).columns
}

interface Place {
  /** Where the table starts in the text. */
  readonly from: number
  readonly knows: KnowsName
}

interface Rating {
  readonly delimiter: string
  readonly columns: number
  readonly score: number
}

function rate(text: string, delimiter: string, { from, knows }: Place): Rating {
  const read = readTable(text.slice(0, SAMPLE_LENGTH), { delimiter, from, maxRows: SAMPLE_ROWS })
  // The last row of a sample may be cut off.
  const rows = text.length > SAMPLE_LENGTH && read.rows.length > 1 ? read.rows.slice(0, -1) : read.rows
  const header = findHeader(rows, knows)
  const headerWidth = header.row === null ? 0 : (rows[header.row]?.length ?? 0)
  const columns = commonWidth(rows)
  // A header of one name above rows that a comma parts ("Doe, Ana") is a file of one column.
  if (columns < 2 || (header.hits > 0 && headerWidth === 1)) return { delimiter, columns, score: 0 }
  const consistency = rows.filter((cells) => cells.length === columns).length / rows.length
  return { delimiter, columns, score: consistency * (1 - 1 / columns) + Math.min(header.hits, 6) * 0.2 }
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

/** What columns are looked for with. */
export const DELIMITERS = [',', ';', '\t', '|'] as const
