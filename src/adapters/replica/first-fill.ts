import type { Runtime } from '../../ports/runtime.port'

/** Longer than a good connection takes. On a worse one, screens ask the server themselves. */
const PATIENCE_MS = 2000

/**
 * While the replica is empty, screens wait a moment for its first request, which often brings everything. Otherwise each of them
 * would ask the server for a part of the same.
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
