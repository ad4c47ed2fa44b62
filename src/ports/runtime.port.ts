import type { Id } from '../domain/model/kernel/id'

/** The environment of a program: time, ids, timers. Tests bring their own. */
export interface Runtime {
  /** Milliseconds since the epoch. */
  now(): number
  /** A new UUIDv7; ids made later sort later. */
  newId(): Id
  /** Runs once, `delayMs` from now or later; the returned function cancels it. */
  schedule(delayMs: number, task: () => void): () => void
  /**
   * Long work awaits it every millisecond or so. It resolves at once while there is time left, else after others had their
   * turn, in a browser the rendering.
   */
  turn(): Promise<void>
}

export type Turn = Runtime['turn']
