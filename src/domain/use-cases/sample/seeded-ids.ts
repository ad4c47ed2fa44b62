import type { Id } from '../../model/kernel/id'
import { uuid7 } from '../../model/kernel/uuid7'

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
  return () => {
    // The byte after the version counts within the millisecond, so that the order of making is the order of ids.
    random[1] = count % PER_MS
    const id = uuid7(startMs + Math.floor(count / PER_MS), random)
    count += 1
    return id
  }
}
