import { Inflate } from 'fflate'
import { LIMITS } from '../../../records/limits'
import type { ZipEntry } from './zip-entries'

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
  if (entry.size > most) return 'too-large'
  const state: { size: number; end: Unpacked | null } = { size: 0, end: null }
  const taken = (piece: Uint8Array) => {
    state.size += piece.length
    if (state.end === null && state.size > most) state.end = 'too-large'
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
    ({ name }) => /\.(csv|tsv|xlsx|xlsm|vcf|vcard|ldif)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name),
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
  const content = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    content.set(piece, at)
    at += piece.length
  }
  return { result, content }
}
