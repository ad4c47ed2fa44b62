import { primaryOf } from '../records/one-primary'
import type { Person } from './person'

/**
 * What a person is called where one line must do: the names that are there, else the e-mail address, else the number.
 * Never empty for a valid person.
 */
export function personName(
  person: Pick<Person, 'firstName' | 'middleName' | 'lastName' | 'namePrefix' | 'nameSuffix' | 'emails' | 'phones'>,
): string {
  const { namePrefix, firstName, middleName, lastName, nameSuffix } = person
  if (firstName !== null || lastName !== null) {
    return [namePrefix, firstName, middleName, lastName, nameSuffix].filter((part) => part !== null).join(' ')
  }
  return primaryOf(person.emails)?.value ?? primaryOf(person.phones)?.raw ?? ''
}

/** One or two letters for an avatar: of the first and last word, of an e-mail address before its `@`. Counts what a reader sees as a letter as one. */
export function initials(name: string): string {
  const words = name
    .replace(/@.*$/u, '')
    .split(/[\s._-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends.map((word) => firstLetter(word ?? '').toUpperCase()).join('')
}

function firstLetter(word: string): string {
  const letters = word.replace(/^[^\p{L}\p{N}]+/u, '')
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(letters)) return segment
  return ''
}

// Made when the first avatar asks: it loads break rules, which the first paint need not wait for.
let graphemes: Intl.Segmenter | undefined
