import type { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'
import type { PageMemory } from './disk/replica-disks'
import type { ReplicaDisk } from './disk/replica-disk'

export interface WorkspaceContext {
  readonly workspaceId: Id
  readonly userId: Id
  readonly ports: Ports
  readonly runtime: Runtime
  readonly disk: ReplicaDisk
  /** Remembered pages of collections that are not held. */
  readonly pages: PageMemory
  readonly mostRecords: number
  /** Of the app; absent: no heads are stored. */
  readonly build: string | undefined
  /** How long the server may take to answer a commit before this device does. */
  readonly answeredWithinMs: number
  /** Whether this tab leads: it alone sends, and writes confirmed records to the disk. */
  readonly leads$: Observable<boolean>
}
