import { compareText } from '../kernel/compare-text'
import { fold } from '../kernel/text-fold'

/** A field's value as it is ordered; `null` is empty. */
export type SortKey = string | number | null

/** Text that is ordered as it stands: a fractional rank tells `A` from `a`. All other text is ordered folded. */
const EXACT: ReadonlySet<string> = new Set(['rank', 'position'])

/** `false` comes before `true`. What has no order (a list, an object) counts as empty. */
export function sortKey(field: string, value: unknown): SortKey {
  if (typeof value === 'string') return EXACT.has(field) ? value : fold(value)
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'number' ? value : null
}

/** Numbers as numbers, text by code point; numbers come before text, so that the order is total whatever a row holds. */
export function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'string') return typeof b === 'string' ? compareText(a, b) : 1
  return typeof b === 'string' ? -1 : a - b
}
