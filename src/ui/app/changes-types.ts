import type { Id } from '../../domain/model/kernel/id'
import type { RecordsPort } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import type { PortError } from '../../domain/model/errors/port-error'
import type { Applied } from '../../domain/use-cases/records/apply-changes'
import type { ConflictQueue } from './questions'
import type { Toasts } from './toasts'

export interface ChangesDependencies {
  readonly records: RecordsPort
  readonly runtime: Runtime
  readonly workspaceId: Id
  readonly toasts: Toasts
  readonly conflicts: ConflictQueue
  /** A count, as the workspace writes it. */
  readonly number: (count: number) => string
}

export type ApplyResult = Applied | { readonly status: 'failed'; readonly error: PortError }
