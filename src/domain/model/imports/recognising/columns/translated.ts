import { ADDRESS_BOOKS, WHOLE_ADDRESS_BOOKS } from '../../knowledge/address-books'
import { matchKey } from '../../match-key'
import type { Source } from '../../targets'

export interface Translated {
  readonly source: Source
  /** The English name of every column; of one that is not known, what the file says. */
  readonly names: readonly string[]
}

/** The part of a vocabulary that says whose it is: programs write all their columns, and people delete some. */
const SHARE = 0.5

/**
 * The columns of an address book in their English names, where a program wrote them in another language: what a word means
 * hangs on the program, and which of two columns of one name it is on their order. `null`: no known program's.
 */
export function translated(names: readonly string[]): Translated | null {
  return byOrder(names) ?? byVocabulary(names)
}

/**
 * A program that writes all of its columns, in one order, is known in any language by those of them that it numbers: `Custom 1`
 * to `Custom 4` are called one thing, and numbered so.
 */
function byOrder(names: readonly string[]): Translated | null {
  const filled = names.slice(0, names.findLastIndex((name) => name.trim() !== '') + 1)
  const book = WHOLE.find(
    ({ english, numbered }) =>
      english.length === filled.length &&
      filled.every((name) => name.trim() !== '') &&
      numbered.every((places) => areNumberedAlike(places, filled, english)),
  )
  return book === undefined ? null : { source: book.source, names: names.map((name, at) => book.english[at] ?? name) }
}

function areNumberedAlike(places: readonly number[], names: readonly string[], english: readonly string[]): boolean {
  const said = places.map((at) => names[at] ?? '')
  const numberOf = (name: string) => /\d/.exec(name)?.[0]
  const areAlike = new Set(said.map(stemOf)).size === 1
  // In Swedish all four of Thunderbird's are the first.
  const areOne = new Set(said).size === 1
  return areAlike && (areOne || places.every((at) => numberOf(names[at] ?? '') === numberOf(english[at] ?? '')))
}

function stemOf(name: string): string {
  return name.replace(/\d/, '')
}

/** Fewer that are numbered alike are two lines of an address, which is no sign. */
const NUMBERED_LEAST = 3

const WHOLE = WHOLE_ADDRESS_BOOKS.map(({ source, columns }) => {
  const english = columns.split('|')
  const alike = [...new Set(english.map(stemOf))].map((stem) =>
    english.flatMap((name, at) => (stemOf(name) === stem ? [at] : [])),
  )
  return { source, english, numbered: alike.filter((places) => places.length >= NUMBERED_LEAST) }
})

function byVocabulary(names: readonly string[]): Translated | null {
  const keys = names.map(matchKey)
  const rated = VOCABULARIES.map(({ source, named }) => {
    const left = [...named]
    const found = keys.map((key) => {
      const at = key === '' ? -1 : left.findIndex(([word]) => word === key)
      return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null)
    })
    return { source, found, share: (named.length - left.length) / named.length }
  })
  const [best] = rated.toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share < SHARE) return null
  return { source: best.source, names: names.map((name, at) => best.found[at] ?? name) }
}

/** What a program calls its columns in one language: `Titre` may be two columns, which stand in this order. */
const VOCABULARIES = ADDRESS_BOOKS.flatMap(({ source, english, others }) => {
  const names = english.split('|')
  return others.map((other) => ({
    source,
    named: other.split('|').map((word, at) => [matchKey(word), names[at] ?? word] as const),
  }))
})
