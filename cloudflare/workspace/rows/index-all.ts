import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { GROWING } from './names'
import type { IndexPosition, RowSource } from './row-source'

/** To be changed with whatever is kept to list a record: all of it is made anew where an object wakes with another one. */
const INDEX_VERSION = 1

/** How far the records of a workspace are listed. */
export interface IndexState {
  readonly version: number
  /** `null`: all are. */
  readonly next: IndexPosition | null
}

/** Of a workspace that has no records yet: those that come are listed as they are written. */
export const INDEXED: IndexState = { version: INDEX_VERSION, next: null }

const START: IndexPosition = { collection: GROWING[0], after: '' }

/**
 * Lists the records that are not listed yet. In slices, each kept by itself: many records take longer than an object may, which
 * goes on here when it wakes again.
 */
export async function indexAll(
  storage: DurableObjectStorage,
  records: RowSource,
  state: { read(): IndexState | null; write(state: IndexState): void },
): Promise<void> {
  const known = state.read()
  let next = known?.version === INDEX_VERSION ? known.next : START
  while (next !== null) {
    const from: IndexPosition = next
    next = storage.transactionSync(() => {
      if (from === START) records.clearIndex()
      const after = records.indexSlice(from)
      state.write({ version: INDEX_VERSION, next: after })
      return after
    })
    await new Promise((resolve) => void setTimeout(resolve))
  }
}
