import type { Service } from './failure'
import { serviceAt } from './line/service-at'

/** How long each service of a project asked to be left alone, which the vendor's clients drop. */
export class RetryAfter {
  private readonly waits = new Map<Service, number>()

  /** Milliseconds, of the last that the service said; `null`: it never did. */
  of(service: Service): number | null {
    return this.waits.get(service) ?? null
  }

  /** The same line, with this told of each answer. */
  watch(line: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await line(input, init)
      const waitMs = answer.status === 429 ? retryAfterMs(answer.headers.get('retry-after')) : null
      const service = waitMs === null ? undefined : serviceAt(input)
      if (service !== undefined && waitMs !== null) this.waits.set(service, waitMs)
      return answer
    }
  }
}

/** @returns milliseconds of a Retry-After header in seconds; `null` when it has none */
export function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : null
}
