import type { AnyOrder } from '../../../domain/model/query/any-query'
import type { Ranks } from './key-column'

/**
 * Sorts slots by several ranked fields: a counting sort by each, from the last field to the first, each stable.
 *
 * @param byId the slots to sort, already in the order of their ids
 */
export function sortSlots(byId: Int32Array, orders: readonly { readonly order: AnyOrder; readonly ranks: Ranks }[]): Int32Array {
  return orders.reduceRight((sorted, { order, ranks }) => sortByRank(sorted, order, ranks), byId)
}

function sortByRank(slots: Int32Array, order: AnyOrder, { bySlot, highest }: Ranks): Int32Array {
  const rankOf = (slot: number): number => directed(order, bySlot[slot] ?? 0, highest)
  const ends = new Uint32Array(highest + 2)
  for (const slot of slots) {
    const rank = rankOf(slot)
    ends[rank] = (ends[rank] ?? 0) + 1
  }
  for (let rank = 1; rank < ends.length; rank += 1) ends[rank] = (ends[rank] ?? 0) + (ends[rank - 1] ?? 0)
  const sorted = new Int32Array(slots.length)
  for (let index = slots.length - 1; index >= 0; index -= 1) {
    const slot = slots[index] ?? 0
    const rank = rankOf(slot)
    const place = (ends[rank] ?? 0) - 1
    ends[rank] = place
    sorted[place] = slot
  }
  return sorted
}

function directed(order: AnyOrder, rank: number, highest: number): number {
  if (rank === 0) return order.empty === 'first' ? 0 : highest + 1
  return order.direction === 'asc' ? rank : highest + 1 - rank
}
