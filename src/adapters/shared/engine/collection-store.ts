import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery, AnyRow, Page } from '../../../domain/model/query/ast'
import { canonicalKey } from '../../../domain/model/query/canonical-key'
import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import { SortIndexCache } from './sort-index-cache'
import { LiveQuery } from './live-query'
import { planOf, type Visible } from './plan'
import { RowReader } from './reader'
import { IdleQueries } from './idle-queries'
import { RowBatch, RowChange } from './row-batch'
import { RowSlots } from './row-slots'
import { SearchChunks } from './search-chunks'

/** The new state of a row; `null`: deleted. */
export interface RowWrite<Row> {
  readonly id: Id
  readonly row: Row | null
}

export interface StoreOptions<Row> {
  /** The collection's name; cursors are bound to it. */
  readonly collection: string
  /** The unfolded text of a row that searches look through. */
  readonly searchText: (row: Row) => string
}

/**
 * The rows of one collection. It answers queries as `runQuery` does, but faster: sort indexes are cached, searches run over
 * joined text, and live queries follow each change without reading the collection again.
 */
export class CollectionStore<Row extends AnyRow> {
  private readonly options: StoreOptions<Row>
  private readonly slots = new RowSlots<Row>()
  private readonly texts: SearchChunks<Row>
  private readonly indexes: SortIndexCache<Row>
  private readonly reader: RowReader<Row>
  private readonly queries = new Set<LiveQuery<Row>>()
  private readonly idle = new IdleQueries<Row>()
  /** By slot: the 1-based index of the row's change in the current batch. */
  private readonly inBatch: number[] = []
  private readonly followers = new Set<(changes: readonly RowChange<Row>[]) => void>()
  private warmUps = 0

  constructor(options: StoreOptions<Row>) {
    this.options = options
    this.texts = new SearchChunks(this.slots.rows, options.searchText)
    this.indexes = new SortIndexCache(this.slots)
    this.reader = new RowReader(this.slots, this.texts)
  }

  get size(): number {
    return this.slots.size
  }

  get(id: Id): Row | null {
    return this.slots.get(id)
  }

  /** Every row, trashed ones included, in no particular order. */
  *all(): IterableIterator<Row> {
    for (const row of this.slots.rows) if (row !== null) yield row
  }

  /**
   * Applies one batch; live queries see it all at once. Of several writes to a row the last one counts; writing the very same
   * object is no change.
   */
  apply(writes: Iterable<RowWrite<Row>>): void {
    if (this.isUnseen) {
      this.indexes.clear()
      for (const write of writes) this.begin(write)
      return
    }
    const changes = this.changesOf(writes)
    if (changes.length === 0) return
    const batch = new RowBatch(changes)
    const isBulk = changes.length > BULK_MIN && changes.length * BULK_PART > this.slots.size
    if (isBulk) this.indexes.clear()
    else this.indexes.detach(batch)
    for (const query of this.queries) query.detach(batch, isBulk)
    for (const change of changes) this.write(change)
    this.indexes.attach(batch)
    for (const query of this.queries) query.attach()
    for (const follow of this.followers) follow(changes)
  }

  /**
   * @param visible which rows the reader may see; absent or `null`: all
   * @throws query/bad-cursor
   */
  query(query: AnyQuery, visible: Visible<Row> = null): Page<Row> {
    const plan = planOf(this.options.collection, query, visible)
    const index = this.indexes.take(plan.orders)
    return this.reader.page(plan, index, this.reader.first(plan, index, plan.limit + 1))
  }

  /**
   * A query that follows the rows until it is closed. `changed` is called within `apply`, at most once a batch, when the page
   * may have changed; the page is computed when it is read.
   * @throws query/bad-cursor
   */
  live(query: AnyQuery, options: { readonly visible?: Visible<Row>; readonly changed: () => void }): LiveQuery<Row> {
    const { visible = null, changed } = options
    const plan = planOf(this.options.collection, query, visible)
    // The rows that a restricted reader sees can change, so such queries have no shared key.
    const key = visible === null ? canonicalKey(this.options.collection, query) : null
    const closed = () => this.retire(live, key)
    const reused = key === null ? null : this.idle.take(key)
    reused?.reuse({ changed, closed })
    const live = reused ?? new LiveQuery(this.reader, this.indexes, { plan, options: { changed, closed } })
    this.queries.add(live)
    return live
  }

  /** Does a slice of the preparation for the first search, a few milliseconds long; false when nothing is left. */
  prepareSearch(): boolean {
    if (this.texts.prepare()) return true
    const search = WARM_UP_SEARCHES[this.warmUps]
    if (search === undefined) return false
    this.warmUps += 1
    this.query({ workspaceId: null, search, limit: 50, count: 'exact' })
    return true
  }

  /** Calls the follower after every batch, until the returned function is called. */
  follow(follower: (changes: readonly RowChange<Row>[]) => void): () => void {
    this.followers.add(follower)
    return () => this.followers.delete(follower)
  }

  /** Whether it is empty and nobody follows it, so that no change needs to be reported. */
  private get isUnseen(): boolean {
    return this.size === 0 && this.queries.size === 0 && this.followers.size === 0
  }

  private begin({ id, row }: RowWrite<Row>): void {
    const known = this.slots.slotOf(id)
    if (known === null && row === null) return
    const slot = known ?? this.slots.reserve(id)
    this.texts.drop(slot)
    if (row === null) this.slots.release(slot, id)
    else this.slots.set(slot, row)
  }

  private retire(live: LiveQuery<Row>, key: string | null): void {
    for (const query of key !== null && live.isExpensive ? this.idle.put(key, live) : [live]) {
      this.queries.delete(query)
      query.drop()
    }
  }

  private changesOf(writes: Iterable<RowWrite<Row>>): readonly RowChange<Row>[] {
    const changes: RowChange<Row>[] = []
    const { searchText } = this.options
    for (const { id, row: after } of writes) {
      const slot = this.slots.slotOf(id) ?? (after === null ? null : this.slots.reserve(id))
      if (slot === null) continue
      const change = new RowChange({ slot, id, before: this.slots.at(slot), after }, searchText)
      // The row was already written in this batch: this write replaces the earlier one.
      const earlier = this.inBatch[slot] ?? 0
      if (earlier > 0) changes[earlier - 1] = change
      else this.inBatch[slot] = changes.push(change)
    }
    for (const { slot } of changes) this.inBatch[slot] = 0
    return changes.filter((change) => this.isReal(change))
  }

  private isReal({ slot, id, before, after }: RowChange<Row>): boolean {
    // Created and deleted in one batch.
    if (before === null && after === null) this.slots.release(slot, id)
    return before !== after
  }

  private write({ slot, id, after }: RowChange<Row>): void {
    this.texts.drop(slot)
    if (after === null) this.slots.release(slot, id)
    else this.slots.set(slot, after)
  }
}

/** Gives the store of a collection. */
export type StoreOf = <K extends CollectionName>(name: K) => CollectionStore<RecordOf<K>>

/**
 * Searches that warm up the code, since code that has never run is several times slower and the first typed letters would feel
 * it. Each takes another path: a letter, a pair, a frequent and a rare word.
 */
const WARM_UP_SEARCHES = ['e', 'er', 'ern', 'erni', 'e', 'er', 'ern', 'erni']

/**
 * A batch with more rows than this, and more than one in `BULK_PART` of all rows, is not followed change by change: everything
 * is rebuilt.
 */
const BULK_MIN = 64
const BULK_PART = 8
