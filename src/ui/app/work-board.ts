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

/**
 * What stands at the foot of every screen from when its code was fetched, and `null` until then: a screen's work that goes on
 * when one looks elsewhere. Whatever it shows it finds out by itself, so that no first screen knows of it.
 */
export const lateDock = new ShownValue<ReactElement | null>(null)
