import { BehaviorSubject, type Observable } from 'rxjs'
import type { DroppedWork } from '../../ports/sync.port'

/** The unsent writes lost with workspaces that the user lost access to. In memory only, to tell the person. */
export class Dropped {
  private readonly works = new BehaviorSubject<readonly DroppedWork[]>([])
  /** Replays the latest. */
  readonly works$: Observable<readonly DroppedWork[]> = this.works.asObservable()

  /** Combines all losses of one workspace into one entry. */
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
