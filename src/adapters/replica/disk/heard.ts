import { Observable, Subject } from 'rxjs'
import type { DiskStep } from './replica-disk'

/** What other tabs did. What comes before anybody listens waits for the first who does: nothing falls between opening and that. */
export class Heard {
  private readonly steps = new Subject<DiskStep | 'wiped'>()
  private early: (DiskStep | 'wiped')[] | null = []
  readonly steps$ = new Observable<DiskStep | 'wiped'>((subscriber) => {
    const early = this.early ?? []
    this.early = null
    for (const step of early) subscriber.next(step)
    return this.steps.subscribe(subscriber)
  })

  next(step: DiskStep | 'wiped'): void {
    if (this.early === null) this.steps.next(step)
    else this.early.push(step)
  }

  complete(): void {
    this.steps.complete()
  }
}
