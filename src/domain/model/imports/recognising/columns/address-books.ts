import { ADDRESS_BOOKS } from '../../knowledge/address-books'
import { matchKey } from '../../match-key'
import type { Source } from '../../targets'

/** What a program calls its columns in one language: `Titre` may be two columns, which stand in this order. */
interface Vocabulary {
  readonly source: Source
  /** The name in the file, by match key, and what the program calls it in English. */
  readonly words: readonly (readonly [string, string])[]
}

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
  const keys = names.map(matchKey)
  const rated = VOCABULARIES.map(({ source, words }) => {
    const left = [...words]
    const found = keys.map((key) => {
      const at = key === '' ? -1 : left.findIndex(([word]) => word === key)
      return at < 0 ? null : (left.splice(at, 1)[0]?.[1] ?? null)
    })
    return { source, found, share: (words.length - left.length) / words.length }
  })
  const [best] = rated.toSorted((a, b) => b.share - a.share)
  if (best === undefined || best.share < SHARE) return null
  return { source: best.source, names: names.map((name, at) => best.found[at] ?? name) }
}

const VOCABULARIES: readonly Vocabulary[] = ADDRESS_BOOKS.flatMap(({ source, english, others }) => {
  const names = english.split('|')
  return others.map((other) => ({
    source,
    words: other.split('|').map((word, at) => [matchKey(word), names[at] ?? word] as const),
  }))
})
