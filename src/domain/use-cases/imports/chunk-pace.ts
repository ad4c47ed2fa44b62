import { LIMITS } from '../../model/records/limits'
import type { Runtime } from '../../../ports/runtime.port'

/** A commit that takes longer keeps the screen from its next frame. */
const LONG_MS = 14
const SHORT_MS = 6
const FEWEST = 16
const FIRST = 64

/** How many operations a commit may have: as many as are done within a frame, found by measuring. */
export function chunkPace(runtime: Pick<Runtime, 'now'>): {
  readonly operations: number
  readonly measure: <T>(rows: number, work: () => Promise<T>) => Promise<T>
} {
  let operations = FIRST
  return {
    get operations() {
      return operations
    },
    async measure(rows, work) {
      const from = runtime.now()
      const result = await work()
      const tookMs = runtime.now() - from
      if (tookMs > LONG_MS) operations = Math.max(FEWEST, Math.floor(operations * 0.7))
      else if (tookMs < SHORT_MS && rows * 2 > operations)
        operations = Math.min(LIMITS.batchOperations, Math.ceil(operations * 1.3))
      return result
    },
  }
}
