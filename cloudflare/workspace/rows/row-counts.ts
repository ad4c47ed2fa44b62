import type { SqlStorage } from '@cloudflare/workers-types'
import type { GrowingName } from './names'

/** How many rows a collection has, in the trash and out of it: kept, so that no total is counted. */
export class RowCounts {
  private readonly sql: SqlStorage
  /** Within one commit. */
  private readonly changes = new Map<string, { collection: GrowingName; trashed: number; by: number }>()

  constructor(sql: SqlStorage) {
    this.sql = sql
  }

  /** @param was 1 in the trash, 0 out of it; `null`: nowhere */
  move(collection: GrowingName, was: number | null, is: number | null): void {
    if (was === is) return
    this.add(collection, was, -1)
    this.add(collection, is, 1)
  }

  flush(): void {
    for (const { collection, trashed, by } of this.changes.values())
      this.sql.exec(
        'INSERT INTO counts (collection, trashed, total) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET total = total + excluded.total',
        collection,
        trashed,
        by,
      )
    this.drop()
  }

  drop(): void {
    this.changes.clear()
  }

  private add(collection: GrowingName, trashed: number | null, by: number): void {
    if (trashed === null) return
    const key = `${collection} ${trashed}`
    this.changes.set(key, { collection, trashed, by: (this.changes.get(key)?.by ?? 0) + by })
  }
}
