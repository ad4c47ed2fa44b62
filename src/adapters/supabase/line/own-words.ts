import { RETRY } from '../../../domain/model/errors/catalogue'
import { parsedJson } from '../../shared/parsed-json'
import type { Service } from '../failure'

/** Parts whose answers are told from what gateways, portals and paused projects answer in their place. */
export type Judged = Exclude<Service, 'realtime'>

type Body = Readonly<Record<string, unknown>>

/**
 * How each part of a project words a refusal. Whoever answers without these words knows nothing of sessions, rights or
 * writes, whatever the status.
 */
const WORDS: Readonly<Record<Judged, (body: Body) => boolean>> = {
  // PGRST116, PT409 or an SQLSTATE.
  rest: ({ code }) => matches(code, /^(PGRST(\d{3})?|[0-9A-Z]{5})$/),
  // Newer versions of the API name it `code`, where older ones have the status.
  auth: ({ code, error_code: older }) => matches(code, /^[a-z][a-z0-9_]+$/) || matches(older, /^[a-z][a-z0-9_]+$/),
  // Other servers give a status as a number, if they do.
  storage: ({ statusCode, error, code }) => matches(statusCode, /^(\d{3}|[A-Za-z_]+)$/) && (isText(error) || isText(code)),
  // Our own, or of the runtime where a function was not deployed.
  functions: ({ error, code }) => Object.hasOwn(RETRY, String(Reflect.get(Object(error), 'code'))) || code === 'NOT_FOUND',
}

/** Is this refusal the part's own? */
export function isOwnRefusal(service: Judged, contentType: string, body: string): boolean {
  const parsed = isJson(contentType) ? parsedJson(body) : null
  return typeof parsed === 'object' && parsed !== null && WORDS[service]({ ...parsed })
}

export function isJson(contentType: string): boolean {
  return /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType)
}

/** Cheaper than to read it twice: what breaks off in the middle rarely ends as it began. A page may call itself JSON. */
export function isWholeJson(bytes: Uint8Array): boolean {
  const text = new TextDecoder()
  const first = text.decode(bytes.subarray(0, 1))
  const last = text.decode(bytes.subarray(-8)).trimEnd().at(-1)
  if (first === '{') return last === '}'
  if (first === '[') return last === ']'
  const whole = text.decode(bytes).trim()
  return whole === 'null' || parsedJson(whole) !== null
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
