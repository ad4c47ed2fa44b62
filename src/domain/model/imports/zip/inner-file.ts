import { LIMITS } from '../../records/limits'
import { unpack, type Unpacked } from './unpack'
import type { ZipEntry } from './zip-entries'

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
