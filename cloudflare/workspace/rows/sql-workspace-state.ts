import type { CommitEntry } from '../../../src/adapters/shared/commits/commit-entry'
import { listingFor, type Reader } from '../../../src/adapters/shared/commits/reader'
import { WorkspaceState } from '../../../src/adapters/shared/commits/workspace-state'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyCondition, AnyQuery, Page } from '../../../src/domain/model/query/ast'
import { runQuery } from '../../../src/domain/model/query/run-query'
import type { AnyRecord, CollectionName, ReadableName, RecordOf, RowOf } from '../../../src/domain/model/records/collections'
import type { StageStay } from '../../../src/domain/model/records/views'
import { isGrowing, isListed } from './names'
import type { RowSource } from './row-source'
import type { PageListing } from './sql-listing'
import { SqlRows } from './sql-rows'
import { staysOf } from './summed-views'

/** Changes of the latest commits that are in memory, with what was there before. Older commits are read from the log. */
const LATEST_CHANGES = 4000

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
    if (isListed(name)) return this.source.listing(name, reader)
    const listing: PageListing<RowOf<K>> = listingFor(reader, name)
    if (name !== 'stageStays') return listing
    return { ...listing, page: (query) => (this.staysPage(query, reader) as Page<RowOf<K>> | null) ?? listing.page(query) }
  }

  /** Of one deal, whose stays alone are computed; `null`: it is asked for others. */
  private staysPage(query: AnyQuery, { sight }: Reader): Page<StageStay> | null {
    const dealId = query.where === undefined ? null : askedFor('dealId', query.where)
    if (dealId === null) return null
    const deal = this.source.get('deals', dealId as Id)
    const stays = deal === null ? [] : staysOf(deal, this.rows.summing(null))
    return runQuery(stays, query, { collection: 'stageStays', searchText: () => '', visible: sight('stageStays') })
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

/** The one value of a field that rows of the condition have. */
function askedFor(field: string, condition: AnyCondition): string | null {
  if (condition.op === 'and') return condition.of.reduce<string | null>((found, part) => found ?? askedFor(field, part), null)
  return condition.op === 'eq' && condition.field === field && typeof condition.value === 'string' ? condition.value : null
}

/** What the reader may see of a collection or view. */
export function listingOf<K extends ReadableName>(reader: Reader, name: K): PageListing<RowOf<K>> {
  const { workspace } = reader
  if (!(workspace instanceof SqlWorkspaceState)) throw new Error('The workspace is not in SQLite')
  return workspace.listing(reader, name)
}
