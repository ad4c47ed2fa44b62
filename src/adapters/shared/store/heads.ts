import { journalAfter, NO_SNAPSHOT, seqOf, type Snapshot, type StoredRows } from './rows'
import { inTransaction, type Head, type HeadKey, type StoreTransaction } from './store-database'

/**
 * In one transaction with the question what was written last: whatever is written later deletes the head.
 * @param headAt null: the rows in memory are not those of that entry
 */
export async function keepHead(
  rows: StoredRows,
  key: HeadKey,
  headAt: (seq: number, transaction: StoreTransaction) => Promise<Head | null>,
): Promise<void> {
  const stores = ['meta', 'journal', 'heads'] as const
  await inTransaction(rows.db, { stores, durability: 'relaxed' }, async (transaction) => {
    const [snapshot, last] = await Promise.all([
      transaction.objectStore('meta').get(rows.snapshotKey) as Promise<Snapshot | undefined>,
      transaction.objectStore('journal').openKeyCursor(journalAfter(rows, -1), 'prev'),
    ])
    const head = await headAt(last === null ? (snapshot ?? NO_SNAPSHOT).foldedSeq : seqOf(last.key), transaction)
    if (head !== null) await transaction.objectStore('heads').put(head, [...key])
  })
}
