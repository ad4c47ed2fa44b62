import type { SortKey } from '../../../domain/model/query/order'

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
