import type { Id } from '../domain/model/kernel/id'

/** The world a program runs in: time, identity, timers. Tests bring their own. */
export interface Runtime {
  /** Milliseconds since the epoch. */
  now(): number
  /** A new UUIDv7; ids made later sort later. */
  newId(): Id
  /** Runs once, at the earliest after `delayMs`; the function returned calls it off. */
  schedule(delayMs: number, task: () => void): () => void
  /**
   * Long work asks for it every millisecond or so: resolves at once while there is time left, else when whoever waits had
   * their turn, in a browser the screen.
   */
  turn(): Promise<void>
}

export type Turn = Runtime['turn']
