import type { ReplicaConnection } from '../adapters/replica/open-replica'
import type { AuthPort } from '../ports/auth.port'
import type { EventsPort } from '../ports/events.port'
import type { FilesPort } from '../ports/files.port'
import type { FunctionsPort } from '../ports/functions.port'
import type { RecordsPort } from '../ports/records.port'
import type { Runtime } from '../ports/runtime.port'
import type { OpenedBackend } from './backend-descriptor'
import { token } from './token'

export const TOKENS = {
  runtime: token<Runtime>('runtime'),
  /** The adapter set that was chosen. */
  backend: token<OpenedBackend>('backend'),
  /** In front of the set, where this device keeps one. */
  replica: token<ReplicaConnection>('replica'),
  auth: token<AuthPort>('auth'),
  records: token<RecordsPort>('records'),
  files: token<FilesPort>('files'),
  events: token<EventsPort>('events'),
  functions: token<FunctionsPort>('functions'),
} as const
