import { LIMITS } from '../../model/records/limits'

/** At 60 frames a second one takes 16.7 ms: beyond this one was missed, below it there was room. */
const MISSED_MS = 30
const SMOOTH_MS = 20
const QUICK = 1.2
const SLOW = 1.04
const FIRST = 64
const FEWEST = 16

export interface ChunkPace {
  /** How many operations the next commit may have. */
  readonly operations: number
  /** @param longestFrameMs the longest the screen stood still during the last chunk; 0: nobody looks */
  adapt(longestFrameMs: number): void
}

/** Finds how much can be written at once without the screen standing still, by trying. */
export function chunkPace(): ChunkPace {
  let operations = FIRST
  let growth = QUICK
  return {
    get operations() {
      return operations
    },
    adapt(longestFrameMs) {
      if (longestFrameMs > MISSED_MS) {
        operations = Math.max(FEWEST, Math.floor(operations * 0.6))
        growth = SLOW // the limit is known now, and is approached with care
      } else if (longestFrameMs < SMOOTH_MS) {
        operations = Math.min(LIMITS.batchOperations, Math.ceil(operations * growth))
      }
    },
  }
}
