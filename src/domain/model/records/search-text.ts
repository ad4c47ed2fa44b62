import { mapValues } from '../kernel/map-values'
import { fieldReader } from '../query/field-reader'
import type { Field, Fields } from '../registry/field'
import { REGISTRY } from '../registry/registry'
import type { ReadableName, RowOf } from './collections'

type How = NonNullable<Field['search']>

interface Part {
  readonly read: (row: object) => unknown
  readonly how: How
}

const PARTS = mapValues<ReadableName, Fields, readonly Part[]>(REGISTRY, (fields) =>
  Object.entries(fields).flatMap(([name, { search }]) =>
    search === undefined ? [] : [{ read: fieldReader(name), how: search }],
  ),
)

/**
 * The text of a row that a search looks through, not yet folded. Parts are on lines of their own: no word spans two. It is made
 * in loops, since every row of a collection needs it before the first search.
 */
export function searchText<K extends ReadableName>(collection: K, row: RowOf<K>): string {
  let text = ''
  for (const { read, how } of PARTS[collection]) text = withPart(text, read(row), how)
  return text
}

function withPart(text: string, value: unknown, how: How): string {
  if (typeof value === 'string') return how === 'phone' ? withPhone(text, value) : withLine(text, value)
  if (typeof value !== 'object' || value === null) return text
  let longer = text
  if (Array.isArray(value)) for (const entry of value) longer = withPart(longer, entry, how)
  else if (how === 'phone') longer = withPart(withPart(text, Reflect.get(value, 'raw'), how), Reflect.get(value, 'e164'), 'text')
  else if (how !== 'text') for (const part of how) longer = withPart(longer, Reflect.get(value, part), 'text')
  return longer
}

/** A number as written, and its digits in one piece, so that any part of it is found. */
function withPhone(text: string, phone: string): string {
  const digits = phone.replace(/\D+/g, '')
  return digits === phone ? withLine(text, phone) : withLine(withLine(text, phone), digits)
}

function withLine(text: string, line: string): string {
  if (line === '') return text
  return text === '' ? line : `${text}\n${line}`
}
