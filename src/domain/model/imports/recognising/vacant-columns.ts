import type { ImportCollection } from '../import-collections'
import { PAPER_WORDS } from '../knowledge/name-parts'
import { keysOf, matchKey, matchWords } from '../match-key'
import { collectionOf, fieldOf, UNMAPPED, type ColumnMapping, type Target } from '../targets'
import { weaklyNamedIn, type Recognised } from './columns/known-names'
import {
  bareOfId,
  isNameOfId,
  isNameOfRecord,
  isNameOfRowId,
  isOfReach,
  isOfRegister,
  recogniseBeginning,
  recogniseParts,
} from './columns/recognise-parts'
import { ownLabel } from '../own-label'
import { OF_USERS } from './column-values'
import { IDS, NUMBERS, SMALL, wordsOf } from './columns/header-word'
import { fits } from './fitting-values'
import { namingTarget } from './naming-column'
import { vacantByStems } from './vacant-by-stems'
import type { Looking } from './file-columns'
import { vacantByValues } from './vacant-by-values'
import { isRunningNumber } from './values/running-number'
import { shareOfClasses, type ValueClass } from './values/value-class'

/** Of what there may be several. */
const SEVERAL: ReadonlySet<string> = new Set('description note body email phone link tags related'.split(' '))

/**
 * The last that is looked for: columns of which parts of their names say what they are, if their values agree and nothing
 * else says so, and columns of whose values there is only one field. None takes a field from another.
 */
export function withVacant(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  looking: Looking,
): readonly ColumnMapping[] {
  const { names, valuesAt, isFree, isDenied } = looking
  const taken = new Set<Target>(
    columns.flatMap(({ target }, at) => (target === null || valuesAt(at).length === 0 ? [] : [target])),
  )
  const named = columns.map((column, at): ColumnMapping => {
    const values = valuesAt(at)
    if (column.target !== null || values.length === 0 || !isFree(at)) return column
    const name = names[at] ?? ''
    const isOne = OF_USERS.test(name)
    const found = meaningsOf(name, { primary, values, taken, isDenied: isDenied(at) }).find(
      ({ target }) =>
        (!taken.has(target) || (!isOne && SEVERAL.has(fieldOf(target)))) &&
        fits(target, values, name) &&
        isTelling(target, values, taken) &&
        !(
          target === 'deals.title' &&
          !taken.has('companies.name') &&
          isOfThings(name) &&
          NAMING_DEALS.some((field) => taken.has(field))
        ),
    )
    if (found === undefined) return column
    taken.add(found.target)
    return { ...found, basis: 'similar' }
  })
  const vacant = vacantByValues(vacantByStems(named, primary, looking), primary, looking)
  return withRecordId(primary === 'notes' ? withDetails(vacant, looking) : vacant, primary, looking)
}

/** What happened is told by whatever a log says of it, where it has no text: `type_interaction`, `resultat`. */
function withDetails(columns: readonly ColumnMapping[], { names, valuesAt, isFree }: Looking): readonly ColumnMapping[] {
  if (columns.some(({ target }, at) => target !== null && SAID_IN_NOTES.test(target) && valuesAt(at).length > 0)) return columns
  return columns.map((column, at) => {
    const name = names[at] ?? ''
    if (column.target !== null || name === '' || !isFree(at) || isNameOfRowId(name)) return column
    if (shareOfClasses(valuesAt(at), WORDS) < MOSTLY) return column
    return { ...UNMAPPED, target: 'notes.detail', label: ownLabel('notes.detail', name), basis: 'similar' }
  })
}

const SAID_IN_NOTES = /^notes\.(title|body)$/
const WORDS: ReadonlySet<ValueClass> = new Set(['words', 'text'])

/**
 * `prospect_id`, `Message ID`: what no other row has, under a name that says so, is what a program knows a row by. An id of
 * whatever in front of the row says so, too, and numbers under `Kreditor`.
 */
