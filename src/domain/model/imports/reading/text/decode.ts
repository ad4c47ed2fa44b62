import { ibm850, windows1252, onceEncoded, type Encoding } from './encodings'
import { likelyCodePage, likelyWestern } from './likely-code-page'

export interface Decoded {
  readonly text: string
  readonly encoding: Encoding
  /** What the choice rests on. */
  readonly how: 'mark' | 'valid' | 'likely' | 'assumed' | 'chosen'
  /** Characters that could not be read and stand as U+FFFD. */
  readonly unreadable: number
}

/**
 * Bytes to text: byte order mark, then the look of UTF-16, then valid UTF-8, then the look of
 * a code page other than the Western one, then `fallback`. A text that was put into UTF-8 twice is
 * put back, and one joined from UTF-8 and the Western page is read as both. Never throws; a byte
 * order mark is never part of the text.
 *
 * @param options.encoding the person's choice, which ends all guessing
 * @param options.fallback the code page for bytes in no Unicode encoding
 */
export function decode(bytes: Uint8Array, options: { readonly encoding?: Encoding; readonly fallback?: Encoding } = {}): Decoded {
  const { encoding, fallback = 'windows-1252' } = options
  if (encoding !== undefined) return read(bytes, encoding, 'chosen')
  const mark = markOf(bytes)
  if (mark !== null) return read(bytes, mark, 'mark')
  const wide = wideLook(bytes)
  if (wide !== null) return read(bytes, wide, 'likely')
  const text = strictUtf8(bytes)
  if (text !== null) return ofUtf8(text)
  const { good, bad } = sequences(bytes)
  // A few broken characters (cut off, joined from two sources) make no code page of it.
  if (good >= 4 && good >= bad * 10) return read(bytes, 'utf-8', 'likely')
  // Who reads Chinese may have files of both pages.
  const chinese = CHINESE.has(fallback) ? likelyCodePage(bytes) : null
  if (chinese !== null && CHINESE.has(chinese)) return read(bytes, chinese, 'likely')
  if (fallback !== 'windows-1252') return read(bytes, fallback, 'assumed')
  const look = isOfMac(bytes) ? 'macintosh' : (likelyCodePage(bytes) ?? likelyWestern(bytes))
  if (look !== null) return read(bytes, look, 'likely')
  return good >= 2 && good * 2 >= bad ? ofBoth(bytes) : read(bytes, fallback, 'assumed')
}

const CHINESE: ReadonlySet<Encoding> = new Set<Encoding>(['gb18030', 'big5'])

function ofUtf8(text: string): Decoded {
  const once = onceEncoded(text)
  const [said, how] = once === null ? ([text, 'valid'] as const) : ([once, 'likely'] as const)
  return { text: said, encoding: 'utf-8', how, unreadable: countUnreadable(said) }
}

/** What is well-formed as UTF-8, every other byte by itself. */
function ofBoth(bytes: Uint8Array): Decoded {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at)
    const piece = bytes.subarray(at, at + Math.max(1, length))
    pieces.push(length === 0 ? windows1252(piece) : new TextDecoder().decode(piece))
    at += piece.length
  }
  return { text: pieces.join(''), encoding: 'utf-8', how: 'likely', unreadable: 0 }
}

/**
 * Excel on a Mac ends the lines of its plain CSV with CR alone, and saves it in the Mac's own code page, whose small
 * letters with accents stand where that of Windows has quotes and dashes.
 */
function isOfMac(bytes: Uint8Array): boolean {
  if (!bytes.includes(0x0d) || bytes.includes(0x0a)) return false
  return bytes.some((byte) => byte >= 0x80 && byte < 0xa0) && bytes.every((byte) => byte < 0xe0)
}

/** Longest first: the UTF-32LE mark begins with the UTF-16LE one. */
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

function markOf(bytes: Uint8Array): Encoding | null {
  return MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null
}

const SAMPLE_BYTES = 65_536

/**
 * UTF-16 without a mark: ASCII characters (there are always some: delimiters, line ends) leave a NUL on one side of each
 * pair. NULs on both sides are no UTF-16.
 */
function wideLook(bytes: Uint8Array): Encoding | null {
  const length = Math.min(bytes.length, SAMPLE_BYTES)
  let even = 0
  let odd = 0
  for (let at = 0; at < length; at += 1) {
    if (bytes[at] !== 0) continue
    if (at % 2 === 0) even += 1
    else odd += 1
  }
  if (even + odd < Math.max(2, length * 0.02)) return null
  if (odd >= even * 9) return 'utf-16le'
  return even >= odd * 9 ? 'utf-16be' : null
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null // not UTF-8, which is an answer
  }
}

/** How many characters beyond ASCII are well-formed UTF-8, and how many bytes belong to none. */
function sequences(bytes: Uint8Array): { readonly good: number; readonly bad: number } {
  let good = 0
  let bad = 0
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at)
    if (length > 1) good += 1
    if (length === 0) bad += 1
    at += Math.max(1, length)
  }
  return { good, bad }
}

/** 1 for ASCII, 2 to 4 for a well-formed lead and its trail bytes, 0 for what is neither. */
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  if (lead < 0x80) return 1
  const length = lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0
  for (let next = 1; next < length; next += 1) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0
  }
  return length
}

function read(bytes: Uint8Array, encoding: Encoding, how: Decoded['how']): Decoded {
  const text = decoded(bytes, encoding)
  return { text, encoding, how, unreadable: countUnreadable(text) }
}

function decoded(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding === 'utf-32le' || encoding === 'utf-32be') return utf32(bytes, encoding)
  if (encoding === 'ibm850') return ibm850(bytes)
  return encoding === 'windows-1252' ? windows1252(bytes) : new TextDecoder(encoding).decode(bytes)
}

function utf32(bytes: Uint8Array, encoding: 'utf-32le' | 'utf-32be'): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const point = view.getUint32(at, encoding === 'utf-32le')
    if (at === 0 && point === 0xfeff) continue
    pieces.push(point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : '\ufffd')
  }
  return pieces.join('')
}

function countUnreadable(text: string): number {
  let count = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count += 1
  return count
}
