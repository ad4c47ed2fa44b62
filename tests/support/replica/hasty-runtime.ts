import { LeapingRuntime } from '../../harness/leaping-runtime'

/** On which nothing happens that takes longer than a person would wait without noticing. */
export class HastyRuntime extends LeapingRuntime {
  override schedule(delayMs: number, run: () => void): () => void {
    return delayMs > 500 ? () => undefined : super.schedule(delayMs, run)
  }
}
