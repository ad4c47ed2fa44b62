import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const WINDOW_MS = 250
const BUSY_SHARE = 0.2
const PATIENCE_MS = 4000

/**
 * Resolves once the processors have been mostly idle for a moment, so that a sample is of the product and not of what else
 * the machine does; on one that never rests, after a few seconds all the same.
 */
export async function quiet() {
  const until = Date.now() + PATIENCE_MS
  let before = read()
  while (Date.now() < until) {
    await sleep(WINDOW_MS)
    const after = read()
    const total = after.total - before.total
    if (total > 0 && (after.busy - before.busy) / total < BUSY_SHARE) return
    before = after
  }
}

function read() {
  let busy = 0
  let total = 0
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((sum, time) => sum + time, 0)
    total += all
    busy += all - times.idle
  }
  return { busy, total }
}
