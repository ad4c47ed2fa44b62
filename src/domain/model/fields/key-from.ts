import { fold } from '../kernel/text-fold'
import { FIELD_KEY } from './custom-value'

const MOST = 40

/** A key for a field of this label, other than those that are taken: `Deal size` is kept under `deal_size`. */
export function keyFrom(label: string, taken: ReadonlySet<string>): string {
  const words = fold(label)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
  const base = (words === '' ? 'field' : words).slice(0, MOST - 3)
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? base : `${base}_${number}`
    if (!taken.has(key) && FIELD_KEY.test(key)) return key
  }
}
