import { portError } from '../../../domain/model/errors/port-error'

const HOUR_MS = 3_600_000

/** Counts what happens within an hour, which begins with the first time, as long as the program runs. */
export function hourlyCounts(now: () => number): (key: string, most: number) => Promise<void> {
  const counts = new Map<string, { times: number; readonly endsAt: number }>()
  return async (key, most) => {
    const at = now()
    for (const [old, { endsAt }] of counts) if (endsAt <= at) counts.delete(old)
    const count = counts.get(key) ?? { times: 0, endsAt: at + HOUR_MS }
    if (count.times >= most) throw portError('net/throttled', { retryAfterMs: count.endsAt - at })
    count.times += 1
    counts.set(key, count)
  }
}
