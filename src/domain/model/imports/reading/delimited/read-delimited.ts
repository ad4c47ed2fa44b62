import type { FileToRead, ReadFile } from '../source-table'
import { toSourceTable } from '../to-source-table'
import { csvUncell } from './csv-cell'
import { detectDialect, usualColumns } from './dialect'
import { readTable } from './read-table'

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
