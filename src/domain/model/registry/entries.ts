import type { GenericSchema } from 'valibot'
import { line, optional } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import type { Fields } from './field'
import type { LineName } from './lines'

const LINE_RULE = optional(line(LIMITS.name))

type OwnRules<T> = { readonly [F in Exclude<keyof T, LineName<T>>]: GenericSchema }
type Entries<T, R> = { readonly [F in keyof T]: F extends keyof R ? R[F] : typeof LINE_RULE }

/** What a schema holds: the fields in the order of the registry, each with its rule. @param rules of whatever is not a plain line */
export function entriesOf<T extends Fields, R extends OwnRules<T>>(fields: T, rules: R): Entries<T, R>
export function entriesOf(
  fields: Fields,
  rules: Readonly<Record<string, GenericSchema>>,
): Readonly<Record<string, GenericSchema>> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, rules[name] ?? LINE_RULE]))
}
