import type { AnyRecord } from '../../domain/model/records/collections'
import type { Mutation } from '../../domain/model/records/mutation'

/** Something done in this session that can be taken back. */
export interface Step {
  readonly label: string
  /** What takes it back. */
  readonly mutations: readonly Mutation[]
  /** How the step left the records. */
  readonly left?: readonly (AnyRecord | null)[] | undefined
}

const STEPS_KEPT = 100

/** What can be taken back, and done again: two stacks, for as long as the workspace is open. */
export class SessionHistory {
  private done: readonly Step[] = []
  private undone: readonly Step[] = []

  /** Something new was done: what had been taken back before is history. */
  push(step: Step): void {
    this.done = [...this.done, step].slice(-STEPS_KEPT)
    this.undone = []
  }

  /** Takes the step out, to be undone: the given one, or the last. */
  takeDone(step: Step | undefined = this.done.at(-1)): Step | null {
    if (step === undefined || !this.done.includes(step)) return null
    this.done = this.done.filter((each) => each !== step)
    return step
  }

  isLast(step: Step): boolean {
    return this.done.at(-1) === step
  }

  after(step: Step): readonly Step[] {
    return this.done.includes(step) ? this.done.slice(this.done.indexOf(step) + 1) : []
  }

  takeUndone(): Step | null {
    const step = this.undone.at(-1)
    this.undone = this.undone.slice(0, -1)
    return step ?? null
  }

  /** A step was undone: this is what does it again. */
  pushUndone(step: Step): void {
    this.undone = [...this.undone, step]
  }

  /** A step was done again: this is what takes it back. What else was undone can still be done again. */
  pushDone(step: Step): void {
    this.done = [...this.done, step]
  }
}
