import { fold } from '../kernel/text-fold'
import { PEOPLE } from '../registry/contacts'
import type { Field } from '../registry/field'
import type { Person } from './person'

/** What a person may be named by in text, folded. */
export interface Traces {
  /** Unlikely to mean anybody else: whole names, e-mail addresses, phone numbers as they were written. */
  readonly anywhere: readonly string[]
  /** Those, and each name by itself: for text that is known to be about the person. */
  readonly nearby: readonly string[]
}

/** Stands where a person was named. */
export const ERASED = '[erased]'

/** Shorter numbers and names would be found in half of all text. */
const SHORTEST_TRACE = 5
const SHORTEST_NAME = 2

const IDENTITY = Object.entries<Field>(PEOPLE).flatMap(([name, { identity }]) => (identity === true ? [name] : []))

export function tracesOf(person: Pick<Person, 'firstName' | 'middleName' | 'lastName' | 'emails' | 'phones'>): Traces {
  const held = IDENTITY.map((name): unknown => Reflect.get(person, name))
  const contacts = held.filter(Array.isArray).flatMap((entries) => entries.flatMap(addressesIn))
  const anywhere = [...wholeNames(person), ...contacts].filter((trace) => trace.length >= SHORTEST_TRACE)
  const names = held.filter((name) => typeof name === 'string').filter((name) => name.length >= SHORTEST_NAME)
  return { anywhere: folded(anywhere), nearby: folded([...anywhere, ...names]) }
}

/** An e-mail address, or a number as it was written and as it was read. */
function addressesIn(entry: unknown): readonly string[] {
  const parts = ['value', 'raw', 'e164'].map((part): unknown => Reflect.get(Object(entry), part))
  return parts.filter((part) => typeof part === 'string')
}

type Names = Pick<Person, 'firstName' | 'middleName' | 'lastName'>

function wholeNames({ firstName: first, middleName: middle, lastName: last }: Names): readonly string[] {
  if (!first || !last) return []
  const names = [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`]
  return middle ? [`${first} ${middle} ${last}`, ...names] : names
}

/** The longest first: a name must not be taken out of the middle of an address. */
function folded(texts: readonly string[]): readonly string[] {
  const unique = new Set(texts.map((text) => fold(text)))
  return [...unique].toSorted((a, b) => b.length - a.length)
}

/**
 * The text with every mention replaced, whatever its case and accents; the text itself when there is none. A mention
 * begins where a word begins. One of several words may run on ("Ada Lovelaces"), one of a single word may not, since
 * "Al" is no mention in "Also".
 *
 * @param traces folded
 */
export function withoutMentions(text: string, traces: readonly string[]): string {
  const { letters, indexes } = foldedLetters(text)
  let [kept, from] = ['', 0]
  for (let at = 0; at < letters.length;) {
    const trace = traces.find((candidate) => isMention(letters, at, candidate))
    if (trace === undefined) {
      at += 1
      continue
    }
    kept += text.slice(from, indexes[at]) + ERASED
    at += trace.length
    from = indexes[at] ?? text.length
  }
  return from === 0 ? text : kept + text.slice(from)
}

function isMention(letters: string, at: number, trace: string): boolean {
  if (trace === '' || !letters.startsWith(trace, at) || isWordy(letters[at - 1])) return false
  const mayRunOn = /\s/u.test(trace)
  return mayRunOn || !isWordy(letters[at + trace.length])
}

function isWordy(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}

/** The folded text, and for each of its letters where in the text its character begins. */
function foldedLetters(text: string): { readonly letters: string; readonly indexes: readonly number[] } {
  let letters = ''
  const indexes: number[] = []
  for (const { 0: character, index } of text.matchAll(/[\s\S]\p{M}*/gu)) {
    const piece = fold(character)
    letters += piece
    for (let count = 0; count < piece.length; count += 1) indexes.push(index)
  }
  return { letters, indexes }
}
