import type { AnyRow, Page } from '../../../domain/model/query/ast'
import { encodeCursor } from '../../../domain/model/query/order'
import { matches, type QueryPlan } from './plan'
import type { RowSlots } from './row-slots'
import type { SearchChunks } from './search-chunks'
import type { SortIndex } from './sort-index'

/** The first rows of a listing, or of the part after a position. */
export interface SlotRange {
  readonly slots: number[]
  /** The listing ends after these. */
  readonly isComplete: boolean
}

/** Runs plans over the rows of a store. */
export class RowReader<Row extends AnyRow> {
  private readonly slots: RowSlots<Row>
  private readonly texts: SearchChunks<Row>

  constructor(slots: RowSlots<Row>, texts: SearchChunks<Row>) {
    this.slots = slots
    this.texts = texts
  }

  /** @param count the most rows to return */
  first(plan: QueryPlan<Row>, index: SortIndex<Row>, count: number): SlotRange & { readonly total: number | null } {
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
    const range =
      total <= FEW
        ? sorted(few, plan, { index, count })
        : isShort
          ? { slots: least(marks, index, count), isComplete: total <= count }
          : collect(
              (slot) => marks[slot] === 1,
              count,
              (visit) => index.scan(plan.after, visit),
            )
    return { ...range, total: plan.isCounted ? total : null }
  }

  /** The rows after a slot of the listing; `null`: from its start. For few rows, since it reads them one at a time. */
  after(
    plan: QueryPlan<Row>,
    index: SortIndex<Row>,
    options: { readonly slot: number | null; readonly count: number },
  ): SlotRange {
    const position = options.slot === null ? plan.after : index.positionOf(options.slot)
    const accepts = (slot: number) => matches(plan, this.slots.at(slot), () => this.texts.textAt(slot))
    return collect(accepts, options.count, (visit) => index.scan(position, visit))
  }

  /** @param slots the page's rows and, if there is one, the row after them */
  page(
    plan: QueryPlan<Row>,
    index: SortIndex<Row>,
    found: { readonly slots: readonly number[]; readonly total: number | null },
  ): Page<Row> {
    const items: Row[] = []
    for (const slot of found.slots) {
      const row = items.length < plan.limit ? this.slots.at(slot) : null
      if (row !== null) items.push(row)
    }
    const last = found.slots.length > plan.limit ? found.slots[plan.limit - 1] : undefined
    const next = last === undefined ? null : encodeCursor(plan.listing, index.positionOf(last))
    return { items, next, total: found.total }
  }

  rowAt(slot: number | undefined): Row | null {
    return slot === undefined ? null : this.slots.at(slot)
  }

  private admits(plan: QueryPlan<Row>, slot: number): boolean {
    const row = this.slots.at(slot)
    return row !== null && plan.admits(row)
  }

  /** The complete listing: `marks` by slot, and the slots themselves in `few` up to its limit. */
  private found(plan: QueryPlan<Row>): { readonly total: number; readonly few: readonly number[]; readonly marks: Uint8Array } {
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
    if (plan.similar !== null) this.texts.filter(plan.similar, meet)
    else if (plan.words.length > 0) this.texts.match(plan.words, meet)
    else for (let slot = 0; slot < rows.length; slot += 1) meet(slot)
    return { total, few, marks }
  }
}

/** Up to this many are sorted directly: finding them through the index would visit most of it. */
const FEW = 512

/** A listing at least this many times longer than the wanted part: picking that part out is faster than sorting everything. */
const SHORT = 8

/** The first marked slots in order. */
function least<Row extends AnyRow>(marks: Uint8Array, index: SortIndex<Row>, count: number): number[] {
  const compare = (a: number, b: number) => index.compare(a, b)
  const first: number[] = []
  /** At least `count` slots come before it, so later ones cannot be among the first. */
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
  { after }: QueryPlan<Row>,
  { index, count }: { readonly index: SortIndex<Row>; readonly count: number },
): SlotRange {
  const remaining = after === null ? found : found.filter((slot) => index.comparePosition(after, slot) < 0)
  const slots = remaining.toSorted((a, b) => index.compare(a, b))
  return { slots: slots.slice(0, count), isComplete: slots.length <= count }
}

function collect(
  accepts: (slot: number) => boolean,
  count: number,
  scan: (visit: (slot: number) => boolean) => boolean,
): SlotRange {
  const slots: number[] = []
  const isComplete = scan((slot) => {
    if (!accepts(slot)) return true
    if (slots.length === count) return false
    slots.push(slot)
    return true
  })
  return { slots, isComplete }
}
