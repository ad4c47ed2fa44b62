import { uuid7 } from '../../domain/model/kernel/uuid7'
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

/** Half a frame of 16.7 ms: the other half is for drawing it. */
const ROOM_MS = 8

/** One clock for all work: what is left of a frame is shared. */
function turns(): Turn {
  let beganMs = 0
  return async () => {
    if (performance.now() - beganMs < ROOM_MS) return
    await new Promise<void>((resolve) => {
      // A message is a task of its own at once; a timer, after a few, is four milliseconds late.
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
 * Random bytes for one id at a time, asked of the system for many at once: asking costs more than the bytes.
 *
 * @returns always the same array, filled anew
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
 * Ids made in one millisecond, or after the clock was set back, must still sort in the order they were made: the 12 bits
 * after the time count up, and when they run over the time goes one ahead (RFC 9562, 6.2, method 1).
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
