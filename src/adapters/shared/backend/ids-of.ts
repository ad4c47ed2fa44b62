import { type Id, uuid7 } from '../../../domain/model/kernel/id'
import type { MutationId } from '../../../domain/model/records/meta'

const PER_MS = 4096

/**
 * Ids derived from a mutationId: the same sequence every time. A call that broke off between two commits resumes there when it
 * is repeated.
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
