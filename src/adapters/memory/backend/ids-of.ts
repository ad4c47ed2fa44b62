import type { Id } from '../../../domain/model/kernel/id'
import { uuid7 } from '../../../domain/model/kernel/uuid7'
import type { MutationId } from '../../../domain/model/records/meta'

const PER_MS = 4096

/**
 * Ids that follow from a mutationId: the same ones, in the same order, whenever it is asked again. A call that was cut off
 * between two commits goes on where it stopped when it is sent again.
 */
export function idsOf(mutationId: MutationId): () => Id {
  const digits = mutationId.replaceAll('-', '').padEnd(32, '0')
  const ms = Number.parseInt(digits.slice(0, 12), 16) || 0
  const random = new Uint8Array(10)
  for (let index = 0; index < 10; index += 1)
    random[index] = Number.parseInt(digits.slice(12 + index * 2, 14 + index * 2), 16) || 0
  let count = 0
  return () => {
    count += 1
    random[0] = (count % PER_MS) >> 8
    random[1] = count % 256
    return uuid7(ms + Math.floor(count / PER_MS), random)
  }
}
