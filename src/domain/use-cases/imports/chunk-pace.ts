import { LIMITS } from '../../model/records/limits'
import { OWN_OPERATIONS as OWN } from './chunk-rows'

/** At 60 frames a second one takes 16.7 ms: beyond this one was missed, below it there was room. */
const MISSED_MS = 30
const SMOOTH_MS = 20
const QUICK = 1.2
const SLOW = 1.04
const FIRST = 64
const FEWEST = 16
/** An answer that takes so much longer than the screen stood still is the line's: fewer rows a commit only add to it. */
const LINE_MS = 100
const FEWEST_ROWS_ON_A_LINE = 100

export interface Chunk {
  /** The longest the screen stood still during it; 0: nobody looks. */
  readonly longestFrameMs: number
  /** How long its answer took. */
  readonly answerMs: number
  readonly operationsARow: number
}

export interface ChunkPace {
  /** How many operations the next commit may have. */
  readonly operations: number
  adapt(last: Chunk): void
}

/** Finds how much can be written at once without the screen standing still, by trying. */
export function chunkPace(): ChunkPace {
  let operations = FIRST
  let growth = QUICK
  return {
    get operations() {
      return operations
    },
    adapt({ longestFrameMs, answerMs, operationsARow }) {
      const isLine = answerMs - longestFrameMs > LINE_MS
      const fewest = isLine ? Math.min(LIMITS.batchOperations, Math.ceil(FEWEST_ROWS_ON_A_LINE * operationsARow) + OWN) : FEWEST
      if (longestFrameMs > MISSED_MS) {
        operations = Math.floor(operations * 0.6)
        growth = SLOW // the limit is known now, and is approached with care
      } else if (longestFrameMs < SMOOTH_MS) {
        operations = Math.min(LIMITS.batchOperations, Math.ceil(operations * growth))
      }
      operations = Math.max(fewest, operations)
    },
  }
}
