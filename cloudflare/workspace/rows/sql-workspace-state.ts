import type { CommitEntry } from '../../../src/adapters/shared/commits/commit-entry'
import { listingFor, type Reader } from '../../../src/adapters/shared/commits/reader'
import { WorkspaceState } from '../../../src/adapters/shared/commits/workspace-state'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import type { AnyRecord, CollectionName, ReadableName, RecordOf, RowOf } from '../../../src/domain/model/records/collections'
import { isGrowing, isListed } from './names'
import type { RowSource } from './row-source'
import type { PageListing } from './sql-listing'
import { SqlRows } from './sql-rows'

/** Changes of the latest commits that are in memory, with what was there before. Older commits are read from the log. */
const LATEST_CHANGES = 1000

/** A workspace of which only what is small is in memory. */
export class SqlWorkspaceState extends WorkspaceState {
  override readonly rows: SqlRows
  private readonly source: RowSource

  constructor(id: Id, source: RowSource) {
    super(id)
    this.source = source
    this.rows = new SqlRows(id, source)
  }

  override get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    return isGrowing(collection) ? this.source.get<K>(collection, id) : super.get(collection, id)
  }

  override all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    return isGrowing(collection) ? this.source.all<K>(collection) : super.all(collection)
  }

  override about<K extends CollectionName>(collection: K, names: ReadonlySet<string>): Iterable<RecordOf<K>> {
    return isGrowing(collection) ? this.source.about<K>(collection, names) : super.all(collection)
  }

  override matching<K extends CollectionName>(collection: K, condition: AnyCondition): Iterable<RecordOf<K>> {
    return isGrowing(collection) ? this.source.matching<K>(collection, condition) : super.all(collection)
  }

  override wasPurged(collection: CollectionName, id: Id): boolean {
    return this.source.wasPurged(collection, id)
  }

  /** They are in SQLite. */
  override bury(): void {}

  listing<K extends ReadableName>(reader: Reader, name: K): PageListing<RowOf<K>> {
    return isListed(name) ? this.source.listing(name, reader) : listingFor(reader, name)
  }

  protected override write(entry: CommitEntry): readonly (AnyRecord | null)[] {
    const before = this.source.takeBefore(entry.seq) ?? entry.changes.map(() => null)
    this.rows.apply(entry.changes)
    this.rows.touch(new Set(entry.changes.map(({ collection }) => collection)))
    this.forget(LATEST_CHANGES - entry.changes.length)
    return before
  }

  /** Lets go of the oldest commits, until no more changes than this are left. */
  private forget(most: number): void {
    let left = this.log.reduce((sum, { changes }) => sum + changes.length, 0)
    let count = 0
    for (const { changes } of this.log) {
      if (left <= most) break
      left -= changes.length
      count += 1
    }
    this.log.splice(0, count)
  }
}

/** What the reader may see of a collection or view. */
export function listingOf<K extends ReadableName>(reader: Reader, name: K): PageListing<RowOf<K>> {
  const { workspace } = reader
  if (!(workspace instanceof SqlWorkspaceState)) throw new Error('The workspace is not in SQLite')
  return workspace.listing(reader, name)
}
