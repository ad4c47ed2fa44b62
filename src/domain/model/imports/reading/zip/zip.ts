import { Inflate } from 'fflate'
import { LIMITS } from '../../../records/limits'
import { mostUnpacked } from '../bounds'
import { joinBytes } from '../join-bytes'

/** One file in a ZIP archive, as its table of contents says: the sizes are claims. */
export interface ZipEntry {
  readonly name: string
  /** 0: stored, 8: deflated. */
  readonly method: number
  readonly isEncrypted: boolean
  readonly packedSize: number
  readonly size: number
  /** Of its own header in the archive. */
  readonly offset: number
}

/** More are no workbook that people made. */
const MOST = 10_000

/** The table of contents at the end of an archive; `null`: there is none that can be read (cut off, damaged). */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endRecord(view)
  if (end === null) return null
  const count = Math.min(view.getUint16(end + 10, true), MOST)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  if (at === FULL_32) at = zip64Start(view, end) ?? FULL_32
  for (let read = 0; read < count; read += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) return null
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const next = at + 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
    if (next > view.byteLength) return null
    entries.push(entryAt(bytes, view, at))
    at = next
  }
  // Parts that share their bytes unpack to more than the archive holds.
  return entries.reduce((sum, { packedSize }) => sum + packedSize, 0) > bytes.length ? null : entries
}

const FULL_32 = 0xffff_ffff

/** Searched from the end: a comment may follow it. */
function endRecord(view: DataView): number | null {
  const least = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= least; at -= 1) if (view.getUint32(at, true) === 0x06054b50) return at
  return null
}

/** Where the table of contents of a 64-bit archive starts; some programs write those however small they are. */
function zip64Start(view: DataView, end: number): number | null {
  const locator = end - 20
  if (locator < 0 || view.getUint32(locator, true) !== 0x07064b50) return null
  const record = Number(view.getBigUint64(locator + 8, true))
  if (record + 56 > view.byteLength || view.getUint32(record, true) !== 0x06064b50) return null
  return Number(view.getBigUint64(record + 48, true))
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  const nameLength = view.getUint16(at + 28, true)
  const sizes = {
    size: view.getUint32(at + 24, true),
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  }
  const long = longSizes(view, at + 46 + nameLength, view.getUint16(at + 30, true), sizes)
  return {
    name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/'),
    method: view.getUint16(at + 10, true),
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    packedSize: long.packed,
    size: long.size,
    offset: long.offset,
  }
}

interface Sizes {
  readonly size: number
  readonly packed: number
  readonly offset: number
}

/** The extra field 1 holds, in this order, what does not fit in 32 bits. */
function longSizes(view: DataView, from: number, length: number, sizes: Sizes): Sizes {
  for (let at = from; at + 4 <= from + length;) {
    const size = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === 1) {
      let field = at + 4
      const long = (value: number) => {
        if (value !== FULL_32 || field + 8 > at + 4 + size) return value
        field += 8
        return Number(view.getBigUint64(field - 8, true))
      }
      return { size: long(sizes.size), packed: long(sizes.packed), offset: long(sizes.offset) }
    }
    at += 4 + size
  }
  return sizes
}

/** `stopped`: the taker had enough; `too-large`: more than `most` bytes came out; `broken`: it could not be unpacked. */
export type Unpacked = 'done' | 'stopped' | 'too-large' | 'broken'

export interface UnpackOptions {
  /** Bytes at which to stop, whatever the archive claims. */
  readonly most: number
  /** Takes what came out so far, in pieces; `false`: enough. */
  readonly take: (piece: Uint8Array) => boolean
  /** Told with each piece read: the part of the entry that is done, 0 to 1. */
  readonly onProgress?: (part: number) => void
}

/** Small enough that what one piece of a ZIP bomb becomes (a thousandfold) is no burden. */
const PIECE = 16_384

/** Unpacks one entry piece by piece, never holding it whole: a bomb ends at the limit. Never throws. */
export function unpack(bytes: Uint8Array, entry: ZipEntry, { most, take, onProgress }: UnpackOptions): Unpacked {
  const packed = packedBytes(bytes, entry)
  if (packed === null || (entry.method !== 0 && entry.method !== 8)) return 'broken'
  const limit = Math.min(most, mostUnpacked(packed.length))
  if (entry.size > limit) return 'too-large'
  const state: { size: number; end: Unpacked | null } = { size: 0, end: null }
  const taken = (piece: Uint8Array) => {
    state.size += piece.length
    if (state.end === null && state.size > limit) state.end = 'too-large'
    if (state.end === null && piece.length > 0 && !take(piece)) state.end = 'stopped'
  }
  const inflate = new Inflate(taken)
  for (let at = 0; at < packed.length && state.end === null; at += PIECE) {
    const piece = packed.subarray(at, at + PIECE)
    if (entry.method === 0) taken(piece)
    else if (!pushed(inflate, piece, at + PIECE >= packed.length)) return 'broken'
    onProgress?.(Math.min(1, (at + PIECE) / packed.length))
  }
  return state.end ?? 'done'
}

function packedBytes(bytes: Uint8Array, { offset, packedSize, isEncrypted }: ZipEntry): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isEncrypted || offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50) return null
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return start + packedSize > bytes.length ? null : bytes.subarray(start, start + packedSize)
}

function pushed(inflate: Inflate, piece: Uint8Array, isLast: boolean): boolean {
  try {
    inflate.push(piece, isLast)
    return true
  } catch {
    return false // what is damaged says so by throwing
  }
}

/** The one file of an archive that can be a list; `null`: there is none, or more than one. */
export function innerEntry(entries: readonly ZipEntry[]): ZipEntry | null {
  const lists = entries.filter(
    ({ name }) => /\.(csv|tsv|xlsx|xlsm|xls|ods|vcf|vcard|ldif)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name),
  )
  // LinkedIn packs the connections with all else that it knows of a person, and Google all contacts with each of its groups.
  const named = lists.filter(({ name }) => /(^|\/)(connections|all contacts)\.(csv|vcf)$/i.test(name))
  const [first] = named.length > 0 ? named : lists
  return first === undefined || (named.length !== 1 && lists.length > 1) ? null : first
}

/** What a file in an archive holds, up to the size that a file by itself may have. */
export function innerFile(bytes: Uint8Array, entry: ZipEntry): { readonly result: Unpacked; readonly content: Uint8Array } {
  const pieces: Uint8Array[] = []
  const result = unpack(bytes, entry, { most: LIMITS.importBytes, take: (piece) => pieces.push(piece.slice()) > 0 })
  return { result, content: joinBytes(pieces) }
}
