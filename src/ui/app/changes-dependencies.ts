import type { Id } from '../../domain/model/kernel/id'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { ConflictDesk } from './conflict-desk'
import type { Toasts } from './toasts'

export interface ChangesDependencies {
  readonly records: RecordsPort
  readonly runtime: Runtime
  readonly workspaceId: Id
  readonly toasts: Toasts
  readonly conflicts: ConflictDesk
  /** A count, as the workspace writes it. */
  readonly number: (count: number) => string
}
