import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { DiskStep } from '../disk/replica-disk'

interface Step {
  readonly changes: readonly RecordChange[]
  readonly cursor: ChangeCursor
}

/** More than this is read anew rather than remembered. */
const MOST_STEPS = 500

/** What this tab knows and the leading tab has not written yet: should that tab die, this one writes it. */
export class Unwritten {
  private steps: readonly Step[] | 'all' = []
  private isForeign = false
  private settled: ReadonlySet<MutationId> = new Set()

  add(step: Step): void {
    if (this.steps === 'all') return
    this.steps = this.steps.length < MOST_STEPS ? [...this.steps, step] : 'all'
  }

  /** Commits that the feed has told of: the leading tab takes them off the disk. */
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

  /** Another tab put rows of its own there: upon those this one may write nothing but all that it has. */
  foreign(): void {
    this.isForeign = true
    this.steps = 'all'
  }

  /** Nobody can tell any more. */
  all(): void {
    this.steps = 'all'
  }

  /** The disk stands at this cursor; @param here where this tab stands */
  isWritten(cursor: ChangeCursor, here: ChangeCursor | null): void {
    if (this.isForeign) return
    if (cursor === here) this.steps = []
    if (this.steps === 'all') return
    const at = this.steps.findIndex((step) => step.cursor === cursor)
    this.steps = this.steps.slice(at + 1)
  }

  /** What is to be written now; `null`: nothing; `all`: everything, read anew. */
  take(): DiskStep | 'all' | null {
    const { steps } = this
    this.steps = []
    this.isForeign = false
    const last = steps.at(-1)
    if (steps === 'all' || last === undefined || typeof last === 'string') return steps === 'all' ? 'all' : null
    return { changes: steps.flatMap(({ changes }) => changes), cursor: last.cursor }
  }
}
