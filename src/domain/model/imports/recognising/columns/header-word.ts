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
  const spaced = text
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    // `ユーザID`, `部員番号`
    .replace(BESIDE_LATIN, ' ')
    .replace(NUMBER_AT_END, ' ')
  return [...spaced.matchAll(/([\p{L}\p{N}\p{M}°]+)(\.?)/gu)].flatMap(([, word = '', stop = '']) => {
    const key = matchKey(word)
    return key === '' ? [] : [{ text: word, key, isCut: stop !== '' }]
  })
}

const BESIDE_LATIN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])(?=\p{Script=Latin})|(?<=\p{Script=Latin})(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu

const NUMBER_AT_END = /(?<=[\p{L}\p{M}ー]{2})(?=(番号|コード|编号|編號|编码|번호|코드)$)/u

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
