import type { SentType } from './form-files'

/** What bytes are is told by how they begin: whoever names them may name them as they like. */
type Sign = (bytes: Uint8Array) => boolean

const utf8 = new TextDecoder()

const SIGNS: Readonly<Record<string, Sign>> = {
  jpg: begins('\u00ff\u00d8\u00ff'),
  png: begins('\u0089PNG\r\n\u001a\n'),
  gif: (bytes) => begins('GIF87a')(bytes) || begins('GIF89a')(bytes),
  webp: (bytes) => begins('RIFF')(bytes) && begins('WEBP', 8)(bytes),
  heic: (bytes) => /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(textOf(bytes, 4, 12)),
  avif: (bytes) => /^ftypavi[fs]/.test(textOf(bytes, 4, 12)),
  pdf: begins('%PDF-'),
  docx: (bytes) => isOffice(bytes, 'word/'),
  xlsx: (bytes) => isOffice(bytes, 'xl/'),
  pptx: (bytes) => isOffice(bytes, 'ppt/'),
  odt: (bytes) => isOpenDocument(bytes, 'text'),
  ods: (bytes) => isOpenDocument(bytes, 'spreadsheet'),
  odp: (bytes) => isOpenDocument(bytes, 'presentation'),
  txt: isText,
  csv: isText,
}

/** Whether bytes are of the type that their name says. */
export function isOfType(bytes: Uint8Array, { endings }: SentType): boolean {
  return endings.some((ending) => SIGNS[ending]?.(bytes) ?? false)
}

function begins(sign: string, at = 0): Sign {
  return (bytes) => Array.from(sign).every((character, index) => bytes[at + index] === character.charCodeAt(0))
}

function textOf(bytes: Uint8Array, from: number, to: number): string {
  return utf8.decode(bytes.subarray(from, to))
}

/** Nothing but what is written: no zero bytes, and few programs begin with a line. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 12 || byte === 13) && !begins('#!')(bytes)
}

/** Its type is the first thing in it, by its own rules. */
function isOpenDocument(bytes: Uint8Array, kind: string): boolean {
  return textOf(bytes, 0, 4) === 'PK\u0003\u0004' && textOf(bytes, 30, 120).startsWith(typeEntry(kind)) && !hasMacros(bytes)
}

const typeEntry = (kind: string) => `mimetypeapplication/vnd.oasis.opendocument.${kind}PK`

function isOffice(bytes: Uint8Array, folder: string): boolean {
  if (textOf(bytes, 0, 4) !== 'PK\u0003\u0004') return false
  const names = zipNames(bytes)
  return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)) && !hasMacros(bytes)
}

function hasMacros(bytes: Uint8Array): boolean {
  return zipNames(bytes).some((name) => /(^|\/)(vbaProject\.bin|Basic\/|Scripts\/)/i.test(name))
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const MOST_ENTRIES = 10_000

/** The names in a zip's list of what it holds; none: it is broken, or no zip. */
function zipNames(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const names: string[] = []
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 22 - 0xffff); at -= 1) {
    if (view.getUint32(at, true) !== END) continue
    let entry = view.getUint32(at + 16, true)
    while (names.length < MOST_ENTRIES && entry + 46 <= at && view.getUint32(entry, true) === ENTRY) {
      const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(entry + place, true))
      names.push(textOf(bytes, entry + 46, entry + 46 + (name ?? 0)))
      entry += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    }
    return names
  }
  return names
}
