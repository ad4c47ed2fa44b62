import { fold } from '../kernel/text-fold'
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

type Named = Pick<Person, 'firstName' | 'middleName' | 'lastName' | 'emails' | 'phones'>

export function tracesOf({ firstName, middleName, lastName, emails, phones }: Named): Traces {
  const anywhere = [
    ...wholeNames([firstName, middleName, lastName]),
    ...emails.map(({ value }) => value),
    ...phones.flatMap(({ raw, e164 }) => [raw, e164 ?? '']),
  ].filter((trace) => trace.length >= SHORTEST_TRACE)
  const names = [firstName, middleName, lastName].filter((name) => name !== null && name.length >= SHORTEST_NAME)
  return { anywhere: folded(anywhere), nearby: folded([...anywhere, ...names]) }
}

function wholeNames([first, middle, last]: readonly (string | null | undefined)[]): readonly string[] {
  if (!first || !last) return []
  const names = [`${first} ${last}`, `${last} ${first}`, `${last}, ${first}`]
  return middle ? [`${first} ${middle} ${last}`, ...names] : names
}

/** The longest first: a name must not be taken out of the middle of an address. */
function folded(texts: readonly (string | null)[]): readonly string[] {
  const unique = new Set(texts.map((text) => fold(text ?? '')))
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
  const { letters, places } = foldedLetters(text)
  let [kept, from] = ['', 0]
  for (let at = 0; at < letters.length;) {
    const trace = traces.find((candidate) => isMention(letters, at, candidate))
    if (trace === undefined) {
      at += 1
      continue
    }
    kept += text.slice(from, places[at]) + ERASED
    at += trace.length
    from = places[at] ?? text.length
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
function foldedLetters(text: string): { readonly letters: string; readonly places: readonly number[] } {
  let letters = ''
  const places: number[] = []
  for (const { 0: character, index } of text.matchAll(/[\s\S]\p{M}*/gu)) {
    const piece = fold(character)
    letters += piece
    for (let count = 0; count < piece.length; count += 1) places.push(index)
  }
  return { letters, places }
}
