import { RETRY } from '../../../domain/model/errors/port-error'
import { parsedJson } from '../../shared/parsed-json'
import type { Service } from '../failure'

/** Services whose answers can be told from those of gateways, portals and paused projects. */
export type CheckedService = Exclude<Service, 'realtime'>

type Body = Readonly<Record<string, unknown>>

/**
 * The form of each service's refusals. An answer in another form says nothing about sessions, rights or writes, whatever its
 * status.
 */
const REFUSAL_FORMS: Readonly<Record<CheckedService, (body: Body) => boolean>> = {
  // PGRST116, PT409 or an SQLSTATE.
  rest: ({ code }) => matches(code, /^(PGRST(\d{3})?|[0-9A-Z]{5})$/),
  // Newer versions of the API name it `code`; older ones use `code` for the status.
  auth: ({ code, error_code: older }) => matches(code, /^[a-z][a-z0-9_]+$/) || matches(older, /^[a-z][a-z0-9_]+$/),
  // Other servers give the status as a number, if at all.
  storage: ({ statusCode, error, code }) => matches(statusCode, /^(\d{3}|[A-Za-z_]+)$/) && (isText(error) || isText(code)),
  // Our own form, or the runtime's where a function is not deployed.
  functions: ({ error, code }) => Object.hasOwn(RETRY, String(Reflect.get(Object(error), 'code'))) || code === 'NOT_FOUND',
}

/** Whether the service itself refused. */
export function isOwnRefusal(service: CheckedService, contentType: string, body: string): boolean {
  const parsed = isJson(contentType) ? parsedJson(body) : null
  return typeof parsed === 'object' && parsed !== null && REFUSAL_FORMS[service]({ ...parsed })
}

export function isJson(contentType: string): boolean {
  return /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType)
}

/**
 * Checks the first and last character instead of parsing twice: a body that breaks off rarely ends as it should. A page may
 * claim to be JSON.
 */
export function isCompleteJson(bytes: Uint8Array): boolean {
  const text = new TextDecoder()
  const first = text.decode(bytes.subarray(0, 1))
  const last = text.decode(bytes.subarray(-8)).trimEnd().at(-1)
  if (first === '{') return last === '}'
  if (first === '[') return last === ']'
  const all = text.decode(bytes).trim()
  return all === 'null' || parsedJson(all) !== null
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
