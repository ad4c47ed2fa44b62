import type { Container, ServiceIdentifier } from 'inversify'
import type { ReplicaConnection } from '../adapters/replica/open-replica'
import type { AuthPort } from '../ports/auth.port'
import type { EventsPort } from '../ports/events.port'
import type { FilesPort } from '../ports/files.port'
import type { FunctionsPort } from '../ports/functions.port'
import type { Ports } from '../ports/ports'
import type { RecordsPort } from '../ports/records.port'
import type { Runtime } from '../ports/runtime.port'
import type { OpenedBackend } from './backend-descriptor'

export type Token<T> = ServiceIdentifier<T>

/**
 * A token that knows its type. Made by a function on purpose: an annotated `const … = Symbol()` is narrowed to `symbol`
 * in its own module, and `get` then gives `unknown`.
 */
function token<T>(name: string): Token<T> {
  return Symbol.for(`portside/${name}`)
}

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

/** The five ports as a plain object, resolved once: past this point nothing knows of the container. */
export async function portsFrom(container: Container): Promise<Ports> {
  // The first may open the backend; the others then find it open.
  const auth = await container.getAsync(TOKENS.auth)
  const [records, files, events, functions] = await Promise.all([
    container.getAsync(TOKENS.records),
    container.getAsync(TOKENS.files),
    container.getAsync(TOKENS.events),
    container.getAsync(TOKENS.functions),
  ])
  return { auth, records, files, events, functions }
}
