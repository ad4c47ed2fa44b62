import { parsedJson } from '../../shared/parsed-json'
import type { About } from '../failure'
import { retryAfterMs } from '../retry-after'

export interface TusFailure {
  readonly failure: unknown
  readonly about: About
}

/** What the TUS client threw, in the shape of the vendor's other failures. */
export function tusFailure(error: unknown): TusFailure {
  const response: unknown = Reflect.get(Object(error), 'originalResponse')
  if (!isResponse(response)) {
    const cause: unknown = Reflect.get(Object(error), 'causingError')
    // An XMLHttpRequest that failed says nothing but that it did.
    return cause instanceof Error ? { failure: cause, about: {} } : { failure: error, about: { status: 0 } }
  }
  const body = response.getBody()
  const waitMs = retryAfterMs(response.getHeader('Retry-After') ?? null)
  return {
    failure: parsed(body) ?? { message: body },
    about: { status: response.getStatus(), ...(waitMs === null ? {} : { retryAfterMs: waitMs }) },
  }
}

interface TusResponse {
  getStatus(): number
  getHeader(name: string): string | undefined
  getBody(): string
}

function isResponse(value: unknown): value is TusResponse {
  return typeof value === 'object' && value !== null && 'getStatus' in value
}

/** The storage service tells what it refuses before TUS sees it as JSON; TUS itself, as a sentence. */
function parsed(body: string): object | null {
  const value = parsedJson(body)
  return typeof value === 'object' ? value : null
}
