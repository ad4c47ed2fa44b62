import { FAMILY_FIRST_NAMES } from '../../knowledge/header-words'
import { keysOf, matchKey, matchWords } from '../../match-key'
import { aliasOf } from './known-names'

const WHOLE: ReadonlySet<string> = keysOf(FAMILY_FIRST_NAMES)

/** `Nom et prénom`, `Nachname, Vorname`, `Név`: does a column of full names say that the family's stands first in them? */
export function isFamilyFirst(header: string): boolean {
  if (WHOLE.has(matchKey(header))) return true
  const said = matchWords(header).map((word) => aliasOf(word, 'other'))
  const [family, given] = [said.indexOf('lastName'), said.indexOf('firstName')]
  return family >= 0 && given > family
}
