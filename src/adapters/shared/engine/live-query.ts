import type { AnyRow, Page } from '../../../domain/model/query/ast'
import type { SortIndexCache } from './sort-index-cache'
import type { QueryPlan } from './plan'
import type { RowReader } from './reader'
import { IS, WAS, type RowBatch } from './row-batch'
import type { SortIndex } from './sort-index'
import { firstAfter } from './sorted-slots'

export interface LiveOptions {
  /** Called at most once a batch, when the page may have changed. */
  readonly changed: () => void
  /** Called when its subscriber has left; it keeps following its rows until it is dropped. */
  readonly closed: () => void
}

const NOBODY: LiveOptions = { changed: () => undefined, closed: () => undefined }

/**
 * A page that follows its rows. It keeps the slots it shows and some spare ones after them, so that a change costs the same
 * however long the listing is: a spare slot replaces a row that leaves, and more are fetched from the sort index only when the
 * spare ones are used up.
 */
export class LiveQuery<Row extends AnyRow> {
  private readonly reader: RowReader<Row>
  private readonly indexes: SortIndexCache<Row>
  private readonly plan: QueryPlan<Row>
  private options: LiveOptions
  private window: Window<Row> | null = null
  private arrivals: number[] = []
  private current: Page<Row> | null = null
  /** Whether `current` may be out of date. */
  private isTouched = true
  /** Indexes in the page of rows that were replaced without a change of their keys; `null`: more than that has changed. */
  private patched: number[] | null = []

  constructor(
    reader: RowReader<Row>,
    indexes: SortIndexCache<Row>,
    work: { readonly plan: QueryPlan<Row>; readonly options: LiveOptions },
  ) {
    this.reader = reader
    this.indexes = indexes
    this.plan = work.plan
    this.options = work.options
  }

  /** The same object while nothing it shows has changed; unchanged rows keep their identity in the next one. */
  get page(): Page<Row> {
    if (this.current !== null && !this.isTouched) return this.current
    this.current = this.patchedPage() ?? this.freshPage()
    this.isTouched = false
    this.patched = []
    return this.current
  }

  /** Whether reading it again would take noticeable time. */
  get isExpensive(): boolean {
    return this.window !== null && (this.plan.words.length > 0 || this.window.slots.length > LONG)
  }

  close(): void {
    const { closed } = this.options
    this.options = NOBODY
    closed()
  }

  /** A new subscriber takes it over and sees the current page. */
  reuse(options: LiveOptions): void {
    this.options = options
  }

  drop(): void {
    this.forget()
  }

  /** Before the rows are written: removes rows that leave or move, while they can be found by their old keys. */
  detach(batch: RowBatch<Row>, isBulk: boolean): void {
    const { window } = this
    if (window === null) return
    if (isBulk) {
      this.forget()
      return
    }
    const members = batch.membersOf(this.plan)
    const moved = window.index.moved(batch)
    const stays = (at: number) => members[at] === (WAS | IS) && moved[at] === 0
    // In a large batch most changed rows are outside the window: check the window's rows instead.
    const isMany = batch.changes.length > window.slots.length
    if (isMany) this.touchStaying(window, batch, stays)
    for (const [at, { slot }] of batch.changes.entries()) {
      const member = members[at] ?? 0
      if (member === 0 || (isMany && stays(at))) continue
      this.detachOne(window, { slot, member, stays: stays(at) })
    }
  }

  /** After the rows and the sort index were written. */
  attach(): void {
    if (this.window !== null) {
      for (const slot of this.arrivals) this.insert(this.window, slot)
      this.refill(this.window)
    }
    this.arrivals = []
    if (this.isTouched) this.options.changed()
  }

  private freshPage(): Page<Row> {
    const window = this.window ?? this.open()
    const page = this.reader.page(this.plan, window.index, { slots: window.slots, total: window.total })
    return this.current !== null && isSame(this.current, page) ? this.current : page
  }

