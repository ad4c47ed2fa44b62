import type { Id } from '../../../domain/model/kernel/id'
import type { AnyQuery, AnyRow } from '../../../domain/model/query/any-query'
import type { Page } from '../../../domain/model/query/ast'
import { canonicalKey } from '../../../domain/model/query/canonical-key'
import { IndexShelf } from './index-shelf'
import { LiveQuery } from './live-query'
import { planOf, type Visible } from './plan'
import { Reader } from './reader'
import { RestingQueries } from './resting-queries'
import { RowBatch } from './row-batch'
import { RowChange } from './row-change'
import { RowSlots } from './row-slots'
import { SearchChunks } from './search-chunks'

/** What a row is from now on; `null`: it is gone. */
export interface RowWrite<Row> {
  readonly id: Id
  readonly row: Row | null
}

export interface StoreOptions<Row> {
  /** The collection's name; cursors are bound to it. */
  readonly collection: string
  /** The text of a row that searches look through, not folded. */
  readonly searchText: (row: Row) => string
}

/**
 * The rows of one collection, answering queries as `runQuery` does but fast: a sort is kept once asked for, a search runs
 * over joined text, and live queries follow each change without reading the collection again.
 */
export class CollectionStore<Row extends AnyRow> {
  private readonly options: StoreOptions<Row>
  private readonly slots = new RowSlots<Row>()
  private readonly texts: SearchChunks<Row>
  private readonly shelf: IndexShelf<Row>
  private readonly reader: Reader<Row>
  private readonly queries = new Set<LiveQuery<Row>>()
  private readonly resting = new RestingQueries<Row>()
  /** By slot: which change of the batch at hand is the row's, counted from 1. */
  private readonly inBatch: number[] = []
  private readonly followers = new Set<(changes: readonly RowChange<Row>[]) => void>()
  private rehearsals = 0

  constructor(options: StoreOptions<Row>) {
    this.options = options
    this.texts = new SearchChunks(this.slots.rows, options.searchText)
    this.shelf = new IndexShelf(this.slots)
    this.reader = new Reader(this.slots, this.texts)
  }

  get size(): number {
    return this.slots.size
  }

  get(id: Id): Row | null {
    return this.slots.get(id)
  }

  /** Every row, trashed ones too, in no particular order. */
  *all(): IterableIterator<Row> {
    for (const row of this.slots.rows) if (row !== null) yield row
  }

  /**
   * One batch: live queries see it as a whole. Of several writes to one row the last counts; a row that is the very same
   * object as before has not changed.
   */
  apply(writes: Iterable<RowWrite<Row>>): void {
    if (this.isUnseen) {
      this.shelf.clear()
      for (const write of writes) this.begin(write)
      return
    }
    const changes = this.changesOf(writes)
    if (changes.length === 0) return
    const batch = new RowBatch(changes)
    const isBulk = changes.length > BULK_LEAST && changes.length * BULK_PART > this.slots.size
    if (isBulk) this.shelf.clear()
    else this.shelf.detach(batch)
    for (const query of this.queries) query.detach(batch, isBulk)
    for (const change of changes) this.write(change)
    this.shelf.attach(batch)
    for (const query of this.queries) query.attach()
    for (const follow of this.followers) follow(changes)
  }

  /**
   * @param visible which rows the reader may see; absent or `null`: all
   * @throws query/bad-cursor
   */
  query(query: AnyQuery, visible: Visible<Row> = null): Page<Row> {
    const plan = planOf(this.options.collection, query, visible)
    const index = this.shelf.take(plan.orders)
    return this.reader.page(plan, index, this.reader.first(plan, index, plan.limit + 1))
  }

  /**
   * A query that follows the rows until it is closed. `changed` is called within `apply`, at most once a batch, when the
   * page may be another; the page is worked out when it is read.
   * @throws query/bad-cursor
   */
  live(query: AnyQuery, options: { readonly visible?: Visible<Row>; readonly changed: () => void }): LiveQuery<Row> {
    const { visible = null, changed } = options
    const plan = planOf(this.options.collection, query, visible)
    // Who sees but a part sees another part another time, which no key says.
    const key = visible === null ? canonicalKey(this.options.collection, query) : null
    const closed = () => this.rest(live, key)
    const again = key === null ? null : this.resting.take(key)
    again?.wake({ changed, closed })
    const live = again ?? new LiveQuery(this.reader, this.shelf, { plan, options: { changed, closed } })
    this.queries.add(live)
    return live
  }

  /** A slice of the work of a first search, a few milliseconds long; false when there is none left. */
  prepareSearch(): boolean {
    if (this.texts.prepare()) return true
    const search = REHEARSED[this.rehearsals]
    if (search === undefined) return false
    this.rehearsals += 1
    this.query({ workspaceId: null, search, limit: 50, count: 'exact' })
    return true
  }

  /** Tells of every batch after it was applied, until the function returned is called. */
  follow(follower: (changes: readonly RowChange<Row>[]) => void): () => void {
    this.followers.add(follower)
    return () => this.followers.delete(follower)
  }

  /** Empty, and followed by nobody who would have to be told what becomes of each row. */
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

  private rest(live: LiveQuery<Row>, key: string | null): void {
    for (const query of key !== null && live.isDear ? this.resting.put(key, live) : [live]) {
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
      // A row written before in this batch: this write takes the place of that one.
      const earlier = this.inBatch[slot] ?? 0
      if (earlier > 0) changes[earlier - 1] = change
      else this.inBatch[slot] = changes.push(change)
    }
    for (const { slot } of changes) this.inBatch[slot] = 0
    return changes.filter((change) => this.isReal(change))
  }

  private isReal({ slot, id, before, after }: RowChange<Row>): boolean {
    // Came and went in one batch.
    if (before === null && after === null) this.slots.release(slot, id)
    return before !== after
  }

  private write({ slot, id, after }: RowChange<Row>): void {
    this.texts.drop(slot)
    if (after === null) this.slots.release(slot, id)
    else this.slots.set(slot, after)
  }
}

/**
 * Code that has never run is several times slower, and the first letters typed would pay for it: a letter, a pair, and
 * words that many rows have and few, each another way through it.
 */
const REHEARSED = ['e', 'er', 'ern', 'erni', 'e', 'er', 'ern', 'erni']

/** A batch of more than so many rows, and of more than one row in so many, is not followed: all is built anew. */
const BULK_LEAST = 64
const BULK_PART = 8
