import { LIMITS } from '../../records/limits'
import { readDelimited } from './delimited/read-delimited'
import { fileKind, textKind, type FileKind, type ReadableKind } from './file-kind'
import { readLdif } from './ldif/read-ldif'
import { readOldWorkbook } from './old-workbook/read-old-workbook'
import { contentOf, readOpenDocument } from './open-document/read-open-document'
import { readPage } from './page/read-page'
import { decode } from './text/decode'
import { codePageOf } from './text/encodings'
import type { FileToRead, Format, ReadChoices, ReadSettings, ReadFile } from './source-table'
import { readCards } from './vcard/read-cards'
import { readWorkbook } from './workbook/read-workbook'
import { innerEntry, innerFile, zipEntries } from './zip/zip'

/** By what the file shows to be. */
const FORMATS: Readonly<Record<ReadableKind, Format>> = {
  spreadsheet: readWorkbook,
  'open-document': readOpenDocument,
  'old-spreadsheet': readOldWorkbook,
  vcard: readCards,
  ldif: readLdif,
  'web-page': readPage,
  text: readDelimited,
}

/**
 * A file as a table of rows under named columns, or why it is none. Nothing of it is left out without being in
 * `preamble`, `footer` or a row's problems, but for empty lines. Nothing in it is run or fetched, and what it unpacks to
 * is bounded.
 */
export function readTableFile(bytes: Uint8Array, choices: ReadChoices, reader: ReadSettings): ReadFile {
  if (bytes.length > LIMITS.importBytes) return { ok: false, refusal: { reason: 'too-large', bytes: bytes.length } }
  const file = opened(bytes, choices, reader)
  const read = readAs(file)
  if (read.ok || read.refusal.reason !== 'not-a-table' || !isArchive(bytes)) return read
  return readInner(file) ?? read
}

/** The one list in an archive; `null`: there is none. An archive in it may be a workbook, and no archive again: some hold themselves. */
function readInner(file: FileToRead): ReadFile | null {
  const entry = innerEntry(file.entries() ?? [])
  if (entry === null) return null
  const { result, content } = innerFile(file.bytes, entry)
  if (result === 'too-large')
    return { ok: false, refusal: { reason: 'too-large', bytes: Math.max(entry.size, LIMITS.importBytes + 1) } }
  return result === 'done' ? readAs(opened(content, file.choices, file)) : { ok: false, refusal: { reason: 'damaged' } }
}

function readAs(file: FileToRead): ReadFile {
  const signature = fileKind(file.bytes)
  const kind = signature === 'archive' ? workbookKind(file) : signature === 'text' ? textKind(file.decoded().text) : signature
  return isReadable(kind) ? FORMATS[kind](file) : { ok: false, refusal: { reason: 'not-a-table', kind } }
}

/** A workbook is an archive; which one an archive is, its table of contents says. */
function workbookKind(file: FileToRead): 'spreadsheet' | 'open-document' {
  return contentOf(file.entries() ?? []) === null ? 'spreadsheet' : 'open-document'
}

function isReadable(kind: FileKind): kind is ReadableKind {
  return kind in FORMATS
}

function isArchive(bytes: Uint8Array): boolean {
  const kind = fileKind(bytes)
  return kind === 'spreadsheet' || kind === 'archive'
}

function opened(bytes: Uint8Array, choices: ReadChoices, reader: ReadSettings): FileToRead {
  const { encoding } = choices
  const coding = encoding === undefined ? { fallback: codePageOf(reader.locale) } : { encoding }
  return {
    ...reader,
    bytes,
    choices,
    decoded: once(() => decode(bytes, coding)),
    entries: once(() => zipEntries(bytes)),
  }
}

function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | null = null
  return () => (done ??= { result: work() }).result
}
