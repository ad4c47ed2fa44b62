import { type Id, uuid7 } from '../src/domain/model/kernel/id'
import type { Runtime } from '../src/ports/runtime.port'

/** How far a test has moved this process's clock on, in milliseconds. */
let leaptMs = 0

export function leap(ms: number): void {
  leaptMs += ms
}

export function resetClock(): void {
  leaptMs = 0
}

/** The clock of an object. Nothing is scheduled with it: an object that waits for a timer is not put to sleep. */
export const runtime: Runtime = {
  now: () => Date.now() + leaptMs,
  newId: () => newId(runtime.now()),
  schedule: () => () => undefined,
  turn: () => Promise.resolve(),
}

function newId(ms: number): Id {
  return uuid7(ms, crypto.getRandomValues(new Uint8Array(10)))
}
