import { STREET_WORDS } from '../../knowledge/street-words'
import { keysOf, matchKey, matchWords } from '../../match-key'

const STREETS = keysOf(STREET_WORDS)
/** Endings of words that are written in one, `Tongerloplein`, `Hauptstr.` */
const ENDINGS =
  /(stra(ß|ss)e|str|gasse|weg|allee|platz|plein|laan|straat|gracht|kade|dijk|singel|gatan|vägen|gade|vej|vejen|gata|veien|katu|tie|utca|sokak|caddesi)$/

/** A street with a number, or one that says that it is a street: `Gievitzer Str. 88c`, `12 Rue du Port`, `Postbus 72`. */
export function isStreet(value: string): boolean {
  if (value.length < SHORTEST || value.length > LONGEST || /[@\\]|:\/\//.test(value)) return false
  if (isProse(value)) return false
  const words = matchWords(value)
  // `Dr. Amy Lund` is somebody; a drive stands last.
  const isNamed = words.some(
    (word, at) => (at > 0 || word !== 'dr') && (STREETS.has(word) || (word.length > 5 && ENDINGS.test(word))),
  )
  // `C/2026/017` is a number, and no `Calle`.
  const hasName = /\p{L}{3}|\p{Script=Han}{2}|\p{Script=Hangul}{2}/u.test(value)
  return isNamed && hasName && words.length > 1 && (/\d/.test(value) || words.length > 2)
}

/** A street and a place, or more: `Çiçek Sokak No:5, Kadıköy, İstanbul`. */
export function isWholeAddress(value: string): boolean {
  const lines = value.split(/[,\n]/).filter((line) => /\p{L}{2}/u.test(line))
  return lines.length > 1 && isStreet(value)
}

/** Mostly words that are written small, of scripts that have capitals: `Wait 2 days, then ask for the best route`. */
function isProse(value: string): boolean {
  const words = value.match(/\p{L}{3,}/gu) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !STREETS.has(matchKey(word)))
  // With a number few words may be an address that somebody wrote small.
  return words.length >= (/\d/.test(value) ? SENTENCE : PHRASE) && small.length * 2 > words.length
}

const PHRASE = 4
const SENTENCE = 7
const SHORTEST = 6
const LONGEST = 160
