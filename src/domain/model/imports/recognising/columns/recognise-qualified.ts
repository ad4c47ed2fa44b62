import type { ImportCollection } from '../../import-collections'
import { QUALIFIERS } from '../../knowledge/qualifier-words'
import { keysOf } from '../../match-key'
import type { Target } from '../../targets'
import { textOf, type HeaderWord } from './header-word'
import type { Recognised } from './known-names'
import { recogniseTarget } from './recognise-target'

const WHICH = keysOf(Object.values(QUALIFIERS).join('|'))
const OF_CONTACT = /\.(email|phone|street|city|region|postalCode|country|address)$/

/** `Kod pocztowy adresu rozliczeniowego`: a part of an address, or a number, by what is left without the words that say which. */
export function recogniseQualified(words: readonly HeaderWord[], primary: ImportCollection): Recognised<Target> | null {
  const rest = words.filter(({ key }) => !WHICH.has(key))
  if (rest.length === 0 || rest.length === words.length) return null
  const said = recogniseTarget(textOf(rest), { source: 'other', primary })
  if (said === null || !OF_CONTACT.test(said.target)) return null
  const which = textOf(words.filter(({ key }) => WHICH.has(key))).toLowerCase()
  return /\.(email|phone)$/.test(said.target) ? said : { ...said, group: said.group === '' ? which : said.group }
}
