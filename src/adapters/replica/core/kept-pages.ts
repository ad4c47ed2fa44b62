import type { RecordChange } from '../../shared/commits/commit-entry'
import type { DiskStep, PartialCopy } from '../disk/replica-disk'

/** As many records as a disk writes at once without a noticeable pause. */
const ROWS_A_STEP = 1000

/**
 * The pages of a first copy on their way to the disk: a copy that is interrupted goes on from there. Pages of a later run are not
 * kept: the disk has complete rows until the run can replace them.
 */
export class KeptPages {
  /** `some`: the disk has what came before `pages`; `off`: nothing is kept before the run is complete. */
  private state: 'none' | 'some' | 'off'
  private pages: RecordChange[] = []

  constructor(state: 'none' | 'some' | 'off') {
    this.state = state
  }

  add(changes: readonly RecordChange[]): void {
    if (this.state !== 'off') for (const change of changes) this.pages.push(change)
  }

  /** Another tab writes rows too: what is on the disk is no longer known. */
  giveUp(): void {
    this.state = 'off'
    this.pages = []
  }

  /** What makes an interrupted copy resume after the pages so far. */
  steps(copy: PartialCopy): readonly DiskStep[] {
    if (this.state === 'off') return []
    const isAfresh = this.state === 'none'
    const steps = inSteps(this.pages, { copy, cursor: null })
    this.state = 'some'
    this.pages = []
    return steps.map((step, index) => (isAfresh && index === 0 ? { ...step, afresh: true } : step))
  }

  /** What completes the copy on the disk; `null`: everything must be written again. */
  end(changes: readonly RecordChange[], last: DiskStep): readonly DiskStep[] | null {
    return this.state === 'some' ? inSteps([...this.pages, ...changes], { ...last, copy: null }) : null
  }
}

/** The changes in as many steps as it takes, the last of them with the rest of the step. */
export function inSteps(changes: readonly RecordChange[], rest: DiskStep): readonly DiskStep[] {
  const steps: DiskStep[] = []
  for (let from = 0; from === 0 || from < changes.length; from += ROWS_A_STEP) {
    const isLast = from + ROWS_A_STEP >= changes.length
    steps.push({ changes: changes.slice(from, from + ROWS_A_STEP), ...(isLast && rest) })
  }
  return steps
}
