import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import { bucketOf, bucketsFor } from '../../shared/persistence/buckets'
import type { ChunkedCollection } from '../../shared/persistence/chunks'
import { yieldToPage } from '../../shared/persistence/yield-to-page'
import type { Database, WorkspaceMeta } from './database'
import type { Folding } from './store'

/** Entries that stay in the journal when they are folded: for repeated calls, and for other tabs that are behind. */
export const RETAINED = 500

/**
 * Rewrites the chunks that have changed, then says so. The chunks may already hold rows of later commits: those are still
 * in the journal, whole rows each, so that applying them again ends in the same.
 */
export async function foldWorkspace(
  db: Database,
  { workspaceId, seq, tokens, tombstones, changed, rows }: Folding,
): Promise<void> {
  const meta = (await db.get('meta', workspaceId)) as WorkspaceMeta | undefined
  if (meta === undefined || meta.foldedSeq >= seq) return
  const collections = { ...meta.collections }
  for (const [collection, ids] of changed) {
    const before = meta.collections[collection]
    collections[collection] = await rewrite(db, { workspaceId, collection, ids, before, rows: [...rows(collection)] })
  }

  const transaction = db.transaction(['meta', 'chunks', 'journal'], 'readwrite', { durability: 'strict' })
  const chunks = transaction.objectStore('chunks')
  const removals = [...changed.keys()].flatMap((collection) => {
    const before = meta.collections[collection]
    const isReplaced = before !== undefined && before.buckets !== collections[collection]?.buckets
    return isReplaced ? [chunks.delete(rangeOf(workspaceId, collection, before.buckets))] : []
  })
  await Promise.all([
    ...removals,
    transaction.objectStore('meta').put({ ...meta, foldedSeq: seq, tokens, tombstones, collections }, workspaceId),
    seq > RETAINED ? transaction.objectStore('journal').delete(journalUpTo(workspaceId, seq - RETAINED)) : undefined,
    transaction.done,
  ])
}

/** In a few milliseconds. */
const DEALT_A_TURN = 10_000

interface Rewriting {
  readonly workspaceId: Id
  readonly collection: CollectionName
  readonly ids: Iterable<Id>
  readonly before: ChunkedCollection | undefined
  readonly rows: readonly AnyRecord[]
}

async function rewrite(db: Database, { workspaceId, collection, ids, before, rows }: Rewriting): Promise<ChunkedCollection> {
  const buckets = Math.max(bucketsFor(collection, rows.length), before?.buckets ?? 1)
  const isRedealt = buckets !== before?.buckets
  const dirty = new Set(
    isRedealt ? Array.from({ length: buckets }, (_, bucket) => bucket) : Array.from(ids, (id) => bucketOf(id, buckets)),
  )
  const dealt = new Map(Array.from(dirty, (bucket): [number, AnyRecord[]] => [bucket, []]))
  for (const [at, row] of rows.entries()) {
    if (at % DEALT_A_TURN === 0) await yieldToPage()
    dealt.get(bucketOf(row.id, buckets))?.push(row)
  }

  const filled = new Set(isRedealt ? [] : before.filled)
  for (const [bucket, held] of dealt) {
    const key: [string, string, number, number] = [workspaceId, collection, buckets, bucket]
    // An empty one stays: until the meta is rewritten, a chunk that it names must be there.
    await db.put('chunks', JSON.stringify(held), key)
    filled.add(bucket)
    await yieldToPage()
  }
  return { buckets, filled: [...filled].toSorted((a, b) => a - b) }
}

function rangeOf(workspaceId: Id, collection: CollectionName, buckets: number): IDBKeyRange {
  return IDBKeyRange.bound([workspaceId, collection, buckets, 0], [workspaceId, collection, buckets, Infinity])
}

function journalUpTo(workspaceId: Id, seq: number): IDBKeyRange {
  return IDBKeyRange.bound([workspaceId, 0], [workspaceId, seq])
}
