import type { Runtime } from '../../ports/runtime.port'

/** Longer than a line takes that is any good; on a worse one whoever waits asks for themselves. */
const PATIENCE_MS = 2000

/**
 * While nothing of a workspace is here, what the first question brings may be all there is: screens wait for it a moment, where
 * each of them would ask the server for a part of the same.
 */
export class FirstFill {
  private readonly runtime: Runtime
  private readonly onEnd: () => void
  private cancel: (() => void) | null = null

  constructor(runtime: Runtime, onEnd: () => void) {
    this.runtime = runtime
    this.onEnd = onEnd
  }

  get isUnderWay(): boolean {
    return this.cancel !== null
  }

  begin(): void {
    this.cancel = this.runtime.schedule(PATIENCE_MS, () => this.end())
  }

  end(): void {
    if (this.cancel === null) return
    this.cancel()
    this.cancel = null
    this.onEnd()
  }
}
