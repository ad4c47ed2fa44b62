import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import { parsedPart, readChunks } from '../../shared/persistence/chunks'
import { LOAD_ORDER } from '../../shared/persistence/load-order'
import type { ChunkKey, Database, WorkspaceMeta } from './database'
import type { LoadSink } from './store'

/** @throws store/corrupt: names the part that cannot be read */
export async function loadWorkspace(db: Database, workspaceId: Id, sink: LoadSink): Promise<void> {
  const meta = (await db.get('meta', workspaceId)) as WorkspaceMeta | undefined
  if (meta === undefined) throw portError('store/corrupt', { part: 'meta' })
  const { foldedSeq: seq, tokens, tombstones = [] } = meta
  sink.begin(await readTail(db, meta), { seq, tokens, tombstones })
  for (const collection of LOAD_ORDER) {
    await loadCollection(db, meta, { collection, sink })
    sink.complete(collection)
  }
}

async function readTail(db: Database, { id, foldedSeq }: WorkspaceMeta): Promise<readonly CommitEntry[]> {
  const texts = await db.getAll('journal', IDBKeyRange.bound([id, foldedSeq], [id, Infinity], true))
  return texts.map((text, index) => {
    const entry = parsedPart(text, 'journal') as CommitEntry
    if (entry.seq !== foldedSeq + index + 1) throw portError('store/corrupt', { part: 'journal' })
    return entry
  })
}

async function loadCollection(
  db: Database,
  meta: WorkspaceMeta,
  { collection, sink }: { readonly collection: CollectionName; readonly sink: LoadSink },
): Promise<void> {
  const chunked = meta.collections[collection] ?? { buckets: 1, filled: [] }
  await readChunks(
    chunked,
    (bucket) => db.get('chunks', [meta.id, collection, chunked.buckets, bucket] satisfies ChunkKey),
    (text) => sink.rows(collection, parsedPart(text, collection) as readonly AnyRecord[]),
  )
}