  /** An edited cell costs a copy of the page, however long it is. */
  private patchedPage(): Page<Row> | null {
    if (this.current === null || this.window === null || this.patched === null) return null
    const items = this.current.items.slice()
    for (const position of this.patched) {
      const row = this.reader.rowAt(this.window.slots[position])
      if (row !== null) items[position] = row
    }
    return { ...this.current, items }
  }

  private touch(patchedAt: number | null = null): void {
    this.isTouched = true
    if (patchedAt === null) this.patched = null
    else this.patched?.push(patchedAt)
  }

  private open(): Window<Row> {
    const index = this.indexes.hold(this.plan.orders)
    const { slots, isComplete, total } = this.reader.first(this.plan, index, this.plan.limit + SPARE)
    this.window = { index, slots, isComplete, total }
    return this.window
  }

  private forget(): void {
    if (this.window !== null) this.indexes.release(this.window.index)
    this.window = null
    this.touch()
  }

  private touchStaying(window: Window<Row>, batch: RowBatch<Row>, stays: (at: number) => boolean): void {
    for (const [position, slot] of window.slots.entries()) {
      if (position >= this.plan.limit) break
      const at = batch.indexOf(slot)
      if (at !== undefined && stays(at)) this.touch(position)
    }
  }

  private detachOne(window: Window<Row>, { slot, member, stays }: Change): void {
    if (member !== (WAS | IS) && window.total !== null) {
      window.total += member === IS ? 1 : -1
      this.touch()
    }
    if (member !== IS) this.leave(window, slot, stays)
    if (member !== WAS && !stays) this.arrivals.push(slot)
  }

  private leave(window: Window<Row>, slot: number, stays: boolean): void {
    if (this.isBeyondWindow(window, slot)) return
    const position = firstAfter(window.slots, (other) => window.index.compare(slot, other)) - 1
    if (window.slots[position] !== slot) return
    if (!stays) window.slots.splice(position, 1)
    // The row after the page counts too when it leaves: there may be no next page any more.
    if (position < this.plan.limit || (position === this.plan.limit && !stays)) this.touch(stays ? position : null)
  }

  private insert(window: Window<Row>, slot: number): void {
    const { slots, index } = window
    const { after } = this.plan
    if (!window.isComplete && this.isBeyondWindow(window, slot)) return
    if (after !== null && index.comparePosition(after, slot) >= 0) return
    const position = firstAfter(slots, (other) => index.compare(slot, other))
    slots.splice(position, 0, slot)
    if (position <= this.plan.limit) this.touch()
  }

  private isBeyondWindow({ slots, index }: Window<Row>, slot: number): boolean {
    const last = slots.at(-1)
    return last === undefined || index.compare(slot, last) > 0
  }

  private refill(window: Window<Row>): void {
    const { slots } = window
    if (slots.length > this.plan.limit + 2 * SPARE) {
      slots.length = this.plan.limit + SPARE
      window.isComplete = false
    }
    if (window.isComplete || slots.length > this.plan.limit) return
    const count = this.plan.limit + SPARE - slots.length
    const more = this.reader.after(this.plan, window.index, { slot: slots.at(-1) ?? null, count })
    for (const slot of more.slots) slots.push(slot)
    window.isComplete = more.isComplete
  }
}

interface Change {
  readonly slot: number
  /** `WAS`, `IS` or both. */
  readonly member: number
  /** It stays in the listing at the same position. */
  readonly stays: boolean
}

interface Window<Row extends AnyRow> {
  readonly index: SortIndex<Row>
  /** In order, from the start of the page. */
  readonly slots: number[]
  /** The listing ends after these. */
  isComplete: boolean
  total: number | null
}

/** Spare rows after the page. */
const SPARE = 64

const LONG = 1000

function isSame<Row>(a: Page<Row>, b: Page<Row>): boolean {
  if (a.total !== b.total || a.next !== b.next || a.items.length !== b.items.length) return false
  return a.items.every((row, index) => row === b.items[index])
}
