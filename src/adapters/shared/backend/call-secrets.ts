import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { type Id, uuid7 } from '../../../domain/model/kernel/id'
import type { MutationId } from '../../../domain/model/records/meta'

/*
 * What a call makes up follows from its seed, which only the backend and this call know: sent again after it was cut off,
 * it makes the same ids and secrets, so that what was stored and what is mailed belong together. Nobody else can foresee
 * them, nor come by them with the same key.
 */

/** @returns so many further bytes at each call */
export function bytesOf(seed: string): (count: number) => Uint8Array {
  let block = 0
  return (count) => {
    const bytes = new Uint8Array(count)
    for (let filled = 0; filled < count; block += 1) {
      const part = sha256(utf8ToBytes(`${seed}/${block}`)).subarray(0, count - filled)
      bytes.set(part, filled)
      filled += part.length
    }
    return bytes
  }
}

/** Ids with the time of the call's key, in the order they are made. */
export function seededIdsOf(seed: string, mutationId: MutationId): () => Id {
  const ms = Number.parseInt(mutationId.replaceAll('-', '').slice(0, 12), 16)
  const random = bytesOf(`${seed}/ids`)
  let count = 0
  return () => {
    const bytes = random(RANDOM_BYTES)
    // The first of them count up: ids made in one call sort as they were made.
    bytes[0] = (count >> 8) & 0x0f
    bytes[1] = count & 0xff
    count += 1
    return uuid7(ms, bytes)
  }
}

const RANDOM_BYTES = 10