function withRecordId(
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
    if (column.target !== null || !isFree(index)) return false
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
  /^(zip|post(al|leit)?|plz|cep|country|pays|land|currency|language|tax|vat|ape|naf|nace|sic|naics|cnae|ateco|kvk|iva|tva|ust|steuer|product|produkt|producto|item|artikel|article|sku|promo|discount|coupon|bank|iban|bic|swift|phone|tel|telefono?|telephone|mobile?|fax|house|haus|street|room|seat|table|passport|passeport|pasaporte|plate|serial|barcode|area|time|amount|betrag|invoice|factura|rechnung|facture)/

const NUMBERED = /^[A-Z]{0,4}-?\d{3,12}$/

/**
 * A deal is called after what is sold if that tells it from most others or is more than a word; and where a company is named, after
 * which it would be called, only if that tells it from nearly all.
 */
function isTelling(target: Target, values: readonly string[], taken: ReadonlySet<Target>): boolean {
  if (target !== 'deals.title') return true
  const distinct = new Set(values).size
  if (taken.has('companies.name')) return distinct >= values.length * NEARLY_ALL
  const phrases = values.filter((value) => /\S\s+\S/.test(value)).length
  return distinct * 2 > values.length || phrases * 2 >= values.length
}

const NEARLY_ALL = 0.9
/** After whom a deal with nobody's company is called, or by which number, rather than after what is sold. */
const NAMING_DEALS = ['people.fullName', 'deals.recordId'] as const

function isOfThings(name: string): boolean {
  return matchWords(name).some((word) => THINGS.has(word))
}

const THINGS = keysOf('product|products|producto|produto|prodotto|produit|produkt|item|items|artikel|article|artículo')

interface Known {
  readonly primary: ImportCollection
  readonly values: readonly string[]
  readonly taken: ReadonlySet<Target>
  readonly isDenied: boolean
}

function meaningsOf(name: string, known: Known): readonly Recognised<Target>[] {
  const reached = isOfReach(name) ? reachedBy(known) : []
  if (known.isDenied) return reached
  const ofCompany = ofNamedCompany(name, known.primary, known.taken)
  const ofPerson = ofNamedPerson(name, known.primary, known.taken)
  const begun = recogniseBeginning(name, known.primary).filter(({ target }) => !known.taken.has(target))
  return [...recogniseParts(name, known.primary), ...reached, ...ofPerson, ...ofCompany, ...begun]
}

/** `Contact`, `contact number`: how somebody is reached, by whatever stands there. */
function reachedBy({ primary, values, taken }: Known): readonly Recognised<Target>[] {
  const isOfPerson =
    primary !== 'companies' && (primary === 'people' || taken.has('people.fullName') || !taken.has('companies.name'))
  const of = isOfPerson ? 'people' : 'companies'
  const are = (...kinds: readonly ValueClass[]) => shareOfClasses(values, new Set(kinds)) >= MOSTLY
  if (are('phone')) return [{ target: `${of}.phone`, group: '', label: null }]
  // Of both, each is taken for what it is.
  return are('email', 'phone') ? [{ target: 'people.email', group: '', label: null }] : []
}

const MOSTLY = 0.8

/** Where calls and visits name a company, the columns of an address beside it are that company's. */
function ofNamedCompany(name: string, primary: ImportCollection, taken: ReadonlySet<Target>): readonly Recognised<Target>[] {
  if (primary !== 'notes' || !taken.has('companies.name')) return []
  return recogniseParts(name, 'companies').filter(
    ({ target }) =>
      collectionOf(target) === 'companies' &&
      OF_COMPANY.has(fieldOf(target)) &&
      // Somebody was spoken to at it.
      !(fieldOf(target) === 'phone' && taken.has('people.fullName')),
  )
}

/** Where calls and visits name somebody, the number and the address beside it are theirs. */
function ofNamedPerson(name: string, primary: ImportCollection, taken: ReadonlySet<Target>): readonly Recognised<Target>[] {
  if (primary !== 'notes' || !NAMES.some((field) => taken.has(field))) return []
  return recogniseParts(name, 'people').filter(({ target }) => target === 'people.phone' || target === 'people.email')
}

const NAMES = ['people.fullName', 'people.firstName', 'people.lastName'] as const

const OF_COMPANY: ReadonlySet<string> = new Set(
  'phone street city region postalCode country address website domain industry size'.split(' '),
)
