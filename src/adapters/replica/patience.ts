import type { CallOptions } from '../../ports/call-options'
import type { Runtime } from '../../ports/runtime.port'

export const LATE = Symbol('late')

/** How long nothing is asked after the server was late once. */
const SLOW_MS = 30_000

/** Waits for the server only as long as nobody notices. On a line that is slower than that, it is hardly asked. */
export class Patience {
  private readonly runtime: Runtime
  private readonly withinMs: number
  private slowUntilMs = -Infinity

  constructor(runtime: Runtime, withinMs: number) {
    this.runtime = runtime
    this.withinMs = withinMs
  }

  /** The server's answer, or `LATE` once it is: then the question is called off. */
  async ask<T>({ signal, ...options }: CallOptions, ask: (options: CallOptions) => Promise<T>): Promise<T | typeof LATE> {
    if (signal?.aborted !== true && this.runtime.now() < this.slowUntilMs) return LATE
    const over = new AbortController()
    const callOff = (): void => over.abort()
    if (signal?.aborted === true) callOff()
    signal?.addEventListener('abort', callOff, { once: true })
    let cancelLate = (): void => undefined
    const late = new Promise<typeof LATE>((resolve) => {
      cancelLate = this.runtime.schedule(this.withinMs, () => {
        this.slowUntilMs = this.runtime.now() + SLOW_MS
        resolve(LATE)
        callOff()
      })
    })
    try {
      return await Promise.race([ask({ ...options, signal: over.signal }), late])
    } finally {
      cancelLate()
      signal?.removeEventListener('abort', callOff)
    }
  }
}
