import { type Id, uuid7 } from '../../model/kernel/id'

const PER_MS = 256

/**
 * An id maker that a seed repeats: for tests, benches and demos only. Ids ascend; a new millisecond begins every 256.
 *
 * @param startMs milliseconds since the epoch
 */
export function seededIds(seed: number, startMs: number): () => Id {
  const random = new Uint8Array(10)
  new DataView(random.buffer).setUint32(6, seed)
  let count = 0
  let first = ''
  return () => {
    const offset = count % PER_MS
    if (offset === 0) first = uuid7(startMs + count / PER_MS, random)
    count += 1
    // The byte after the version counts within the millisecond, so that the order of making is the order of ids.
    const head = `${first.slice(0, COUNTED)}${hex(offset, 2)}${first.slice(COUNTED + 2, -TAIL)}`
    // Rows are kept in buckets by the last digits, which are random in other ids: all alike, they would be one huge bucket.
    return `${head}${hex((seed + count * SPREAD) % 16 ** TAIL, TAIL)}` as Id
  }
}

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/** The position of that byte in the text. */
const COUNTED = 16

const TAIL = 4

/** Odd, and about 16 ** TAIL by the golden ratio: ids made one after the other end far from each other, and never alike. */
const SPREAD = 40_503
