export interface WorkProgress {
  /** Changes answered so far. */
  readonly done: number
  readonly total: number
}

/** How far work over more records than fit one commit is, for whoever shows it, and the way to stop it. */
export class WorkBoard {
  private readonly listeners = new Set<() => void>()
  private progress: WorkProgress | null = null
  private stopped = false

  /** `null` while nothing is under way. */
  readonly current = (): WorkProgress | null => this.progress

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  show(progress: WorkProgress | null): void {
    if (this.progress === null) this.stopped = false
    this.progress = progress
    for (const listener of this.listeners) listener()
  }

  /** After the batch under way. */
  readonly stop = (): void => {
    this.stopped = true
  }

  readonly isStopped = (): boolean => this.stopped
}
