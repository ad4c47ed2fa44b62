import { BehaviorSubject, type Observable } from 'rxjs'
import type { DroppedWork } from '../../ports/sync.port'

/** What went with workspaces that were taken from whoever is signed in. In this tab alone, to be told: nothing of it is kept. */
export class Dropped {
  private readonly works = new BehaviorSubject<readonly DroppedWork[]>([])
  /** Replays the latest. */
  readonly works$: Observable<readonly DroppedWork[]> = this.works.asObservable()

  /** Of one workspace all is one. */
  add(more: DroppedWork): void {
    if (more.works.length === 0) return
    const others = this.works.value.filter(({ workspaceId }) => workspaceId !== more.workspaceId)
    const known = this.works.value.find(({ workspaceId }) => workspaceId === more.workspaceId)
    this.works.next([...others, { ...more, works: [...(known?.works ?? []), ...more.works] }])
  }

  forget(): void {
    if (this.works.value.length > 0) this.works.next([])
  }
}
