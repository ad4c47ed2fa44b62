import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import type { ChunkKey, Database, WorkspaceMeta } from './database'
import type { LoadSink } from './store'
import { yieldToPage } from './yield-to-page'

/** Who may open it; then what the lists show; then the rest. */
export const LOAD_ORDER: readonly CollectionName[] = [
  'workspaces',
  'members',
  'invitations',
  'fieldDefinitions',
  'companies',
  'people',
  'pipelines',
  'stages',
  'lostReasons',
  'tags',
  'savedViews',
  'webhooks',
  'deals',
  'tasks',
  'files',
  'imports',
  'notifications',
  'merges',
  'notes',
  'activities',
  'importChunks',
]

/** Chunks asked for at a time: enough to keep the database busy while the last ones are parsed. */
const READ_AHEAD = 8

/** @throws store/corrupt: names the part that cannot be read */
export async function loadWorkspace(db: Database, workspaceId: Id, sink: LoadSink): Promise<void> {
  const meta = (await db.get('meta', workspaceId)) as WorkspaceMeta | undefined
  if (meta === undefined) throw portError('store/corrupt', { part: 'meta' })
  sink.begin(await readTail(db, meta), meta.tokens, meta.foldedSeq)
  for (const collection of LOAD_ORDER) {
    await loadCollection(db, meta, { collection, sink })
    sink.complete(collection)
  }
}

async function readTail(db: Database, { id, foldedSeq }: WorkspaceMeta): Promise<readonly CommitEntry[]> {
  const texts = await db.getAll('journal', IDBKeyRange.bound([id, foldedSeq], [id, Infinity], true))
  return texts.map((text, index) => {
    const entry = parsed(text, 'journal') as CommitEntry
    if (entry.seq !== foldedSeq + index + 1) throw portError('store/corrupt', { part: 'journal' })
    return entry
  })
}

async function loadCollection(
  db: Database,
  meta: WorkspaceMeta,
  { collection, sink }: { readonly collection: CollectionName; readonly sink: LoadSink },
): Promise<void> {
  const { buckets, filled } = meta.collections[collection] ?? { buckets: 1, filled: [] }
  const read = (bucket: number) => db.get('chunks', [meta.id, collection, buckets, bucket] satisfies ChunkKey)
  const ahead = filled.slice(0, READ_AHEAD).map(read)
  for (let index = 0; index < filled.length; index += 1) {
    const text = await ahead.shift()
    const next = filled[index + READ_AHEAD]
    if (next !== undefined) ahead.push(read(next))
    if (text === undefined) throw portError('store/corrupt', { part: collection })
    sink.rows(collection, parsed(text, collection) as readonly AnyRecord[])
    await yieldToPage()
  }
}

function parsed(text: string, part: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw portError('store/corrupt', { part }, error)
  }
}
