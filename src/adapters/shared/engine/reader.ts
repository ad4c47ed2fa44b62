import type { AnyRow } from '../../../domain/model/query/any-query'
import type { Page } from '../../../domain/model/query/ast'
import { encodeCursor } from '../../../domain/model/query/keyset'
import { matches, type Plan } from './plan'
import type { RowSlots } from './row-slots'
import type { SearchChunks } from './search-chunks'
import type { SortIndex } from './sort-index'

/** The first rows of a listing, or of what is left of it behind a place. */
export interface Stretch {
  readonly slots: number[]
  /** Nothing of the listing comes behind these. */
  readonly isComplete: boolean
}

/** Runs plans over the rows of a store. */
export class Reader<Row extends AnyRow> {
  private readonly slots: RowSlots<Row>
  private readonly texts: SearchChunks<Row>

  constructor(slots: RowSlots<Row>, texts: SearchChunks<Row>) {
    this.slots = slots
    this.texts = texts
  }

  /** @param count rows wanted at most */
  first(plan: Plan<Row>, index: SortIndex<Row>, count: number): Stretch & { readonly total: number | null } {
    const isSought = plan.words.length > 0 || plan.isCounted
    const isShort = plan.after === null && !index.isSorted && count * SHORT < this.slots.size
    if (!isSought && !isShort) {
      return {
        ...collect(
          (slot) => this.admits(plan, slot),
          count,
          (visit) => index.scan(plan.after, visit),
        ),
        total: null,
      }
    }
    const { total, few, marks } = this.found(plan)
    const stretch =
      total <= FEW
        ? sorted(few, plan, { index, count })
        : isShort
          ? { slots: least(marks, index, count), isComplete: total <= count }
          : collect(
              (slot) => marks[slot] === 1,
              count,
              (visit) => index.scan(plan.after, visit),
            )
    return { ...stretch, total: plan.isCounted ? total : null }
  }

  /** Those behind a slot of the listing; `null`: from the listing's beginning. For few rows: it reads one at a time. */
  behind(plan: Plan<Row>, index: SortIndex<Row>, options: { readonly slot: number | null; readonly count: number }): Stretch {
    const place = options.slot === null ? plan.after : index.placeOf(options.slot)
    const accepts = (slot: number) => matches(plan, this.slots.at(slot), () => this.texts.textAt(slot))
    return collect(accepts, options.count, (visit) => index.scan(place, visit))
  }

  /** @param slots the page's rows and, if there is one, the row behind them */
  page(
    plan: Plan<Row>,
    index: SortIndex<Row>,
    found: { readonly slots: readonly number[]; readonly total: number | null },
  ): Page<Row> {
    const items: Row[] = []
    for (const slot of found.slots) {
      const row = items.length < plan.limit ? this.slots.at(slot) : null
      if (row !== null) items.push(row)
    }
    const last = found.slots.length > plan.limit ? found.slots[plan.limit - 1] : undefined
    const next = last === undefined ? null : encodeCursor(plan.listing, index.placeOf(last))
    return { items, next, total: found.total }
  }

  rowAt(slot: number | undefined): Row | null {
    return slot === undefined ? null : this.slots.at(slot)
  }

  private admits(plan: Plan<Row>, slot: number): boolean {
    const row = this.slots.at(slot)
    return row !== null && plan.admits(row)
  }

  /** The whole listing: `marks` by slot, and the slots themselves in `few` as far as those go. */
  private found(plan: Plan<Row>): { readonly total: number; readonly few: readonly number[]; readonly marks: Uint8Array } {
    const { rows } = this.slots
    const marks = new Uint8Array(rows.length)
    const few: number[] = []
    let total = 0
    const meet = (slot: number): void => {
      if (!this.admits(plan, slot)) return
      marks[slot] = 1
      total += 1
      if (total <= FEW) few.push(slot)
    }
    if (plan.words.length > 0) this.texts.match(plan.words, meet)
    else for (let slot = 0; slot < rows.length; slot += 1) meet(slot)
    return { total, few, marks }
  }
}

/** So many are sorted by themselves: to meet them all in the index, most of it would have to be visited. */
const FEW = 512

/** Of a listing so many times as long as what is wanted of it, that is picked out sooner than all of it is sorted. */
const SHORT = 8

/** The first of those marked, in order. */
function least<Row extends AnyRow>(marks: Uint8Array, index: SortIndex<Row>, count: number): number[] {
  const compare = (a: number, b: number) => index.compare(a, b)
  const first: number[] = []
  /** So many come before it that it is none of the first any more, nor what comes behind it. */
  let bound: number | null = null
  for (let slot = 0; slot < marks.length; slot += 1) {
    if (marks[slot] !== 1 || (bound !== null && compare(slot, bound) > 0)) continue
    first.push(slot)
    if (first.length < 2 * count) continue
    first.sort(compare).length = count
    bound = first[count - 1] ?? null
  }
  return first.sort(compare).slice(0, count)
}

function sorted<Row extends AnyRow>(
  found: readonly number[],
  { after }: Plan<Row>,
  { index, count }: { readonly index: SortIndex<Row>; readonly count: number },
): Stretch {
  const behind = after === null ? found : found.filter((slot) => index.comparePlace(after, slot) < 0)
  const slots = behind.toSorted((a, b) => index.compare(a, b))
  return { slots: slots.slice(0, count), isComplete: slots.length <= count }
}

function collect(
  accepts: (slot: number) => boolean,
  count: number,
  scan: (visit: (slot: number) => boolean) => boolean,
): Stretch {
  const slots: number[] = []
  const isComplete = scan((slot) => {
    if (!accepts(slot)) return true
    if (slots.length === count) return false
    slots.push(slot)
    return true
  })
  return { slots, isComplete }
}
