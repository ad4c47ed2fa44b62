import { BlobReader, configure, ZipReader, type FileEntry } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { BundleTools, RestoreTools, ArchiveReader } from '../../domain/use-cases/bundle/archive'
import { newZip } from './zip'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** What bundles are made and read with in a browser. Fetched when one is: none of it is needed to look at a list. */
export const bundleTools: BundleTools & RestoreTools = {
  newArchive: newZip,
  openArchive: openZip,
  sha256: sumOf,
}

configure({ useWebWorkers: false })

/** A zip in a file: its directory is read at once, its parts when they are asked for. */
export async function openZip(file: Blob): Promise<ArchiveReader | null> {
  try {
    const entries = await new ZipReader(new BlobReader(file)).getEntries()
    const files = entries.filter((entry): entry is FileEntry => !entry.directory)
    const byPath = new Map(files.map((entry) => [entry.filename, entry]))
    return {
      sizeOf: (path) => byPath.get(path)?.uncompressedSize ?? null,
      read: (path) => {
        const entry = byPath.get(path)
        return entry === undefined ? Promise.reject(new Error(`no ${path}`)) : unpacked(entry)
      },
    }
  } catch {
    return null
  }
}

/** No further than it says: what unpacks to more than that was made to fill the disk. */
async function unpacked(entry: FileEntry): Promise<Blob> {
  let left = entry.uncompressedSize
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      left -= piece.byteLength
      if (left < 0) controller.error(new Error(`${entry.filename} is larger than it says`))
      else controller.enqueue(piece)
    },
  })
  const [blob] = await Promise.all([
    new Response(counter.readable).blob(),
    entry.getData(counter.writable, { checkSignature: true }),
  ])
  return blob
}

const PIECE_BYTES = 1024 * 1024

/** The SHA-256 of a file, read piece by piece, so that the page goes on and no copy of the whole is made. */
export async function sumOf(file: Blob): Promise<string> {
  const sum = sha256.create()
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const piece = await file.slice(at, at + PIECE_BYTES).arrayBuffer()
    sum.update(new Uint8Array(piece))
  }
  return bytesToHex(sum.digest())
}
