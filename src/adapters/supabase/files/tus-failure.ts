import { portError } from '../../../domain/model/errors/port-error'
import { parsedJson } from '../../shared/parsed-json'
import type { About } from '../failure'
import { isOwnRefusal } from '../connection/own-refusal'
import { retryAfterMs } from '../retry-after'

export interface TusFailure {
  readonly failure: unknown
  readonly about: About
}

/** An error of the TUS client in the shape of the vendor's other failures. */
export function tusFailure(error: unknown): TusFailure {
  const response: unknown = Reflect.get(Object(error), 'originalResponse')
  if (!isResponse(response)) {
    const cause: unknown = Reflect.get(Object(error), 'causingError')
    // A failed XMLHttpRequest gives no reason.
    return cause instanceof Error ? { failure: cause, about: {} } : { failure: error, about: { status: 0 } }
  }
  const body = response.getBody()
  if (isForeign(response)) return { failure: portError('net/unavailable', { status: response.getStatus() }), about: {} }
  const waitMs = retryAfterMs(response.getHeader('Retry-After') ?? null)
  return {
    failure: parsed(body) ?? { message: body },
    about: { status: response.getStatus(), ...(waitMs === null ? {} : { retryAfterMs: waitMs }) },
  }
}

interface TusResponse {
  getStatus(): number
  getHeader(name: string): string | null | undefined
  getBody(): string
}

function isResponse(value: unknown): value is TusResponse {
  return typeof value === 'object' && value !== null && 'getStatus' in value
}

/** TUS answers always have a version header. What the storage service refuses before TUS has the service's own form. */
function isForeign(response: TusResponse): boolean {
  if (response.getStatus() === 429 || (response.getHeader('Tus-Resumable') ?? null) !== null) return false
  return !isOwnRefusal('storage', 'application/json', response.getBody())
}

/** The storage service refuses in JSON; TUS itself, in a sentence. */
function parsed(body: string): object | null {
  const value = parsedJson(body)
  return typeof value === 'object' ? value : null
}
