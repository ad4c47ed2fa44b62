import { AREA_CODE_WORDS } from '../knowledge/area-code-words'
import { KINDS, MOBILE_PARTS } from '../knowledge/header-words'
import { keysOf, matchKey, matchWords } from '../match-key'
import { fieldOf, UNMAPPED, type ColumnMapping } from '../targets'
import { shareOf } from './kind/value-signs'
import { isAreaCode } from './values/area-codes'
import { NAMES_OF_PEOPLE, retarget, type Columns, type FileColumns } from './file-columns'

/** A mobile beside the one to ask for at a company is that person's, and one a little behind where the company has a phone besides. */
export function settleMobiles(columns: Columns, { primary, columns: named, valuesAt }: FileColumns): Columns {
  if (primary !== 'companies') return columns
  const isFilled = (at: number) => valuesAt(at).length > 0
  const phones = columns.flatMap(({ target }, at) => (target === 'companies.phone' && isFilled(at) ? [at] : []))
  const mobiles = phones.filter((at) => isMobile(named[at]?.name ?? ''))
  const isNamed = ({ target }: ColumnMapping) => target !== null && NAMES_OF_PEOPLE.has(target)
  const isContact = (at: number) => columns.slice(Math.max(0, at), at + 1).some(isNamed) && isFilled(at)
  const isBeside = (at: number) => isContact(at - 1) || isContact(at + 1)
  const isBehind = (at: number) => mobiles.length < phones.length && columns.slice(Math.max(0, at - NEAR), at).some(isNamed)
  return mobiles
    .filter((at) => isBeside(at) || isBehind(at))
    .reduce((settled, at) => retarget(settled, at, 'people.phone'), columns)
}

/**
 * `Standard` is a switchboard in French, and in English what firms are certified by: by its figures. So is a `Durchwahl` a whole
 * number, or the end of one.
 */
export function settleSwitchboards(columns: Columns, { keys, valuesAt }: FileColumns): Columns {
  const isNone = (at: number) => valuesAt(at).length > 0 && shareOf(valuesAt(at), hasManyFigures) === 0
  return columns.map((column, at) =>
    column.target !== null && fieldOf(column.target) === 'phone' && SWITCHBOARDS.has(keys[at] ?? '') && isNone(at)
      ? UNMAPPED
      : column,
  )
}

const SWITCHBOARDS = keysOf('standard|central|exchange|durchwahl|nebenstelle|extension')

function hasManyFigures(value: string): boolean {
  return value.replace(/\D/g, '').length >= FIGURES_LEAST
}

const FIGURES_LEAST = 6

/** An area code in a column of its own belongs to the number in the next one. */
export function settleAreaCodes(columns: Columns, { columns: named, valuesAt }: FileColumns): Columns {
  return named.reduce((settled, { name }, at) => {
    const target = columns[at + 1]?.target ?? null
    const said = matchWords(name).filter((word) => !/^\d+$/.test(word))
    const isCode = AREA_CODES.has(matchKey(said.join(' '))) && shareOf(valuesAt(at), isAreaCode) >= MOSTLY
    return isCode && target !== null && fieldOf(target) === 'phone' ? retarget(settled, at, target) : settled
  }, columns)
}

const NEAR = 3
const MOSTLY = 0.8
const AREA_CODES = keysOf(AREA_CODE_WORDS)
const WORDS = keysOf(`${KINDS.mobile}|cep`)
const PARTS = [...keysOf(MOBILE_PARTS)]

function isMobile(name: string): boolean {
  const key = matchKey(name)
  return PARTS.some((part) => key.includes(part)) || matchWords(name).some((word) => WORDS.has(word))
}
