import { JOINING, PARTS } from '../../knowledge/owner-words'
import { keysOf, matchKey } from '../../match-key'

/** A word of the name of a column. */
export interface HeaderWord {
  readonly text: string
  readonly key: string
  /** Cut short at a full stop. */
  readonly isCut: boolean
}

/** Words that join others, and may be missing. */
export const SMALL = keysOf(JOINING)

export function wordsOf(text: string): readonly HeaderWord[] {
  const spaced = text.normalize('NFKC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
  return [...spaced.matchAll(/([\p{L}\p{N}\p{M}°]+)(\.?)/gu)].flatMap(([, word = '', stop = '']) => {
    const key = matchKey(word)
    return key === '' ? [] : [{ text: word, key, isCut: stop !== '' }]
  })
}

export const NUMBERS = keysOf(PARTS.number)
export const IDS = keysOf(PARTS.id)
export const NAMES = keysOf(PARTS.name)
export const DATES = keysOf(PARTS.date)
export const TIMES = keysOf(PARTS.time)

/** Without the small words around. */
export function trimmed(words: readonly HeaderWord[]): readonly HeaderWord[] {
  const isSmall = ({ key, isCut }: HeaderWord) => !isCut && SMALL.has(key) && !NUMBERS.has(key)
  const first = words.findIndex((word) => !isSmall(word))
  const last = words.findLastIndex((word) => !isSmall(word))
  return first === -1 ? [] : words.slice(first, last + 1)
}

export function textOf(words: readonly HeaderWord[]): string {
  return words.map((word) => word.text).join(' ')
}
