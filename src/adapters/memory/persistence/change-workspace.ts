import type { Id } from '../../../domain/model/kernel/id'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import { compact } from '../../shared/store/compact'
import { clearRows } from '../../shared/store/drop-rows'
import type { Snapshot } from '../../shared/store/rows'
import { inTransaction, type StoreDatabase } from '../../shared/store/store-database'
import { compactBeside } from '../../shared/store/compact-beside'
import { within } from '../../shared/store/within-store'
import { isWorkspaceMeta, rowsOf, type AnsweredMutation, type WorkspaceMeta } from './database'
import { usedKey } from '../../shared/backend/store'

export { CompactionTimer } from '../../shared/store/compaction-timer'
export { keepHead } from '../../shared/store/heads'

/** Entries that stay in the journal when it is compacted: for repeated calls, and for other tabs that are behind. */
const RETAINED = 500

export interface KeptJournal {
  readonly database: string
  readonly workspaceId: Id
}

/** To be called by the page that holds the chunk lock, or by the worker that it starts. @param worker which then does it, if it can */
export async function compactKept(journal: KeptJournal, worker?: string): Promise<void> {
  const { database, workspaceId } = journal
  if (worker !== undefined && (await compactBeside(worker, journal))) return
  await within(database, (db) => compactWorkspace(db, workspaceId))
}

async function compactWorkspace(db: StoreDatabase, workspaceId: Id): Promise<void> {
  await compact({
    rows: rowsOf(db, workspaceId),
    durability: 'strict',
    retained: RETAINED,
    generation: async (transaction) => (await transaction.objectStore('meta').getKey(workspaceId)) ?? null,
    snapshotAfter,
  })
}

function snapshotAfter(snapshot: Snapshot, entries: readonly CommitEntry[]): Snapshot {
  if (!isWorkspaceMeta(snapshot)) return snapshot
  const tokens = new Map(snapshot.tokens.map((token) => [token.invitationId, token]))
  for (const token of entries.flatMap((entry) => entry.tokens ?? [])) tokens.set(token.invitationId, token)
  const purged = entries.flatMap(({ changes }) => changes.filter(({ record }) => record === null))
  const tombstones = new Set([
    ...(snapshot.tombstones ?? []),
    ...purged.map(({ collection, id }) => `${collection}/${id}` as const),
  ])
  const next: WorkspaceMeta = { ...snapshot, tokens: [...tokens.values()], tombstones: [...tombstones] }
  return next
}

/** Nothing of the workspace is in the database any more, or all of it still is. */
export async function forgetWorkspace(db: StoreDatabase, workspaceId: Id): Promise<void> {
  const stores = ['meta', 'chunks', 'journal', 'mutations', 'blobs', 'heads', 'accounts'] as const
  await inTransaction(db, { stores, durability: 'strict' }, async (transaction) => {
    await transaction.objectStore('accounts').put(true, usedKey(workspaceId))
    await transaction.objectStore('meta').delete(workspaceId)
    await clearRows(rowsOf(db, workspaceId), transaction)
    // Their keys are paths, which begin with the workspace.
    await transaction.objectStore('blobs').delete(IDBKeyRange.bound(`${workspaceId}/`, `${workspaceId}0`, false, true))
    let answer = await transaction.objectStore('mutations').openCursor()
    while (answer !== null) {
      const value = answer.value as AnsweredMutation
      if ('workspaceId' in value && value.workspaceId === workspaceId) await answer.delete()
      answer = await answer.continue()
    }
  })
}
