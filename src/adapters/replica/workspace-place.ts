import type { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { PageMemory } from './disk/page-memory'
import type { ReplicaDisk } from './disk/replica-disk'

export interface WorkspacePlace {
  readonly workspaceId: Id
  readonly userId: Id
  readonly ports: Ports
  readonly runtime: Runtime
  readonly disk: ReplicaDisk
  /** What of it was seen and is not held. */
  readonly pages: PageMemory
  readonly mostRecords: number
  /** How long the line has to answer a commit before this device does. */
  readonly answeredWithinMs: number
  /** Whether this tab is the one that sends, and writes what the server told. */
  readonly leads$: Observable<boolean>
}
