import type { Id } from '../kernel/id'
import { hashText } from '../kernel/hash-text'
import { mutationIdOf } from '../records/mutation-id'
import type { MutationId } from '../records/meta'

/**
 * The key of one chunk of an import: the same for the same chunk of the same job, so that a chunk whose answer was lost
 * is written once however often it is sent. In the shape of a UUIDv7, with the job's time.
 */
export function chunkMutationId(jobId: Id, chunk: string): MutationId {
  const digits = [0, 1, 2].map((salt) => hex(hashText(`${jobId} ${chunk} ${salt}`))).join('')
  const [first, second] = [digits.slice(0, 3), digits.slice(3, 6)]
  return mutationIdOf(`${jobId.slice(0, 14)}7${first}-8${second}-${digits.slice(6, 18)}` as Id)
}

function hex(base36: string): string {
  return Number.parseInt(base36, 36).toString(16).padStart(14, '0').slice(-8)
}
