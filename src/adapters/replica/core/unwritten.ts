import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { DiskStep } from '../disk/replica-disk'

interface Step {
  readonly changes: readonly RecordChange[]
  readonly cursor: ChangeCursor
}

/** Above this, records are read again rather than remembered. */
const MOST_STEPS = 500

/** What this tab knows and the tab leader has not written yet: if the leader dies, this tab writes it. */
export class Unwritten {
  private steps: readonly Step[] | 'all' = []
  private isForeign = false
  private settled: ReadonlySet<MutationId> = new Set()

  add(step: Step): void {
    if (this.steps === 'all') return
    this.steps = this.steps.length < MOST_STEPS ? [...this.steps, step] : 'all'
  }

  /** Commits that the feed has brought: the tab leader removes them from the disk. */
  settle(ids: readonly MutationId[]): void {
    this.settled = new Set([...this.settled, ...ids])
  }

  isSettled(ids: readonly MutationId[]): void {
    this.settled = new Set([...this.settled].filter((id) => !ids.includes(id)))
  }

  takeSettled(): readonly MutationId[] {
    const settled = [...this.settled]
    this.settled = new Set()
    return settled
  }

  /** Another tab replaced the rows on the disk: this tab may now only replace them all in turn. */
  foreign(): void {
    this.isForeign = true
    this.steps = 'all'
  }

  /** What is missing on the disk is no longer known. */
  all(): void {
    this.steps = 'all'
  }

  /** The disk is at this cursor. @param here this tab's cursor */
  isWritten(cursor: ChangeCursor, here: ChangeCursor | null): void {
    if (this.isForeign) return
    if (cursor === here) this.steps = []
    if (this.steps === 'all') return
    const at = this.steps.findIndex((step) => step.cursor === cursor)
    this.steps = this.steps.slice(at + 1)
  }

  /** What to write now; `null`: nothing; `all`: everything, read again. */
  take(): DiskStep | 'all' | null {
    const { steps } = this
    this.steps = []
    this.isForeign = false
    const last = steps.at(-1)
    if (steps === 'all' || last === undefined || typeof last === 'string') return steps === 'all' ? 'all' : null
    return { changes: steps.flatMap(({ changes }) => changes), cursor: last.cursor }
  }
}
