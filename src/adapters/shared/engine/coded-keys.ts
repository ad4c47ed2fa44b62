import type { SortKey } from '../../../domain/model/query/sort-key'

/** The keys of a field whose values repeat, each held once. */
export interface CodedKeys {
  /** By code. */
  readonly keys: readonly SortKey[]
  readonly codeOf: Uint16Array
}

/**
 * Numbers the values of a field as they come, so that each is folded and ranked once, however many rows have it. `null`
 * where most rows have a value of their own: numbering those would only delay.
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
      if (code === MOST || (code > 0 && code % PROBED === 0 && code > slot * OWN_SHARE)) return null
      codes.set(value, code)
      keys.push(keyOf(value))
    }
    codeOf[slot] = code
  }
  return { keys, codeOf }
}

const MOST = 0xffff
/** At every so many values it is looked whether they repeat enough. */
const PROBED = 4096
const OWN_SHARE = 0.92
