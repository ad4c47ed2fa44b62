import type { Observable } from 'rxjs'
import type { PortError } from '../domain/model/errors/port-error'
import type { AuthPort } from '../ports/auth.port'
import type { DeveloperTools } from '../ports/developer-tools.port'
import type { EventsPort } from '../ports/events.port'
import type { FilesPort } from '../ports/files.port'
import type { FunctionsPort } from '../ports/functions.port'
import type { RecordsPort } from '../ports/records.port'
import type { Runtime } from '../ports/runtime.port'
import type { SyncPort } from '../ports/sync.port'
import { token } from './token'

export const TOKENS = {
  runtime: token<Runtime>('runtime'),
  auth: token<AuthPort>('auth'),
  records: token<RecordsPort>('records'),
  files: token<FilesPort>('files'),
  events: token<EventsPort>('events'),
  functions: token<FunctionsPort>('functions'),
  /** What fails for good after the backend was opened. Bound by backends that can tell. */
  failures: token<Observable<PortError>>('failures'),
  /** Bound by backends that this device keeps a copy of. */
  sync: token<SyncPort>('sync'),
  /** Bound by backends made for development only. */
  developerTools: token<DeveloperTools>('developer-tools'),
} as const
