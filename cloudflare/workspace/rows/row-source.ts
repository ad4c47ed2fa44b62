import type { SqlStorage } from '@cloudflare/workers-types'
import type { CommitEntry } from '../../../src/adapters/shared/commits/commit-entry'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { compileCondition } from './compile-condition'
import type { Viewer } from './compile-sight'
import { GROWING, type GrowingName, isGrowing, type ListedName, LONG } from './names'
import { joined, Parameters } from './parameters'
import { RowIndex } from './row-index'
import { SqlListing } from './sql-listing'
import { SqlRecords } from './sql-records'

/** Up to where records that were there before are listed. */
export interface IndexPosition {
  readonly collection: GrowingName
  /** An id. */
  readonly after: string
}

const AT_ONCE = 200
const MOST_KNOWN = 500

/** The records of a workspace and what they are listed by, in SQLite. */
export class RowSource extends SqlRecords {
  private readonly storage: SqlStorage
  private readonly index: RowIndex
  private readonly known = new Map<string, AnyRecord | null>()
  /** By commits that are not applied yet. */
  private readonly before = new Map<number, readonly (AnyRecord | null)[]>()

  constructor(sql: SqlStorage) {
    super(sql)
    this.storage = sql
    this.index = new RowIndex(sql, this)
  }

  /** A commit asks for the same records several times: the last ones that were read are kept until something is written. */
  override get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    if (LONG.has(collection)) return super.get(collection, id)
    const key = `${collection}/${id}`
    let record = this.known.get(key) as RecordOf<K> | null | undefined
    if (record !== undefined) return record
    record = super.get(collection, id)
    if (this.known.size >= MOST_KNOWN) this.known.clear()
    this.known.set(key, record)
    return record
  }

  override write(collection: CollectionName, id: Id, record: AnyRecord | null): AnyRecord | null {
    const before = super.write(collection, id, record)
    this.known.delete(`${collection}/${id}`)
    return before
  }

  /** Forgets by what records are listed. */
  clearIndex(): void {
    this.known.clear()
    this.index.clear()
  }

  /** Makes a slice of it from the records. Within a transaction. @returns where the next slice begins; `null`: that was all */
  indexSlice({ collection, after }: IndexPosition): IndexPosition | null {
    const page = this.page(collection, after)
    this.index.add(collection, page)
    const last = page.at(-1)
    if (last !== undefined) return { collection, after: last.id }
    const next = GROWING[GROWING.indexOf(collection) + 1]
    return next === undefined ? null : { collection: next, after: '' }
  }

  /** Keeps what a commit wrote. Within a transaction. */
  keep({ seq, changes }: CommitEntry): void {
    const before = changes.map(({ collection, id, record }) => this.write(collection, id, record))
    this.before.set(seq, before)
    try {
      this.index.follow(
        changes.map(({ collection, id, record }, index) => ({ collection, id, before: before[index] ?? null, after: record })),
      )
    } finally {
      // What was read here is not there if the transaction fails.
      this.known.clear()
    }
  }

  /** For each change of a commit that was kept, the record as it was. */
  takeBefore(seq: number): readonly (AnyRecord | null)[] | null {
    const before = this.before.get(seq) ?? null
    this.before.delete(seq)
    return before
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
