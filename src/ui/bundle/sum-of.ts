import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

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
