import { BehaviorSubject, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import { LIMITS } from '../../domain/model/records/limits'
import type { Version } from '../../domain/model/records/meta'
import { mutationIdOf } from '../../domain/model/records/mutation-id'
import type { Mutation } from '../../domain/model/records/mutation'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'

export interface BulkProgress {
  /** Mutations answered so far. */
  readonly done: number
  readonly total: number
}

export interface BulkResult extends BulkProgress {
  /** Of those done: changed or removed by someone else meanwhile, and left as they are. */
  readonly failed: number
  readonly written: readonly Written[]
}

export interface Written {
  readonly id: Id
  /** The version it has now, to take it back by. */
  readonly version: Version
}

export interface BulkCollaborators {
  readonly records: Pick<RecordsPort, 'commit'>
  readonly runtime: Pick<Runtime, 'newId'>
  readonly workspaceId: Id
}

/** Work over any number of records: one at a time, shown as it goes on, and to be stopped between two batches. */
export class BulkWork {
  private readonly subject = new BehaviorSubject<BulkProgress | null>(null)
  /** Hot, replays the latest, never errors or completes. `null` while nothing is under way. */
  readonly progress$: Observable<BulkProgress | null> = this.subject.asObservable()
  private readonly collaborators: BulkCollaborators
  private isStopped = false

  constructor(collaborators: BulkCollaborators) {
    this.collaborators = collaborators
  }

  /**
   * Commits in batches as large as the backend takes. Each batch is atomic; a mutation that conflicts is left out and
   * counted, and the rest of its batch is sent again. Rejects with what `commit` rejects with; the batches before stay.
   */
  async run(mutations: readonly Mutation[]): Promise<BulkResult> {
    const total = mutations.length
    const written: Written[] = []
    let done = 0
    this.isStopped = false
    this.subject.next({ done, total })
    try {
      while (done < total && !this.isStopped) {
        const batch = mutations.slice(done, done + LIMITS.batchOperations)
        written.push(...(await this.commitBatch(batch)))
        done += batch.length
        this.subject.next({ done, total })
      }
      return { done, total, failed: done - written.length, written }
    } finally {
      this.subject.next(null)
    }
  }

  /** After the batch under way. */
  stop(): void {
    this.isStopped = true
  }

  private async commitBatch(batch: readonly Mutation[]): Promise<readonly Written[]> {
    if (batch.length === 0) return []
    const { records, runtime, workspaceId } = this.collaborators
    const answers: readonly Answer[] = await records.commit(batch, { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    const kept = batch.filter((_, index) => answers[index]?.status !== 'conflict')
    if (kept.length < batch.length) return this.commitBatch(kept)
    return answers.flatMap(({ record }) => (record ? [{ id: record.id, version: record.version }] : []))
  }
}

/** The parts of `Outcome` that a batch over several kinds of mutation can be read by. */
interface Answer {
  readonly status: 'written' | 'conflict' | 'rolled-back'
  readonly record?: Written | null
}
