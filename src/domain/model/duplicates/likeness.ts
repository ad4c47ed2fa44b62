import type { Id } from '../kernel/id'

/** Why two records may be one. What is worth showing of it is the value; the screen has the words. */
export type Reason =
  | { readonly kind: 'email' | 'phone' | 'link' | 'domain'; readonly value: string }
  | { readonly kind: 'name' | 'name-alike' | 'company' | 'city' }

export interface Match {
  /** 0 to 1: how likely it is that the two are one. */
  readonly score: number
  readonly reasons: readonly Reason[]
}

export interface Candidate extends Match {
  readonly ids: readonly [Id, Id]
}

/** Candidates below this score are not shown. */
const THRESHOLD = 0.5

/** The combined weight of all signs; `null`: too little. */
export function matchOf(signs: readonly { readonly weight: number; readonly reasons: readonly Reason[] }[]): Match | null {
  const score = 1 - signs.reduce((doubt, { weight }) => doubt * (1 - weight), 1)
  return score < THRESHOLD ? null : { score, reasons: signs.flatMap(({ reasons }) => reasons) }
}

export type NameLikeness = 'same' | 'alike' | 'apart'

/** Shorter words are too easily another word with one letter changed. */
const SHORTEST_MISSPELT = 4

/**
 * How two names compare, word by word and whatever the order. They are alike when one word is the same and every other of
 * the shorter name is found in the longer one: misspelt in one place, or as its first letter.
 *
 * @param a folded words, as `matchWords` gives them
 */
export function nameLikeness(a: readonly string[], b: readonly string[]): NameLikeness {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const left = [...long]
  const unmatched = short.filter((word) => !take(left, (other) => other === word))
  const hasWord = short.some((word) => isTelling(word) && long.includes(word))
  if (hasWord && unmatched.length === 0 && left.length === 0) return 'same'
  if (short.length < 2 || !hasWord) return 'apart'
  return unmatched.every((word) => take(left, (other) => isInitial(word, other) || isMisspelt(word, other))) ? 'alike' : 'apart'
}

/** A letter by itself says little of a name; a character of another script may be the whole of it. */
export function isTelling(word: string): boolean {
  return word.length > 1 || word.charCodeAt(0) > LAST_OF_ALPHABETS
}

const LAST_OF_ALPHABETS = 0x2e7f

function take(words: string[], fits: (word: string) => boolean): boolean {
  const at = words.findIndex(fits)
  if (at === -1) return false
  words.splice(at, 1)
  return true
}

function isInitial(a: string, b: string): boolean {
  return (a.length === 1 || b.length === 1) && a.charAt(0) === b.charAt(0)
}

/** One letter more, less or other, or two neighbours in each other's place. */
export function isMisspelt(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELT || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a.charAt(start) === b.charAt(start)) start += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a.charAt(endA - 1) === b.charAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  if (endA - start <= 1 && endB - start <= 1) return true
  const isTurned = endA - start === 2 && endB - start === 2
  return isTurned && a.charAt(start) === b.charAt(start + 1) && a.charAt(start + 1) === b.charAt(start)
}

/** A text and what is left of it when any one letter goes: two that are misspelt of each other have one of these in common. */
export function withoutOneLetter(text: string): readonly string[] {
  if (text.length < SHORTEST_MISSPELT) return [text]
  return [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))]
}
