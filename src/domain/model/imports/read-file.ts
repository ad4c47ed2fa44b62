import { LIMITS } from '../records/limits'
import { csvUncell } from './csv-cell'
import { decode, type Decoded } from './decode'
import { detectDialect, usualColumns } from './dialect'
import { codePageOf, encodingNamed } from './encodings'
import { archiveKind, fileKind, textKind } from './file-kind'
import { declaredCharset, readPage } from './page/read-page'
import { readTable } from './read-table'
import type { FileRefusal, ReadChoices, ReadFile } from './source-table'
import { toSourceTable } from './to-source-table'
import { readCards } from './vcard/read-cards'
import { readWorkbook } from './workbook/read-workbook'
import { zipEntries } from './zip/zip-entries'

export interface Reader {
  /** The reader's, for the code page of files in no Unicode encoding. */
  readonly locale: string
  /** Told now and then, while a file takes long: the part that is read, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/**
 * A file as a table of rows under named columns, or why it is none. Nothing of it is left out without being in
 * `preamble`, `footer` or a row's problems, but for empty lines. Nothing in it is run or fetched, and what it unpacks to
 * is bounded.
 */
export function readFile(bytes: Uint8Array, choices: ReadChoices, reader: Reader): ReadFile {
  if (bytes.length > LIMITS.importBytes) return refused({ reason: 'too-large', bytes: bytes.length })
  const kind = choices.encoding === undefined ? fileKind(bytes) : 'text'
  if (kind === 'spreadsheet' || kind === 'archive') return readArchive(bytes, choices, reader)
  if (kind !== 'text') return refused({ reason: 'not-a-table', kind })
  const fallback = codePageOf(reader.locale)
  const decoded = decode(bytes, choices.encoding === undefined ? { fallback } : { encoding: choices.encoding })
  const said = textKind(decoded.text)
  if (said === 'vcard') {
    const { onProgress = () => undefined } = reader
    return readCards(bytes, { ...(choices.encoding === undefined ? {} : { encoding: choices.encoding }), fallback, onProgress })
  }
  if (said === 'web-page') {
    const declared = decoded.how === 'assumed' ? encodingNamed(declaredCharset(decoded.text)) : null
    return readPage(declared === null ? decoded : decode(bytes, { fallback: declared }), choices)
  }
  return said === 'text' ? readDelimited(decoded, choices) : refused({ reason: 'not-a-table', kind: said })
}

/** A workbook is an archive; which one an archive is, its table of contents says. */
function readArchive(bytes: Uint8Array, choices: ReadChoices, { onProgress = () => undefined }: Reader): ReadFile {
  const entries = zipEntries(bytes)
  if (entries === null)
    return refused(fileKind(bytes) === 'spreadsheet' ? { reason: 'damaged' } : { reason: 'not-a-table', kind: 'archive' })
  return readWorkbook(bytes, entries, { choices, onProgress }) ?? refused({ reason: 'not-a-table', kind: archiveKind(entries) })
}

function readDelimited(decoded: Decoded, choices: ReadChoices): ReadFile {
  const { encoding, how, unreadable } = decoded
  const text = decoded.text.replace(/^\ufeff+/, '') // programs that add a mark to a file that has one
  const found = detectDialect(text)
  const delimiter = choices.delimiter ?? found.delimiter
  const usual = delimiter === found.delimiter ? found.columns : usualColumns(text, delimiter, found.from)
  const table = readTable(text, { delimiter, from: found.from, columns: usual })
  const bare = { ...table, rows: table.rows.map(unguarded) }
  return toSourceTable(bare, { format: { kind: 'delimited', encoding, how, unreadable, delimiter }, usual, choices })
}

/** Only such text is guarded: in a workbook or a card an apostrophe is one. */
function unguarded(cells: readonly string[]): readonly string[] {
  return cells.some((cell) => cell.startsWith("'")) ? cells.map(csvUncell) : cells
}

function refused(refusal: FileRefusal): ReadFile {
  return { ok: false, refusal }
}
