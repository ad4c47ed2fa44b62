import type { SortKey } from '../../../domain/model/query/order'
import { rankTexts } from './rank-texts'

/** The sort keys of a field with repeating values, each stored once. */
export interface CodedKeys {
  /** By code. */
  readonly keys: readonly SortKey[]
  readonly codeOf: Uint16Array
}

/**
 * Numbers the values of a field in order of appearance, so that each distinct value is folded and ranked once. `null` if most
 * values are distinct: numbering them would only cost time.
 */
export function codedKeys(
  slots: number,
  valueAt: (slot: number) => unknown,
  keyOf: (value: unknown) => SortKey,
): CodedKeys | null {
  const keys: SortKey[] = []
  const codeOf = new Uint16Array(slots)
  const codes = new Map<unknown, number>()
  for (let slot = 0; slot < slots; slot += 1) {
    const value = valueAt(slot)
    let code = codes.get(value)
    if (code === undefined) {
      code = keys.length
      if (code === MAX_CODES || (code > 0 && code % CHECK_EVERY === 0 && code > slot * MAX_DISTINCT_SHARE)) return null
      codes.set(value, code)
      keys.push(keyOf(value))
    }
    codeOf[slot] = code
  }
  return { keys, codeOf }
}

const MAX_CODES = 0xffff
/** How often to check whether the values repeat enough. */
const CHECK_EVERY = 4096
const MAX_DISTINCT_SHARE = 0.92

/** The ranks of the values in ascending order: equal values share one, the least has 1. */
export function rankNumbers(values: readonly number[]): Uint32Array {
  const sorted = Float64Array.from(values).sort()
  const ranks = new Map<number, number>()
  for (const value of sorted) if (!ranks.has(value)) ranks.set(value, ranks.size + 1)
  const ranked = new Uint32Array(values.length)
  for (let index = 0; index < values.length; index += 1) ranked[index] = ranks.get(values[index] ?? 0) ?? 0
  return ranked
}

export interface Ranks {
  /** Ranks by slot; 0: empty. */
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
