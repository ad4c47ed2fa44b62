import { CUSTOMER_WORDS } from '../knowledge/deal-columns'
import { PARTS } from '../knowledge/owner-words'
import { capitalised, keysOf, matchKey, matchWords } from '../match-key'
import { UNMAPPED, type Target } from '../targets'
import { isFirm, isPerson, isSomebody as isCalled } from './kind/firm-or-person'
import { distinct, shareOf } from './kind/value-signs'
import { NAMES_OF_PEOPLE, retarget, type Columns, type FileColumns } from './file-columns'

/* Who the customers of deals are, and where. */

/** A customer is somebody where all of them are called as people are. */
export function settleCustomers(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const [only, ...others] = columns.flatMap(({ target }, at) => (target === 'companies.name' ? [at] : []))
  const hasPerson = columns.some(({ target }) => target !== null && NAMES_OF_PEOPLE.has(target))
  // `客戶名稱` beside `客戶公司`: who, and of which firm.
  if ((primary === 'deals' || primary === 'people') && !hasPerson && others.length > 0) {
    const isWhom = (at: number) => CUSTOMERS.has(keys[at] ?? '') && shareOf(valuesAt(at), isSomebody) >= MOSTLY
    return retarget(columns, [only ?? -1, ...others].find(isWhom), 'people.fullName')
  }
  if (primary === 'companies' || hasPerson || only === undefined || others.length > 0 || !CUSTOMERS.has(keys[only] ?? ''))
    return columns
  const values = valuesAt(only)
  const areCalled = distinct(values) >= FEW && shareOf(values, (value) => isCalled(capitalised(value.trim()))) >= CALLED
  const arePeople =
    shareOf(values, isFirm) === 0 && (areCalled || (distinct(values) >= MANY && shareOf(values, isSomebody) >= MOSTLY))
  return arePeople ? retarget(columns, only, 'people.fullName') : columns
}

/** Where a deal's customer is, told by a street, an address, a code of the post, or a town and its state: of the company, where one is named. */
export function settleCustomerPlaces(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  if (primary !== 'deals') return columns
  const isSaid = (isSuch: (target: Target) => boolean) =>
    columns.some(({ target }, at) => target !== null && isSuch(target) && valuesAt(at).length > 0)
  const isTown = isSaid((target) => target === 'people.city') && isSaid((target) => target === 'people.region')
  const isPlaced = isTown || isSaid((target) => /^people\.(street|address|postalCode)$/.test(target))
  const [ofCompany, ofPerson] = [isSaid((target) => target === 'companies.name'), isSaid((target) => NAMES_OF_PEOPLE.has(target))]
  return columns.map((column) => {
    if (column.target === null || !PLACE.test(column.target)) return column
    if (!isPlaced || (!ofCompany && !ofPerson)) return UNMAPPED
    return ofCompany ? { ...column, target: column.target.replace('people.', 'companies.') as Target } : column // both have the parts of an address
  })
}

const PLACE = /^people\.(street|city|region|postalCode|country|address)$/

/** Also with the many names that are usual in Spanish and Portuguese. */
function isSomebody(value: string): boolean {
  return isPerson(value) || LONG_NAME.test(value.trim()) || isCalled(capitalised(value.trim()))
}

const LONG_NAME = /^\p{Lu}\p{Ll}+( (\p{Lu}\p{Ll}+|d[aeo]s?|del|e|y)){2,7}$/u
const NAME_WORDS = keysOf(`${PARTS.name}|isim`)
const CUSTOMERS = keysOf(CUSTOMER_WORDS)

/** `Kunde`, `Client name`: whom something is sold to, whoever that is. */
export function isNameOfCustomers(name: string): boolean {
  if (CUSTOMERS.has(matchKey(name))) return true
  // `cliente_nombre`
  const words = matchWords(name).filter((word) => !NAME_WORDS.has(word))
  return words.length === 1 && CUSTOMERS.has(words[0] ?? '')
}

const FEW = 3
const CALLED = 0.6
const MANY = 4
const MOSTLY = 0.75
