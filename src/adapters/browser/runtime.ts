import { uuid7 } from '../../domain/model/kernel/id'
import type { Runtime, Turn } from '../../ports/runtime.port'

/** The browser's clock, timers and random numbers. */
export function browserRuntime(): Runtime {
  const stamp = monotonicStamp()
  const randomBytes = randomPool()
  return {
    now: () => Date.now(),
    newId: () => {
      const random = randomBytes()
      const { ms, counter } = stamp(Date.now())
      random[0] = counter >> 8
      random[1] = counter & 0xff
      return uuid7(ms, random)
    },
    schedule: (delayMs, task) => {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
    turn: turns(),
  }
}

/** Half a frame of 16.7 ms: the other half is left for rendering. */
const BUDGET_MS = 8

/** All work shares what is left of a frame. */
function turns(): Turn {
  let beganMs = 0
  return async () => {
    if (performance.now() - beganMs < BUDGET_MS) return
    await new Promise<void>((resolve) => {
      // A message is delivered at once as a task of its own; nested timers are delayed by four milliseconds.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(port1.close()))
      port1.start()
      port2.postMessage(null)
    })
    beganMs = performance.now()
  }
}

const RANDOM_BYTES = 10
const IDS_A_POOL = 256

/**
 * Random bytes for one id at a time, fetched from the system for many at once: the call costs more than the bytes.
 *
 * @returns always the same array, refilled
 */
function randomPool(): () => Uint8Array {
  const pool = new Uint8Array(RANDOM_BYTES * IDS_A_POOL)
  const random = new Uint8Array(RANDOM_BYTES)
  let next = pool.length
  return () => {
    if (next === pool.length) {
      crypto.getRandomValues(pool)
      next = 0
    }
    for (let index = 0; index < RANDOM_BYTES; index += 1) random[index] = pool[next + index] ?? 0
    next += RANDOM_BYTES
    return random
  }
}

const COUNTER_MAX = 0xfff

/**
 * Keeps ids sorted by creation, even within a millisecond or after the clock was set back: the 12 bits after the time count up,
 * and on overflow the time advances by one (RFC 9562, 6.2, method 1).
 */
function monotonicStamp(): (nowMs: number) => { readonly ms: number; readonly counter: number } {
  let ms = 0
  let counter = 0
  return (nowMs) => {
    if (nowMs > ms) {
      ms = nowMs
      counter = 0
    } else if (counter < COUNTER_MAX) {
      counter += 1
    } else {
      ms += 1
      counter = 0
    }
    return { ms, counter }
  }
}
