import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { bucketsFor, dealt } from '../../shared/persistence/buckets'
import { parsedPart } from '../../shared/persistence/chunks'
import { yieldToPage } from '../../shared/persistence/yield-to-page'
import { readTail } from './load-replica'
import { NO_CHUNKS, NO_STATE, type ChunkKey, type KeptChunks, type KeptCollection, type KeptState } from './replica-database'
import type { ReplicaDatabase } from './replica-database'

/**
 * Applies the journal to the chunks. The next start is quicker then, and no former version of a record stays on the disk.
 * Other tabs that are behind are told the stored state. Until all is done, chunks may hold rows of later steps. Those steps are
 * still in the journal as complete rows, so applying them again changes nothing. Call it while nothing reads or rewrites chunks;
 * rows may be written or dropped meanwhile.
 *
 * @throws store/corrupt: a chunk cannot be read; the next start lets go of it
 */
export async function foldJournal(db: ReplicaDatabase): Promise<void> {
  const { generation, chunks } = await whatIsKept(db)
  const { latest, lastSeq, unreadable } = await readTail(db.transaction('journal').store, chunks.foldedSeq)
  if (lastSeq === chunks.foldedSeq || unreadable.length > 0) return

  const collections = { ...chunks.collections }
  for (const [collection, changed] of latest) {
    const before = chunks.collections[collection] ?? { buckets: 1, filled: [], rows: 0 }
    const rewriting = { collection, changed, before, generation }
    const after = await rewrite(db, rewriting)
    if (after === null) return
    collections[collection] = after
  }

  const transaction = db.transaction(['meta', 'chunks', 'journal'], 'readwrite', { durability: 'relaxed' })
  const meta = transaction.objectStore('meta')
  const state = ((await meta.get('state')) as KeptState | undefined) ?? NO_STATE
  const isCurrent = state.generation === generation
  const redealt = Object.entries(chunks.collections).filter(
    ([collection, { buckets }]) => collections[collection as CollectionName]?.buckets !== buckets,
  )
  const writes = isCurrent
    ? [
        ...redealt.map(([collection, { buckets }]) => transaction.objectStore('chunks').delete(rangeOf(collection, buckets))),
        meta.put({ foldedSeq: lastSeq, collections } satisfies KeptChunks, 'chunks'),
        transaction.objectStore('journal').delete(IDBKeyRange.upperBound(lastSeq)),
      ]
    : []
  await Promise.all([...writes, transaction.done])
}

async function whatIsKept(db: ReplicaDatabase): Promise<{ readonly generation: number; readonly chunks: KeptChunks }> {
  const { store } = db.transaction('meta')
  const [state, chunks] = await Promise.all([store.get('state'), store.get('chunks')])
  const { generation } = (state as KeptState | undefined) ?? NO_STATE
  return { generation, chunks: (chunks as KeptChunks | undefined) ?? NO_CHUNKS }
}

interface Rewriting {
  readonly collection: CollectionName
  readonly changed: ReadonlyMap<Id, AnyRecord | null>
  readonly before: KeptCollection
  readonly generation: number
}

/**
 * Writes the changed rows of a collection, one bucket at a time so that only one is in memory. If more buckets are needed now, the
 * rows are dealt out anew.
 * @returns null: the rows were dropped meanwhile
 */
async function rewrite(
  db: ReplicaDatabase,
  { collection, changed, before, generation }: Rewriting,
): Promise<KeptCollection | null> {
  const buckets = Math.max(bucketsFor(collection, before.rows + changed.size), before.buckets)
  const isRedealt = buckets !== before.buckets
  const changesIn = dealt(changed, before.buckets, ([id]) => id)
  const filled = new Set(isRedealt ? [] : before.filled)
  let { rows } = before
  for (const bucket of isRedealt ? new Set([...before.filled, ...changesIn.keys()]) : changesIn.keys()) {
    const text = before.filled.includes(bucket) ? await db.get('chunks', [collection, before.buckets, bucket]) : '[]'
    const held = parsedPart(text, collection) as readonly AnyRecord[]
    const written = (changesIn.get(bucket) ?? []).map(([, record]) => record).filter((record) => record !== null)
    const next = [...held.filter(({ id }) => !changed.has(id)), ...written]
    rows += next.length - held.length
    for (const [part, records] of dealt(next, buckets, ({ id }) => id)) {
      if (!(await putChunk(db, { key: [collection, buckets, part], records, generation }))) return null
      filled.add(part)
    }
    // An empty one stays: until the meta is rewritten, a chunk that it names must be there.
    const isEmptied = !isRedealt && next.length === 0 && filled.has(bucket)
    if (isEmptied && !(await putChunk(db, { key: [collection, buckets, bucket], records: [], generation }))) return null
  }
  return { buckets, filled: [...filled].toSorted((a, b) => a - b), rows }
}

interface Chunk {
  readonly key: ChunkKey
  readonly records: readonly AnyRecord[]
  readonly generation: number
}

/** @returns false: the rows were let go of meanwhile */
async function putChunk(db: ReplicaDatabase, { key, records, generation }: Chunk): Promise<boolean> {
  const text = JSON.stringify(records)
  const transaction = db.transaction(['meta', 'chunks'], 'readwrite', { durability: 'relaxed' })
  const state = ((await transaction.objectStore('meta').get('state')) as KeptState | undefined) ?? NO_STATE
  const isCurrent = state.generation === generation
  await Promise.all([isCurrent ? transaction.objectStore('chunks').put(text, key) : undefined, transaction.done])
  await yieldToPage()
  return isCurrent
}

function rangeOf(collection: string, buckets: number): IDBKeyRange {
  return IDBKeyRange.bound([collection, buckets, 0], [collection, buckets, Infinity])
}
