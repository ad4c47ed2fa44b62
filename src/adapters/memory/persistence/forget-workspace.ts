import type { Id } from '../../../domain/model/kernel/id'
import { keysOf, type Database } from './database'
import { usedKey } from './used-key'

/** Nothing of the workspace is in the database any more, or all of it still is. */
export async function forgetWorkspace(db: Database, workspaceId: Id): Promise<void> {
  const stores = ['meta', 'chunks', 'journal', 'mutations', 'blobs', 'heads', 'accounts'] as const
  const transaction = db.transaction(stores, 'readwrite', { durability: 'strict' })
  const all = keysOf(workspaceId)
  const removed = [
    transaction.objectStore('accounts').put(true, usedKey(workspaceId)),
    transaction.objectStore('meta').delete(workspaceId),
    transaction.objectStore('chunks').delete(all),
    transaction.objectStore('journal').delete(all),
    transaction.objectStore('heads').delete(all),
    // Their keys are paths, which begin with the workspace.
    transaction.objectStore('blobs').delete(IDBKeyRange.bound(`${workspaceId}/`, `${workspaceId}0`, false, true)),
  ]
  let answer = await transaction.objectStore('mutations').openCursor()
  while (answer !== null) {
    const { value } = answer
    if ('workspaceId' in value && value.workspaceId === workspaceId) await answer.delete()
    answer = await answer.continue()
  }
  await Promise.all([...removed, transaction.done])
}
