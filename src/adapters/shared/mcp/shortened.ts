import { cutTo } from '../../../domain/model/kernel/cut-to'
import { mapValues } from '../../../domain/model/kernel/map-values'

/** Characters. More than any cursor has. */
const MOST = 4000

/** A list without the rest of long texts: an assistant reads all that it is given, and a mail can be as long as a book. */
export function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length <= MOST ? value : `${cutTo(value, MOST)}… [${value.length} characters]`
  if (Array.isArray(value)) return value.map(shortened)
  return typeof value === 'object' && value !== null ? mapValues<string, unknown, unknown>({ ...value }, shortened) : value
}
