import type { Runtime } from '../../../ports/runtime.port'

/** A hosted project disconnects a client that announces itself more than five times in thirty seconds. */
const AT_ONCE = 2
const THEN_EVERY_MS = 10_000

/** Rate limiter: runs at once, and under frequent requests only every so often; the last request is always run. */
export class Pace {
  private readonly runtime: Runtime
  private readonly run: () => void
  private left = AT_ONCE
  private refilledAt: number
  private cancel: (() => void) | null = null

  constructor(runtime: Runtime, run: () => void) {
    this.runtime = runtime
    this.run = run
    this.refilledAt = runtime.now()
  }

  request(): void {
    if (this.cancel !== null) return
    this.refill()
    if (this.left > 0) {
      this.left -= 1
      this.run()
      return
    }
    this.cancel = this.runtime.schedule(this.refilledAt + THEN_EVERY_MS - this.runtime.now(), () => {
      this.cancel = null
      this.request()
    })
  }

  /** Forgets earlier runs. */
  reset(): void {
    this.close()
    this.left = AT_ONCE
    this.refilledAt = this.runtime.now()
  }

  close(): void {
    this.cancel?.()
    this.cancel = null
  }

  private refill(): void {
    const due = Math.floor((this.runtime.now() - this.refilledAt) / THEN_EVERY_MS)
    if (due <= 0) return
    this.left = Math.min(AT_ONCE, this.left + due)
    this.refilledAt += due * THEN_EVERY_MS
  }
}
