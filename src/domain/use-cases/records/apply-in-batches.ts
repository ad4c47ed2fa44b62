import { asPortError, type PortError } from '../../model/errors/port-error'
import type { Id } from '../../model/kernel/id'
import { countFitting } from '../../model/records/commit-size'
import { LIMITS } from '../../model/records/limits'
import { mutationIdOf } from '../../model/records/meta'
import type { AnyRecord } from '../../model/records/collections'
import type { Mutation } from '../../model/records/mutation'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { inverseOf } from '../../model/records/inverses-of'
import { recordsToUpdate } from './apply-changes'

export interface Batches {
  /** Mutations that were written. */
  readonly written: number
  /** Left out: the record was changed or removed by someone else meanwhile. */
  readonly conflicts: number
  /** Not tried, or refused: committing them goes on where this ended. Empty when all was done. */
  readonly rest: readonly Mutation[]
  /** Why it ended before everything was tried; `null` where it was stopped, or is done. */
  readonly error: PortError | null
  /** What takes back all that was written, backwards. */
  readonly undo: readonly Mutation[]
}

export interface BatchOptions {
  readonly workspaceId: Id
  /** Called before the first batch and after each. */
  readonly onProgress: (done: number) => void
  /** Asked between two batches. */
  readonly isStopped: () => boolean
}

type Collaborators = { readonly records: RecordsPort; readonly runtime: Pick<Runtime, 'newId'> }

/**
 * Commits any number of mutations in batches as large as the backend takes, each atomic. What conflicts is left out and
 * counted, and the rest of its batch is sent again. Never rejects: a refusal ends it and is answered, with what is left.
 */
export async function applyInBatches(
  mutations: readonly Mutation[],
  collaborators: Collaborators,
  { workspaceId, onProgress, isStopped }: BatchOptions,
): Promise<Batches> {
  const undo: Mutation[][] = []
  let done = 0
  let written = 0
  let error: PortError | null = null
  onProgress(0)
  while (done < mutations.length && !isStopped()) {
    const batch = mutations.slice(done, done + countFitting(mutations.slice(done, done + LIMITS.batchOperations)))
    try {
      const answer = await commitBatch(batch, collaborators, workspaceId)
      undo.unshift(answer.undo)
      written += answer.written
    } catch (thrown) {
      error = asPortError(thrown, 'batches')
      break
    }
    done += batch.length
    onProgress(done)
  }
  return { written, conflicts: done - written, rest: mutations.slice(done), error, undo: undo.flat() }
}

async function commitBatch(
  batch: readonly Mutation[],
  collaborators: Collaborators,
  workspaceId: Id,
): Promise<{ readonly written: number; readonly undo: Mutation[] }> {
  if (batch.length === 0) return { written: 0, undo: [] }
  const { records, runtime } = collaborators
  const before = await recordsToUpdate(batch, records)
  const answers: readonly Answer[] = await records.commit(batch, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  const kept = batch.filter((_, index) => answers[index]?.status !== 'conflict')
  if (kept.length < batch.length) return commitBatch(kept, collaborators, workspaceId)
  const undo = batch.map((mutation, index) =>
    inverseOf(mutation, before.get(mutation.id) ?? null, answers[index]?.record ?? null),
  )
  return { written: batch.length, undo: undo.filter((mutation) => mutation !== null).toReversed() }
}

/** The parts of `Outcome` that a batch over several kinds of mutation can be read by. */
interface Answer {
  readonly status: 'written' | 'conflict' | 'rolled-back'
  readonly record?: AnyRecord | null
}
