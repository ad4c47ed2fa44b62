import type { ImportCollection } from '../import-collections'
import { PAPER_WORDS } from '../knowledge/name-parts'
import { keysOf, matchKey } from '../match-key'
import { UNMAPPED, type ColumnMapping, type Target } from '../targets'
import { IDS, NUMBERS, SMALL, wordsOf } from './columns/header-word'
import { weaklyNamedIn } from './columns/known-names'
import { bareOfId, isNameOfId, isNameOfRecord, isNameOfRowId, isOfRegister, recogniseParts } from './columns/recognise-parts'
import type { Looking } from './file-columns'
import { namingTarget } from './naming-column'
import { isCount, isRunningNumber } from './values/running-number'

/**
 * `prospect_id`, `Message ID`: what no other row has, under a name that says so, is what a program knows a row by. An id of
 * whatever in front of the row says so, too, and numbers under `Kreditor`.
 */
export function withRecordId(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { names, valuesAt, isFree }: Looking,
): readonly ColumnMapping[] {
  const target: Target = `${primary}.recordId`
  if (columns.some((column) => column.target === target)) return columns
  const rows = Math.max(0, ...columns.map((_, at) => valuesAt(at).length))
  const taken = new Set(columns.flatMap((column) => column.target ?? []))
  const isOfOther = (name: string) =>
    recogniseParts(bareOfId(name), primary).some((said) => taken.has(said.target) && said.target !== namingTarget(primary))
  const first = columns.findIndex((_, index) => valuesAt(index).length > 0)
  const at = columns.findIndex((column, index) => {
    const name = names[index] ?? ''
    const ids = valuesAt(index)
    if (column.target !== null || !isFree(index) || (isCount(matchKey(name)) && isRunningNumber(ids))) return false
    const isInFront = index === first && isNameOfId(name) && bareOfId(name) !== ''
    const isCounted = isNameOfRecord(name) && ids.length > 2 && ids.every((id) => NUMBERED.test(id.trim()))
    const isNamed = weaklyNamedIn(primary, matchKey(name)) === target
    if (!isInFront && !isCounted && !isNamed && (!isNameOfRowId(name) || isOfOther(name))) return false
    const isOfEach = ids.length === rows && ids.length > 1 && new Set(ids).size === ids.length
    return isOfEach && (isInFront || isNamed || !isRunningNumber(ids))
  })
  const found = at === -1 ? columns.findIndex((column, index) => column.target === null && isFree(index) && isKey(index)) : at
  return columns.map((column, index) => (index === found ? { ...UNMAPPED, target, basis: 'similar' } : column))

  /** Codes of which no row has another's, under a name that says that a program or a paper has them. */
  function isKey(index: number): boolean {
    const codes = valuesAt(index).map((value) => value.trim())
    const isOfEach = codes.length > 2 && codes.length >= rows * MOSTLY_FILLED && new Set(codes).size === codes.length
    return isOfEach && !isRunningNumber(codes) && codes.every((code) => CODE.test(code)) && isNameOfCode(names[index] ?? '')
  }
}

/**
 * `Candidate FP ID`, `Lead Number`, `Référence commande`: what a program knows it by, or a paper. The number of a key or a berth
 * is for people to read.
 */
function isNameOfCode(name: string): boolean {
  const words = wordsOf(name).filter(({ key }) => !SMALL.has(key))
  if (isOfRegister(name) || words.length < 2 || words.length > CODE_WORDS_MOST) return false
  if (words.some(({ key }) => OF_OTHERS.test(key))) return false
  const [first, last] = [words[0]?.key ?? '', words.at(-1)?.key ?? '']
  if (PROGRAMS_IDS.test(last)) return true
  const rest = words.filter(({ key }) => !NUMBERS.has(key) && !IDS.has(key))
  const saysIt = [first, last].some((key) => NUMBERS.has(key) || IDS.has(key))
  return saysIt && rest.length > 0 && rest.every(({ key }) => PAPERS.has(key) || isNameOfRecord(key))
}

const PROGRAMS_IDS = /^(id|uid|uuid|guid)$/
const PAPERS = keysOf(PAPER_WORDS)
const MOSTLY_FILLED = 0.8
const CODE_WORDS_MOST = 4
/** Letters, figures and what joins them, three at least of which one is a figure: no day, no time and no amount. */
const CODE = /^(?=.*\d)(?!\d{1,4}([./-])\d{1,2}\1\d{1,4}$)(?!\d+[.,]\d{1,2}$)[\p{L}\d][\p{L}\d/_.-]{2,39}$/u
const OF_OTHERS =
  /^(zip|post(al|leit)?|plz|cep|country|pays|land|currency|language|tax|vat|ape|naf|nace|sic|naics|cnae|ateco|kvk|iva|tva|ust|steuer|product|produkt|producto|item|artikel|article|sku|promo|discount|coupon|bank|iban|bic|swift|phone|tel|telefono?|telephone|mobile?|fax|house|haus|street|room|seat|table|national|citizen|passport|passeport|pasaporte|plate|serial|barcode|area|time|amount|betrag|invoice|factura|rechnung|facture)/

const NUMBERED = /^[A-Z]{0,4}-?\d{3,12}$/
