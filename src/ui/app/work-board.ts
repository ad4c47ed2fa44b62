import { ShownValue } from '../hooks/shown-value'
import type { ReactElement } from 'react'

export interface WorkProgress {
  /** Changes answered so far. */
  readonly done: number
  readonly total: number
}

/** How far work over more records than fit one commit is, `null` while there is none, and the way to stop it. */
export class WorkBoard extends ShownValue<WorkProgress | null> {
  private stopped = false

  constructor() {
    super(null)
  }

  show(progress: WorkProgress | null): void {
    if (this.current() === null) this.stopped = false
    this.set(progress)
  }

  /** After the batch under way. */
  readonly stop = (): void => {
    this.stopped = true
  }

  readonly isStopped = (): boolean => this.stopped
}

/** Drawn at the foot of every screen once its code was fetched, such as a running import: the first screen knows nothing of it. */
export const lateDock = new ShownValue<ReactElement | null>(null)
