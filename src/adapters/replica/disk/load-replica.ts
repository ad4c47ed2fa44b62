import { readRows, readTail, type DamagedPart } from '../../shared/store/rows'
import { SharedValues } from '../../shared/store/shared-values'
import type { StoreDatabase } from '../../shared/store/store-database'
import { keptOutbox, type KeptOutbox } from './kept-outbox'
import { rowsOf, stateIn, type KeptState } from './replica-database'
import type { RowSink } from './replica-disk'

export interface Loaded extends KeptOutbox {
  readonly state: KeptState
  /** Of the last step in the journal. */
  readonly seq: number
  /** As many changes the journal holds beyond the rows. */
  readonly unfolded: number
  /** Chunks that cannot be read, and steps. */
  readonly damaged: readonly DamagedPart[]
}

/** Reads everything there is; what cannot be read is named, not thrown. To be called while no chunk is rewritten. */
export async function loadReplica(db: StoreDatabase, sink: RowSink): Promise<Loaded> {
  const rows = rowsOf(db)
  const transaction = db.transaction(['meta', 'journal', 'outbox'])
  const outbox = transaction.objectStore('outbox')
  const beside = Promise.all([stateIn(transaction), outbox.getAllKeys(), outbox.getAll()])
  const [[state, keys, texts], tail] = await Promise.all([beside, readTail(rows, transaction)])
  const damaged: DamagedPart[] = []
  const shared = new SharedValues()
  await readRows(rows, tail, {
    rows: (collection, records) => {
      shared.share(records)
      sink(collection, records)
    },
    complete: () => undefined,
    damaged: (part) => damaged.push(part),
  })
  return { state, ...keptOutbox(keys, texts), seq: tail.lastSeq, unfolded: tail.size, damaged }
}
