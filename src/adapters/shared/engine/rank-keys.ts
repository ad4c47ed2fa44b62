import type { SortKey } from '../../../domain/model/query/order'
import type { CodedKeys } from './coded-keys'
import { rankNumbers } from './rank-numbers'
import { rankTexts } from './rank-texts'

export interface Ranks {
  /** Ranks by slot; 0 stands for empty. */
  readonly bySlot: Uint32Array
  readonly highest: number
}

export function rankCoded({ keys, codeOf }: CodedKeys): Ranks {
  const { bySlot: byCode, highest } = rankKeys(keys)
  const bySlot = new Uint32Array(codeOf.length)
  for (let slot = 0; slot < bySlot.length; slot += 1) bySlot[slot] = byCode[codeOf[slot] ?? 0] ?? 0
  return { bySlot, highest }
}

/** Numbers come before texts. */
export function rankKeys(keys: readonly SortKey[]): Ranks {
  const bySlot = new Uint32Array(keys.length)
  const numbers: number[] = []
  const numberSlots: number[] = []
  const texts: string[] = []
  const textSlots: number[] = []
  for (let slot = 0; slot < keys.length; slot += 1) {
    const key = keys[slot] ?? null
    if (typeof key === 'string') {
      texts.push(key)
      textSlots.push(slot)
    } else if (key !== null) {
      numbers.push(key)
      numberSlots.push(slot)
    }
  }
  const highestNumber = assignRanks(bySlot, numberSlots, rankNumbers(numbers), 0)
  return { bySlot, highest: assignRanks(bySlot, textSlots, rankTexts(texts), highestNumber) }
}

function assignRanks(bySlot: Uint32Array, slots: readonly number[], ranks: Uint32Array, base: number): number {
  let highest = base
  for (let index = 0; index < slots.length; index += 1) {
    const rank = base + (ranks[index] ?? 0)
    bySlot[slots[index] ?? 0] = rank
    if (rank > highest) highest = rank
  }
  return highest
}
