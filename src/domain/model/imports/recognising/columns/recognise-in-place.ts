import { KIND_STEMS, PLACE_FILLERS, PLACE_STEMS } from '../../knowledge/place-stems'
import type { Kind, Place } from '../../knowledge/header-words'
import { matchKey } from '../../match-key'

interface Said {
  readonly kinds: ReadonlySet<Kind>
  /** `null`: the name says of what it is a part instead, `Adres (ulica)`. */
  readonly place: Place | null
  /** Of several alike, `2`; empty where none is said. */
  readonly number: string
}

/**
 * What a name says of an address, a number or a place, and where that is, in words that are bent or written together. `null`: a
 * word in it is none of these, or it is a single one.
 *
 * @param words match keys
 */
export function saidInPlace(words: readonly string[]): Said | null {
  const [kinds, places] = [new Set<Kind>(), new Set<Place>()]
  let number = ''
  for (const word of words) {
    if (/^\p{Nd}$/u.test(word)) number = word
    else {
      const meant = takenApart(word)
      if (meant === null) return null
      for (const one of meant) {
        if (one.kind !== undefined) kinds.add(one.kind)
        if (one.place !== undefined) places.add(one.place)
      }
    }
  }
  const [place = null, ...others] = places
  // A line of an address is a part of it, too; of more than two the last may be anything.
  const isPart = kinds.has('address') && (kinds.size > 1 || LINES.test(number))
  return (place === null && !isPart) || others.length > 0 ? null : { kinds, place, number }
}

const LINES = /^[12٢۲۱]$/

interface Meant {
  readonly kind?: Kind
  readonly place?: Place
}

interface Stem extends Meant {
  readonly key: string
  readonly isWhole: boolean
}

/** What a word is made of: `arbejds` and `postnummer`, `自宅` and `住所`; behind the last of them an ending. */
function takenApart(word: string): readonly Meant[] | null {
  const found: Meant[] = []
  let rest = word
  while (rest !== '') {
    const next = nextIn(rest) ?? (found.length === 0 ? null : joinedTo(rest))
    if (next === null) break
    found.push(next.stem)
    rest = next.rest
  }
  return found.length > 0 && rest.length <= ENDING ? found : null
}

interface Next {
  readonly stem: Stem
  readonly rest: string
}

function nextIn(text: string): Next | null {
  const stem = STEMS.find(({ key, isWhole }) => (isWhole ? text === key : text.startsWith(key)))
  return stem === undefined ? null : { stem, rest: text.slice(stem.key.length) }
}

/** Words are joined by a letter or two: `stadsadress`, `hjemmetelefon`. */
function joinedTo(text: string): Next | null {
  const found = [1, 2].map((joint) => nextIn(text.slice(joint)))
  return found.find((next) => next !== null && next.stem.key.length >= JOINED_LEAST) ?? null
}

const JOINED_LEAST = 4

/** Longer ones are words of their own. */
const ENDING = 4

function stemsOf(names: string, meant: Meant): readonly Stem[] {
  return names.split('|').map((name) => ({ ...meant, key: matchKey(name), isWhole: name.startsWith('=') }))
}

/** The longest first, so that `poststed` is no `post`. */
const STEMS: readonly Stem[] = [
  ...Object.entries(KIND_STEMS).flatMap(([kind, names]) => stemsOf(names, { kind: kind as Kind })), // its keys are
  ...Object.entries(PLACE_STEMS).flatMap(([place, names]) => stemsOf(names, { place: place as Place })), // likewise
  ...stemsOf(PLACE_FILLERS, {}),
].toSorted((a, b) => b.key.length - a.key.length)
