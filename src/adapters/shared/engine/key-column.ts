import { fieldReader } from '../../../domain/model/query/field-reader'
import { sortKey, type SortKey } from '../../../domain/model/query/sort-key'
import { rankNumbers } from './rank-numbers'
import { rankTexts } from './rank-texts'

/** The sort keys of one field, by slot: text is folded here once, not at every comparison. */
export class KeyColumn {
  readonly field: string
  readonly keys: SortKey[] = []
  private readonly read: (row: object) => unknown
  private readonly folded = new Map<string, SortKey>()
  private ranks: Ranks | null = null

  constructor(field: string, rows: readonly (object | null)[]) {
    this.field = field
    this.read = fieldReader(field)
    for (const row of rows) this.keys.push(row === null ? null : this.keyOf(row))
  }

  set(slot: number, row: object | null): void {
    const key = row === null ? null : this.keyOf(row)
    if (this.keys[slot] === key) return
    this.keys[slot] = key
    this.ranks = null
  }

  /** Has the field another value in the one row than in the other? */
  differs(before: object, after: object): boolean {
    return this.read(before) !== this.read(after)
  }

  /** Of the keys as they are now. */
  ranked(): Ranks {
    this.ranks ??= rankKeys(this.keys)
    return this.ranks
  }

  private keyOf(row: object): SortKey {
    const value = this.read(row)
    if (typeof value !== 'string') return sortKey(this.field, value)
    const known = this.folded.get(value)
    if (known !== undefined) return known
    const key = sortKey(this.field, value)
    // Few values: their rows share one folded text. Many: remembering each would cost more than folding it.
    if (this.folded.size < FOLDED_KEPT) this.folded.set(value, key)
    return key
  }
}

export interface Ranks {
  /** By slot; 0 is empty. */
  readonly bySlot: Uint32Array
  readonly highest: number
}

const FOLDED_KEPT = 2000

function rankKeys(keys: readonly SortKey[]): Ranks {
  const { codes, distinct } = encode(keys) ?? { codes: null, distinct: keys }
  const ranks = rankDistinct(distinct)
  if (codes === null) return ranks
  const bySlot = new Uint32Array(keys.length)
  for (let slot = 0; slot < bySlot.length; slot += 1) bySlot[slot] = ranks.bySlot[codes[slot] ?? 0] ?? 0
  return { bySlot, highest: ranks.highest }
}

/** Few values are ranked once each; `null` when there are many. */
function encode(keys: readonly SortKey[]): { readonly codes: Uint16Array; readonly distinct: readonly SortKey[] } | null {
  const codes = new Uint16Array(keys.length)
  const known = new Map<SortKey, number>()
  for (let slot = 0; slot < codes.length; slot += 1) {
    const key = keys[slot] ?? null
    const code = known.get(key) ?? known.size
    if (code === known.size) known.set(key, code)
    if (code === FEW) return null
    codes[slot] = code
  }
  return { codes, distinct: [...known.keys()] }
}

const FEW = 4096

function rankDistinct(keys: readonly SortKey[]): Ranks {
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
  const highestNumber = place(bySlot, numberSlots, rankNumbers(numbers), 0)
  return { bySlot, highest: place(bySlot, textSlots, rankTexts(texts), highestNumber) }
}

function place(bySlot: Uint32Array, slots: readonly number[], ranks: Uint32Array, base: number): number {
  let highest = base
  for (let index = 0; index < slots.length; index += 1) {
    const rank = base + (ranks[index] ?? 0)
    bySlot[slots[index] ?? 0] = rank
    if (rank > highest) highest = rank
  }
  return highest
}
