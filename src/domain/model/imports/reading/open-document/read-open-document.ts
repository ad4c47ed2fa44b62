import type { FileToRead, ReadFile } from '../source-table'
import { sheetTable } from '../workbook/choose-sheet'
import { spreadMerged, withLinks } from '../workbook/links-and-merges'
import { readXml } from '../workbook/read-xml'
import { resultOf } from '../workbook/sheet-rows'
import type { ZipEntry } from '../zip/zip'
import { DocumentReader } from './document-reader'

const MOST_BYTES = 1024 * 1024 * 1024
const SMALL_PART = 16 * 1024 * 1024

/** The part that holds the sheets of an OpenDocument (ODS), or the text of another; `null`: the archive is none. */
export function contentOf(entries: readonly ZipEntry[]): ZipEntry | null {
  const part = (name: string) => entries.find((entry) => entry.name === name) ?? null
  return part('mimetype') === null && part(MANIFEST) === null ? null : part('content.xml')
}

const MANIFEST = 'META-INF/manifest.xml'

/** A spreadsheet that LibreOffice and its like keep (ODS, OpenDocument 1.0 to 1.4) as one of its sheets. */
export function readOpenDocument(file: FileToRead): ReadFile {
  const { bytes, onProgress } = file
  const entries = file.entries() ?? []
  const content = contentOf(entries)
  if (content === null) return { ok: false, refusal: { reason: 'damaged' } }
  if (isLocked(bytes, entries)) return { ok: false, refusal: { reason: 'not-a-table', kind: 'locked-spreadsheet' } }
  const reader = new DocumentReader(file)
  const read = readXml(bytes, content, { most: MOST_BYTES, onProgress, handler: reader })
  if (!reader.isSpreadsheet && read === 'done') return { ok: false, refusal: { reason: 'not-a-table', kind: 'document' } }
  const { chosen, sheets } = reader
  const result = reader.isTooMuch ? 'too-large' : chosen === null ? 'broken' : resultOf(read, chosen.rows, undefined)
  if (result !== 'done' || chosen === null)
    return { ok: false, refusal: { reason: result === 'broken' ? 'damaged' : 'unpacks-too-large' } }
  spreadMerged(chosen.rows, chosen.merged)
  const table = sheetTable(chosen.rows, { sheets, sheet: chosen }, file)
  if (!table.ok) return table
  return { ok: true, table: withLinks(table.table, chosen.links, new Map(chosen.links.map(([, target]) => [target, target]))) }
}

/** With a password every part but the manifest is encrypted. */
function isLocked(bytes: Uint8Array, entries: readonly ZipEntry[]): boolean {
  const manifest = entries.find(({ name }) => name === MANIFEST)
  let isEncrypted = false
  const open = (name: string) => {
    isEncrypted ||= name === 'encryption-data'
  }
  if (manifest !== undefined) readXml(bytes, manifest, { most: SMALL_PART, handler: { open } })
  return isEncrypted
}
