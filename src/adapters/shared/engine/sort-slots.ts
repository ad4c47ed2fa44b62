import type { AnyOrder } from '../../../domain/model/query/any-query'
import type { Ranks } from './rank-keys'

/**
 * Sorts slots by several ranked fields: a counting sort by each, from the last field to the first, each stable.
 *
 * @param byId the slots to sort, already in the order of their ids
 */
export function sortSlots(byId: Int32Array, orders: readonly { readonly order: AnyOrder; readonly ranks: Ranks }[]): Int32Array {
  return orders.reduceRight((sorted, { order, ranks }) => sortByRank(sorted, order, ranks), byId)
}

function sortByRank(slots: Int32Array, order: AnyOrder, { bySlot, highest }: Ranks): Int32Array {
  const places = new Uint32Array(highest + 1)
  for (const slot of slots) {
    const rank = bySlot[slot] ?? 0
    places[rank] = (places[rank] ?? 0) + 1
  }
  beginnings(places, order)
  const sorted = new Int32Array(slots.length)
  for (const slot of slots) {
    const rank = bySlot[slot] ?? 0
    const place = places[rank] ?? 0
    places[rank] = place + 1
    sorted[place] = slot
  }
  return sorted
}

/** From how many have each rank to where those of it begin; rank 0 is empty. */
function beginnings(counts: Uint32Array, { direction, empty }: AnyOrder): void {
  const highest = counts.length - 1
  let place = 0
  const begin = (rank: number): void => {
    const count = counts[rank] ?? 0
    counts[rank] = place
    place += count
  }
  if (empty === 'first') begin(0)
  for (let step = 1; step <= highest; step += 1) begin(direction === 'asc' ? step : highest + 1 - step)
  if (empty !== 'first') begin(0)
}
