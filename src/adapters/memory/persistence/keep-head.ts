import type { Database, Schema, WorkspaceMeta } from './database'
import type { Head } from './store'

/** In one transaction with the question what was committed last: a commit in between would have taken the head away. */
export async function keepHead(db: Database, place: Schema['heads']['key'], head: Head): Promise<void> {
  const [workspaceId] = place
  const transaction = db.transaction(['meta', 'journal', 'heads'], 'readwrite')
  const [meta, last] = await Promise.all([
    transaction.objectStore('meta').get(workspaceId),
    transaction.objectStore('journal').openKeyCursor(IDBKeyRange.bound([workspaceId, 0], [workspaceId, Infinity]), 'prev'),
  ])
  const { foldedSeq } = (meta as WorkspaceMeta | undefined) ?? { foldedSeq: -1 }
  const seq = last?.key[1] ?? foldedSeq
  await Promise.all([
    foldedSeq >= 0 && seq === head.seq ? transaction.objectStore('heads').put(head, place) : undefined,
    transaction.done,
  ])
}
