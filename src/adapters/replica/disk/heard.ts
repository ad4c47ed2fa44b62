import { Observable, Subject } from 'rxjs'
import type { DiskStep } from './replica-disk'

/** The steps of other tabs. Those that arrive before the first subscription are buffered for it, so that none is missed. */
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
