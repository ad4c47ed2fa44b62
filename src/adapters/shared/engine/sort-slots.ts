import type { AnyOrder } from '../../../domain/model/query/any-query'
import type { Ranks } from './key-column'

/**
 * Sorts slots by several ranked fields. From the last field to the first, each slot's rank and its place so far are packed
 * into one double and the doubles sorted natively, which makes each pass a stable sort.
 *
 * @param byId the slots to sort, already in the order of their ids
 */
export function sortSlots(byId: Int32Array, orders: readonly { readonly order: AnyOrder; readonly ranks: Ranks }[]): Int32Array {
  let sorted = byId
  const count = byId.length
  for (const { order, ranks } of orders.toReversed()) {
    const packed = new Float64Array(count)
    for (let place = 0; place < count; place += 1) {
      packed[place] = directed(order, ranks.bySlot[sorted[place] ?? 0] ?? 0, ranks.highest) * count + place
    }
    packed.sort()
    const next = new Int32Array(count)
    for (let place = 0; place < count; place += 1) next[place] = sorted[(packed[place] ?? 0) % count] ?? 0
    sorted = next
  }
  return sorted
}

function directed(order: AnyOrder, rank: number, highest: number): number {
  if (rank === 0) return order.empty === 'first' ? 0 : highest + 1
  return order.direction === 'asc' ? rank : highest + 1 - rank
}
