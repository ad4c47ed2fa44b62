import type { PortError } from '../../../domain/model/errors/port-error'
import type { Column } from '../../../domain/model/imports/reading/header'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { Id } from '../../../domain/model/kernel/id'
import type { ImportProgress } from '../../../domain/use-cases/imports/import-run'
import type { RowNote } from './import-messages'

export interface RunState {
  readonly step: 'run' | 'report'
  readonly jobId: Id
  readonly fileName: string
  /** Of which the file tells. */
  readonly collections: readonly ImportCollection[]
  readonly columns: readonly Column[]
  readonly status: 'running' | 'cancelling' | 'paused' | 'done' | 'cancelled' | 'failed'
  /** Its file is kept on this device: closing the window does not end it. */
  readonly isKept: boolean
  readonly progress: ImportProgress
  /** Why it is paused or ended. */
  readonly error: PortError | null
  /** Once it ended: the rows that something has to be said of. */
  readonly notes: readonly RowNote[]
}
