import { firstValueFrom, type Observable } from 'rxjs'
import { isPortError } from '../../../src/domain/model/errors/port-error'
import type { Cast, Who } from './cast'

/**
 * Something that somebody tries and must not get, through the ports of the app: it is tried on every adapter set. What only a
 * raw request can reach is a `RequestAttempt`, in `request.ts`.
 */
export interface Attempt {
  readonly who: Who
  /** Completes "the outsider …". */
  readonly what: string
  /** How it is refused: an error's code, the refusal a function names, or `nothing`, an answer without content. */
  readonly refused: Refused
  readonly act: (cast: Cast) => Promise<unknown>
}

export type Refused = string | readonly string[]

export function attempt(who: Who, what: string, refused: Refused, act: Attempt['act']): Attempt {
  return { who, what, refused, act }
}

/** What came of it, as `Attempt.refused` has it; `done` where it was not refused at all. */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  try {
    const value = await call
    if (refusalIn(value) !== null) return refusalIn(value) ?? ''
    return isEmpty(value) ? 'nothing' : `done: ${JSON.stringify(value)?.slice(0, 200)}`
  } catch (error) {
    return isPortError(error) ? error.code : `no PortError: ${String(error)}`
  }
}

export function isRefused(outcome: string, refused: Refused): boolean {
  return typeof refused === 'string' ? outcome === refused : refused.includes(outcome)
}

/** The first thing that a stream tells. */
export function firstOf(stream$: Observable<unknown>): Promise<unknown> {
  return firstValueFrom(stream$)
}

function refusalIn(value: unknown): string | null {
  const refusal: unknown = Reflect.get(Object(value), 'refusal')
  return typeof refusal === 'string' ? refusal : null
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (value instanceof Map) return value.size === 0
  const items: unknown = Reflect.get(Object(value), 'items')
  return Array.isArray(items) && items.length === 0
}
