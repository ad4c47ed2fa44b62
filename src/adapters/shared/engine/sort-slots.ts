import type { AnyOrder } from '../../../domain/model/query/ast'
import type { Ranks } from './rank-keys'

/**
 * Sorts slots by several ranked fields: a stable counting sort by each, from the last field to the first.
 *
 * @param byId the slots to sort, already ordered by id
 */
export function sortSlots(byId: Int32Array, orders: readonly { readonly order: AnyOrder; readonly ranks: Ranks }[]): Int32Array {
  return orders.reduceRight((sorted, { order, ranks }) => sortByRank(sorted, order, ranks), byId)
}

function sortByRank(slots: Int32Array, order: AnyOrder, { bySlot, highest }: Ranks): Int32Array {
  const offsets = new Uint32Array(highest + 1)
  for (const slot of slots) {
    const rank = bySlot[slot] ?? 0
    offsets[rank] = (offsets[rank] ?? 0) + 1
  }
  toOffsets(offsets, order)
  const sorted = new Int32Array(slots.length)
  for (const slot of slots) {
    const rank = bySlot[slot] ?? 0
    const offset = offsets[rank] ?? 0
    offsets[rank] = offset + 1
    sorted[offset] = slot
  }
  return sorted
}

/** Turns the count of each rank into the offset where that rank begins; rank 0 is empty. */
function toOffsets(counts: Uint32Array, { direction, empty }: AnyOrder): void {
  const highest = counts.length - 1
  let offset = 0
  const begin = (rank: number): void => {
    const count = counts[rank] ?? 0
    counts[rank] = offset
    offset += count
  }
  if (empty === 'first') begin(0)
  for (let step = 1; step <= highest; step += 1) begin(direction === 'asc' ? step : highest + 1 - step)
  if (empty !== 'first') begin(0)
}
