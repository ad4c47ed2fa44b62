import type { GenericSchema } from 'valibot'
import { line, optional } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { COMPANIES, PEOPLE } from './contacts'
import { DEALS } from './deals'
import type { Fields } from './field'

/** The names of the plain lines of text: what is done with one follows from its being one. */
export type LineName<T> = { [F in keyof T]: T[F] extends { readonly rule: 'line' } ? F & string : never }[keyof T]

/** @param placed those that have a place of their own */
export function linesOf<T extends Fields>(fields: T, placed?: readonly LineName<T>[]): readonly LineName<T>[]
export function linesOf(fields: Fields, placed: readonly string[] = []): readonly string[] {
  return Object.keys(fields).filter((name) => fields[name]?.rule === 'line' && !placed.includes(name))
}

/** Of the collections that are shown, edited in bulk, exported and imported field by field. */
export const LINES = {
  people: linesOf(PEOPLE),
  companies: linesOf(COMPANIES),
  deals: linesOf(DEALS),
}
export type LineOf<K extends keyof typeof LINES> = (typeof LINES)[K][number]

/** Of a collection that has none, none. */
export function linesIn(collection: string): readonly string[] {
  return Object.entries<readonly string[]>(LINES).find(([name]) => name === collection)?.[1] ?? []
}

/** `Job title` for `jobTitle`. */
export function spacedName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

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
