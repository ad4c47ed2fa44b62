import { KINDS, MOBILE_PARTS } from '../knowledge/header-words'
import { keysOf, matchKey, matchWords } from '../match-key'
import { retarget, type Columns, type FileColumns } from './file-columns'

/** A mobile behind the one to ask for at a company is that person's, where the company has a phone besides. */
export function settleMobiles(columns: Columns, { primary, columns: named, valuesAt }: FileColumns): Columns {
  if (primary !== 'companies') return columns
  const isFilled = (at: number) => valuesAt(at).length > 0
  const phones = columns.flatMap(({ target }, at) => (target === 'companies.phone' && isFilled(at) ? [at] : []))
  const mobiles = phones.filter((at) => isMobile(named[at]?.name ?? ''))
  if (mobiles.length === phones.length) return columns
  const isBehindContact = (at: number) =>
    columns.slice(Math.max(0, at - NEAR), at).some(({ target }) => target !== null && CONTACT.has(target))
  return mobiles.filter(isBehindContact).reduce((settled, at) => retarget(settled, at, 'people.phone'), columns)
}

const NEAR = 3
const CONTACT: ReadonlySet<string> = new Set(['people.fullName', 'people.firstName', 'people.lastName'])
const WORDS = keysOf(`${KINDS.mobile}|cep`)
const PARTS = [...keysOf(MOBILE_PARTS)]

function isMobile(name: string): boolean {
  const key = matchKey(name)
  return PARTS.some((part) => key.includes(part)) || matchWords(name).some((word) => WORDS.has(word))
}
