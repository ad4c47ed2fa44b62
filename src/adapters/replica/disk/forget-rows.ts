import type { DamagedPart } from './load-replica'
import { NO_CHUNKS, NO_STATE, SHAPE, type KeptChunks, type KeptState, type ReplicaDatabase } from './replica-database'

/** All rows, and that any were held. The outbox stays. @returns the generation that begins */
export async function forgetRows(db: ReplicaDatabase): Promise<number> {
  const transaction = db.transaction(['meta', 'chunks', 'journal'], 'readwrite')
  const meta = transaction.objectStore('meta')
  const state = ((await meta.get('state')) as KeptState | undefined) ?? NO_STATE
  const generation = state.generation + 1
  await Promise.all([
    meta.put({ ...NO_STATE, seenAt: state.seenAt, generation } satisfies KeptState, 'state'),
    meta.put(NO_CHUNKS satisfies KeptChunks, 'chunks'),
    meta.put(SHAPE, 'shape'),
    transaction.objectStore('chunks').clear(),
    transaction.objectStore('journal').clear(),
    transaction.done,
  ])
  return generation
}

/** Rows of a program with other fields. */
export async function forgetOtherShape(db: ReplicaDatabase): Promise<void> {
  const shape = await db.get('meta', 'shape')
  if (shape === undefined) await db.put('meta', SHAPE, 'shape')
  else if (shape !== SHAPE) await forgetRows(db)
}

/**
 * What cannot be read, and that the rest is whole. What can be read stays: it has been shown.
 * @returns the state that begins
 */
export async function forgetDamaged(db: ReplicaDatabase, parts: readonly DamagedPart[]): Promise<KeptState> {
  const transaction = db.transaction(['meta', 'chunks', 'journal'], 'readwrite')
  const meta = transaction.objectStore('meta')
  const [kept, chunked] = await Promise.all([meta.get('state'), meta.get('chunks')])
  const before = (kept as KeptState | undefined) ?? NO_STATE
  const state = { ...before, cursor: null, held: [], generation: before.generation + 1 }
  let chunks = (chunked as KeptChunks | undefined) ?? NO_CHUNKS
  const removals = parts.map((part) => {
    if (part.kind === 'step') return transaction.objectStore('journal').delete(part.seq)
    const { collection, bucket } = part
    const collected = chunks.collections[collection]
    if (collected === undefined) return undefined
    const filled = collected.filled.filter((other) => other !== bucket)
    chunks = { ...chunks, collections: { ...chunks.collections, [collection]: { ...collected, filled } } }
    return transaction.objectStore('chunks').delete([collection, collected.buckets, bucket])
  })
  await Promise.all([...removals, meta.put(state, 'state'), meta.put(chunks, 'chunks'), transaction.done])
  return state
}
