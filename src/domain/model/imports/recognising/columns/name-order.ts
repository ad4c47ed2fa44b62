import { FAMILY_FIRST_NAMES } from '../../knowledge/header-words'
import { keysOf, matchKey, matchWords } from '../../match-key'
import { isGivenName } from '../kind/firm-or-person'
import { isFathersName, isNamePrefix } from '../values/name-parts'
import { aliasOf } from './known-names'

const WHOLE: ReadonlySet<string> = keysOf(FAMILY_FIRST_NAMES)

/** `Nom et prénom`, `Nachname, Vorname`, `Név`: does a column of full names say that the family's stands first in them? */
export function isFamilyFirst(header: string): boolean {
  if (WHOLE.has(matchKey(header))) return true
  const said = matchWords(header).map((word) => aliasOf(word, 'other'))
  const [family, given] = [said.indexOf('lastName'), said.indexOf('firstName')]
  return family >= 0 && given > family
}

/** Of few rows none says it alone; of more than these, the first do. */
const VOTES_LEAST = 2
const LOOKED_AT = 500

/** `Иванов Пётр`, `Rossi Mario`: do most names, of which one word is known for a given name, have it behind the other? */
export function beginWithFamily(names: readonly string[]): boolean {
  let [family, given] = [0, 0]
  for (const name of names.slice(0, LOOKED_AT)) {
    const words = name
      .trim()
      .split(/\s+/)
      .filter((word) => !isNamePrefix(word))
    const [first, second = '', third = ''] = words
    if (first === undefined || words.length > 3 || name.includes(',')) continue
    // The father's name stands behind the given one.
    const [isFirst, isSecond] =
      third === '' ? [isGivenName(first), isGivenName(second)] : [isFathersName(second), isFathersName(third)]
    if (isFirst === isSecond) continue
    if (isSecond) family += 1
    else given += 1
  }
  return family >= VOTES_LEAST && family > given * 4
}
