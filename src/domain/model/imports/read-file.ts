import { LIMITS } from '../records/limits'
import { addressLines } from './address-list'
import { csvUncell } from './csv-cell'
import { decode, type Decoded } from './decode'
import { detectDialect, usualColumns } from './dialect'
import { codePageOf, encodingNamed } from './encodings'
import { archiveKind, fileKind, textKind } from './file-kind'
import { declaredCharset, readPage } from './page/read-page'
import { readLdif } from './ldif/read-ldif'
import { readTable } from './read-table'
import type { FileRefusal, ReadChoices, ReadFile } from './source-table'
import { toSourceTable } from './to-source-table'
import { readCards } from './vcard/read-cards'
import { readWorkbook } from './workbook/read-workbook'
import { innerEntry, innerFile } from './zip/inner-file'
import { zipEntries, type ZipEntry } from './zip/zip-entries'

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
  const kind = fileKind(bytes)
  if (kind !== 'spreadsheet' && kind !== 'archive') return readPlain(bytes, kind, { choices, reader })
  const entries = zipEntries(bytes)
  if (entries === null) return brokenArchive(kind)
  const workbook = readArchive(bytes, entries, { choices, reader })
  if (workbook.ok || workbook.refusal.reason !== 'not-a-table') return workbook
  const inner = innerEntry(entries)
  return inner === null ? workbook : readInner(bytes, inner, { choices, reader })
}

interface Reading {
  readonly choices: ReadChoices
  readonly reader: Reader
}

/** A workbook is an archive; which one an archive is, its table of contents says. */
function readArchive(bytes: Uint8Array, entries: readonly ZipEntry[], { choices, reader }: Reading): ReadFile {
  const { onProgress = () => undefined } = reader
  return readWorkbook(bytes, entries, { choices, onProgress }) ?? refused({ reason: 'not-a-table', kind: archiveKind(entries) })
}

function brokenArchive(kind: 'spreadsheet' | 'archive'): ReadFile {
  return refused(kind === 'spreadsheet' ? { reason: 'damaged' } : { reason: 'not-a-table', kind })
}

/** The one list in an archive. An archive in it may be a workbook, and no archive again: some hold themselves. */
function readInner(bytes: Uint8Array, entry: ZipEntry, { choices, reader }: Reading): ReadFile {
  const { result, content } = innerFile(bytes, entry)
  if (result === 'too-large') return refused({ reason: 'too-large', bytes: Math.max(entry.size, LIMITS.importBytes + 1) })
  if (result !== 'done') return refused({ reason: 'damaged' })
  const kind = fileKind(content)
  if (kind !== 'spreadsheet' && kind !== 'archive') return readPlain(content, kind, { choices, reader })
  const entries = zipEntries(content)
  return entries === null ? brokenArchive(kind) : readArchive(content, entries, { choices, reader })
}

type PlainKind = Exclude<ReturnType<typeof fileKind>, 'spreadsheet' | 'archive'>

function readPlain(bytes: Uint8Array, kind: PlainKind, { choices, reader }: Reading): ReadFile {
  if (kind !== 'text') return refused({ reason: 'not-a-table', kind })
  const { encoding } = choices
  const { locale, onProgress = () => undefined } = reader
  const fallback = codePageOf(locale)
  const decoded = decode(bytes, encoding === undefined ? { fallback } : { encoding })
  const said = textKind(decoded.text)
  if (said === 'text') return readDelimited(decoded, { choices, onProgress })
  if (said === 'vcard') return readCards(bytes, { ...(encoding === undefined ? {} : { encoding }), fallback, onProgress })
  if (said === 'ldif') return readLdif(decoded)
  return said === 'web-page' ? readPage(asDeclared(decoded, bytes), choices) : refused({ reason: 'not-a-table', kind: said })
}

/** A page in no Unicode encoding says which one it is in. */
function asDeclared(decoded: Decoded, bytes: Uint8Array): Decoded {
  const declared = decoded.how === 'assumed' ? encodingNamed(declaredCharset(decoded.text)) : null
  return declared === null ? decoded : decode(bytes, { fallback: declared })
}

function readDelimited(
  decoded: Decoded,
  { choices, onProgress }: { readonly choices: ReadChoices; readonly onProgress: (part: number) => void },
): ReadFile {
  const { encoding, how, unreadable } = decoded
  // Programs add a mark to a file that has one, and pad with NULs.
  const whole = decoded.text.replace(/^\ufeff+/, '').replaceAll('\u0000', '')
  const addresses = choices.delimiter === undefined ? addressLines(whole) : null
  const text = addresses ?? whole
  const found = addresses === null ? detectDialect(text) : { delimiter: '', from: 0, columns: 1 }
  const delimiter = choices.delimiter ?? found.delimiter
  const usual = delimiter === found.delimiter ? found.columns : usualColumns(text, delimiter, found.from)
  const table = readTable(text, { delimiter, from: found.from, columns: usual, onProgress })
  const bare = { ...table, rows: table.rows.map((cells) => unguarded(cells, delimiter)) }
  return toSourceTable(bare, { format: { kind: 'delimited', encoding, how, unreadable, delimiter }, usual, choices })
}

/** Only such text is guarded: in a workbook or a card an apostrophe is one. */
function unguarded(cells: readonly string[], delimiter: string): readonly string[] {
  return cells.some((cell) => cell.includes("'")) ? cells.map((cell) => csvUncell(cell, delimiter)) : cells
}

function refused(refusal: FileRefusal): ReadFile {
  return { ok: false, refusal }
}
