import type { Service } from './failure'
import { serviceAt } from './connection/service-at'

/** How long each service of a project asked clients to wait, which the vendor's clients discard. */
export class RetryAfter {
  private readonly waits = new Map<Service, number>()

  /** Milliseconds of the service's last wait; `null`: none so far. */
  of(service: Service): number | null {
    return this.waits.get(service) ?? null
  }

  /** The same `fetch`, with each answer recorded here. */
  watch(send: typeof fetch): typeof fetch {
    return async (input, init) => {
      const answer = await send(input, init)
      const waitMs = answer.status === 429 ? retryAfterMs(answer.headers.get('retry-after')) : null
      const service = waitMs === null ? undefined : serviceAt(input)
      if (service !== undefined && waitMs !== null) this.waits.set(service, waitMs)
      return answer
    }
  }
}

/** @returns the milliseconds of a Retry-After header in seconds; `null` if it has none */
export function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = Number(header)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds * 1000) : null
}
