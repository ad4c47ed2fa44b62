import type { Word } from '../../kernel/words'
import type { ZipEntry } from './zip/zip'

/**
 * - `spreadsheet` is XLSX, `open-document` ODS, `old-spreadsheet` the binary workbooks before both, `locked-spreadsheet` any
 *   with a password and `other-spreadsheet` Numbers or XLSB.
 * - `messages`: who wrote what to whom.
 */
export type FileKind =
  | Word<'text empty spreadsheet open-document old-spreadsheet locked-spreadsheet other-spreadsheet document archive pdf image web-page'>
  | Word<'vcard ldif calendar messages xml json binary'>

/** Those that may hold a table. */
export type ReadableKind = Word<'text spreadsheet open-document old-spreadsheet vcard ldif web-page'>

/** What a file is by its signature, else `text`; its name is not asked, because people rename files. */
export function fileKind(bytes: Uint8Array): Exclude<FileKind, 'vcard' | 'ldif'> {
  if (bytes.length === 0) return 'empty'
  const head = latin(bytes, 4096)
  const known = SIGNATURES.find(([, signature]) => head.startsWith(signature))
  if (known === undefined) return 'text'
  if (known[0] === 'old-spreadsheet') return compoundKind(bytes)
  if (known[0] !== 'archive') return known[0]
  return /xl\/|\[Content_Types\]\.xml/.test(head) ? 'spreadsheet' : 'archive'
}

/** What an archive is that holds no workbook that can be read. */
export function archiveKind(entries: readonly ZipEntry[]): 'other-spreadsheet' | 'document' | 'archive' {
  const has = (pattern: RegExp) => entries.some(({ name }) => pattern.test(name))
  if (has(/^word\/|^ppt\//)) return 'document'
  return has(/^xl\/|\.iwa$/) ? 'other-spreadsheet' : 'archive'
}

/** Old Office files and encrypted new ones are both compound files; the streams' names in its directory tell. */
function compoundKind(bytes: Uint8Array): 'old-spreadsheet' | 'locked-spreadsheet' | 'document' | 'binary' {
  const has = (name: string) => includes(bytes, wide(name))
  if (has('EncryptedPackage')) return 'locked-spreadsheet'
  if (has('WordDocument') || has('PowerPoint Document') || has('__properties_version1.0')) return 'document'
  return ['Workbook', 'Book', 'WORKBOOK', 'BOOK'].some(has) ? 'old-spreadsheet' : 'binary'
}

/** As compound files write names: two bytes a letter. */
function wide(name: string): readonly number[] {
  return Array.from({ length: name.length * 2 }, (_, at) => (at % 2 === 0 ? name.charCodeAt(at / 2) : 0))
}

function includes(bytes: Uint8Array, wanted: readonly number[]): boolean {
  const [first = 0] = wanted
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, offset) => bytes[at + offset] === byte)) return true
  }
  return false
}

/** What a decoded text is, if not a table. */
export function textKind(text: string): Exclude<FileKind, 'spreadsheet'> {
  const head = text.slice(0, 4096).trimStart()
  if (head === '' && text.trim() === '') return 'empty'
  if (looksBinary(head)) return 'binary'
  // Programs put a line of their own before the first card.
  if (/^\ufeff?(?:[\w-]+\.)?BEGIN:\s*VCARD/i.test(head) || /^BEGIN:VCARD$/m.test(head)) return 'vcard'
  if (LDIF.test(head)) return 'ldif'
  if (head.startsWith('%PDF-')) return 'pdf'
  if (/^BEGIN:VCALENDAR/i.test(head)) return 'calendar'
  if (
    /^(from|return-path|received|delivered-to|message-id|mime-version|x-[\w-]+)[: ].*\r?\n/i.test(head) &&
    /^subject:/im.test(head)
  )
    return 'document'
  if (/^(<!doctype html|<html|<\?xml|<table|<meta)/i.test(head)) return 'web-page'
  return /^(\{\s*"|\[\s*[[{"])/.test(head) ? 'json' : 'text'
}

/** Its first entry: where it stands in the directory, and what it is. */
const LDIF = /^(?:(?:#.*|version:.*)?\r?\n)*dn::? ?\S.*(?:\r?\n .*)*\r?\n(?:#.*\r?\n)*[\w-]+(?:;[\w-]+)*::?(?: |\r?\n)/i

const SIGNATURES: readonly (readonly [Exclude<FileKind, 'vcard' | 'ldif'>, string])[] = [
  ['archive', 'PK\u0003\u0004'],
  ['archive', 'PK\u0005\u0006'],
  ['archive', '\u001f\u008b'],
  ['archive', '7z\u00bc\u00af'],
  ['archive', 'Rar!'],
  ['old-spreadsheet', '\u00d0\u00cf\u0011\u00e0'],
  ['pdf', '%PDF'],
  ['image', '\u0089PNG'],
  ['image', '\u00ff\u00d8\u00ff'],
  ['image', 'GIF8'],
  ['binary', 'SQLite format 3'],
  ['binary', '{\\rtf'],
]

function latin(bytes: Uint8Array, length: number): string {
  return String.fromCharCode(...bytes.subarray(0, length))
}

/**
 * Judged on the text, not the bytes: in UTF-16 half of each Cyrillic letter is a control byte. A file that was cut off in a
 * crash ends in NULs, and some programs pad with them.
 */
function looksBinary(text: string): boolean {
  const said = text.replace(/(?<!\u0000)\u0000+$/, '')
  const controls = said.match(/[\u0001-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0
  const nuls = said.match(/\u0000/g)?.length ?? 0
  return controls > said.length * 0.05 || nuls > said.length * 0.2
}
