import type { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { ReplicaDisk } from './disk/replica-disk'

export interface WorkspacePlace {
  readonly workspaceId: Id
  readonly userId: Id
  readonly ports: Ports
  readonly runtime: Runtime
  readonly disk: ReplicaDisk
  /** Whether this tab is the one that sends, and writes what the server told. */
  readonly leads$: Observable<boolean>
}
