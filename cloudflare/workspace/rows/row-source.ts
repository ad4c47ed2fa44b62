import type { SqlStorage } from '@cloudflare/workers-types'
import type { CommitEntry } from '../../../src/adapters/shared/commits/commit-entry'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { compileCondition } from './compile-condition'
import type { Viewer } from './compile-sight'
import { isGrowing, type ListedName } from './names'
import { joined, Parameters } from './parameters'
import { RowIndex } from './row-index'
import { SqlListing } from './sql-listing'
import { SqlRecords } from './sql-records'

/** To be changed with whatever is kept to list a record: all of it is made anew when an object wakes with another one. */
export const INDEX_VERSION = 1

const AT_ONCE = 200

/** The records of a workspace and what they are listed by, in SQLite. */
export class RowSource extends SqlRecords {
  private readonly storage: SqlStorage
  private readonly index: RowIndex
  /** Of the last commit, until it is applied. */
  private last: { readonly seq: number; readonly before: readonly (AnyRecord | null)[] } | null = null

  constructor(sql: SqlStorage) {
    super(sql)
    this.storage = sql
    this.index = new RowIndex(sql, this)
  }

  rebuild(): void {
    this.index.rebuild()
  }

  /** Keeps what a commit wrote. Within a transaction. */
  keep({ seq, changes }: CommitEntry): void {
    const before = changes.map(({ collection, id, record }) => this.write(collection, id, record))
    this.index.follow(
      changes.map(({ collection, id, record }, index) => ({ collection, id, before: before[index] ?? null, after: record })),
    )
    this.last = { seq, before }
  }

  /** For each change of the commit that was kept last, the record as it was. */
  takeBefore(seq: number): readonly (AnyRecord | null)[] | null {
    const { last } = this
    this.last = null
    return last?.seq === seq ? last.before : null
  }

  *matching<K extends CollectionName>(collection: K, condition: AnyCondition): IterableIterator<RecordOf<K>> {
    if (!isGrowing(collection)) {
      yield* this.all(collection)
      return
    }
    const parameters = new Parameters()
    const where = joined('AND', [`r.collection = '${collection}'`, compileCondition(collection, condition, parameters)])
    const found = parameters.run(this.storage, `SELECT r.id FROM rows r WHERE ${where} ORDER BY r.id`)
    const ids = Array.from(found, ({ id }) => id as string)
    for (let at = 0; at < ids.length; at += AT_ONCE) yield* this.getMany(collection, ids.slice(at, at + AT_ONCE))
  }

  listing<K extends ListedName>(name: K, viewer: Viewer): SqlListing<K> {
    return new SqlListing(this.storage, this, { name, viewer })
  }
}
