import type { AuthPort } from './auth.port'
import type { EventsPort } from './events.port'
import type { FilesPort } from './files.port'
import type { FunctionsPort } from './functions.port'
import type { RecordsPort } from './records.port'

/** Everything the UI knows about a backend. */
export interface Ports {
  readonly auth: AuthPort
  readonly records: RecordsPort
  readonly files: FilesPort
  readonly events: EventsPort
  readonly functions: FunctionsPort
}
