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
