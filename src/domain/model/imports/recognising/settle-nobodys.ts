import { matchWords } from '../match-key'
import { collectionOf, fieldOf, UNMAPPED, type Target } from '../targets'
import type { Columns, FileColumns } from './file-columns'

/** What tells which company, or who. */
const KNOWN_BY: ReadonlySet<string> = new Set(
  'name website domain recordId email fullName firstName lastName phone link'.split(' '),
)

const NAMED: ReadonlySet<Target> = new Set<Target>([
  'companies.name',
  'companies.website',
  'companies.domain',
  'companies.recordId',
])

/** `Industry` in a list of deals that names no company is none of any record: it is kept as a field of the list's own. */
export function settleNobodys(columns: Columns, { source, primary, keys, valuesAt }: FileColumns): Columns {
  if (source !== 'other') return columns
  if (primary === 'companies') return withFirmsPhones(columns, valuesAt)
  const settled = withOwnPhones(columns)
  if (primary === 'people') return withoutFirmsPages(withOwnPlaces(settled), keys)
  const hasCompany = settled.some(({ target }) => isOfCompany(target) && target !== null && KNOWN_BY.has(fieldOf(target)))
  const isKnown = hasCompany || settled.some(({ target }) => target === 'people.email')
  return isKnown ? settled : settled.map((column) => (isOfCompany(column.target) ? UNMAPPED : column))
}

/** `asesor_telefono` beside `asesor_nombre` is a colleague's, and nobody's of the row. */
export function settleReachOfOwners(columns: Columns, { source, columns: named }: FileColumns): Columns {
  if (source !== 'other') return columns
  const firstOf = (at: number) => {
    const [first, ...others] = matchWords(named[at]?.name ?? '')
    const beginning = UNSPACED.exec(named[at]?.name ?? '')?.[0]
    return others.length === 0 ? (beginning ?? null) : (first ?? null)
  }
  const owners = new Set(columns.flatMap(({ target }, at) => (target !== null && OF_OWNER.test(target) ? [firstOf(at)] : [])))
  owners.delete(null)
  return columns.map((column, at) => {
    const isReach = column.target !== null && REACH.test(column.target)
    return isReach && owners.has(firstOf(at)) ? UNMAPPED : column
  })
}

/** `営業担当` of `営業担当者名` and of `営業担当者メールアドレス` */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}]{4}/u

const OF_OWNER = /\.(owner|assignee)$/
const REACH = /^(people|companies)\.(phone|email)$/

/** `Client phone` beside a name of somebody, and of no company, is theirs. */
function withOwnPhones(columns: Columns): Columns {
  const has = (targets: ReadonlySet<Target>) => columns.some(({ target }) => target !== null && targets.has(target))
  if (has(NAMED) || !has(SOMEBODY)) return columns
  return columns.map((column) => (column.target === 'companies.phone' ? { ...column, target: 'people.phone' } : column))
}

/** `KundeStrasse` in a list of people that names no company is where they are. */
function withOwnPlaces(columns: Columns): Columns {
  if (columns.some(({ target }) => target !== null && NAMED.has(target))) return columns
  const own = (target: Target) => target.replace('companies.', 'people.') as Target // both have the parts of an address
  const isTaken = (target: Target) => columns.some((column) => column.target === own(target))
  return columns.map((column) =>
    column.target !== null && OF_PLACE.test(column.target) && !isTaken(column.target)
      ? { ...column, target: own(column.target) }
      : column,
  )
}

/** `Facebook Url` beside `Company Linkedin Url` and `Person Linkedin Url` is the company's, which has no such field. */
function withoutFirmsPages(columns: Columns, keys: FileColumns['keys']): Columns {
  const areBoth = [/^company(linkedin|profile)/, /^person(al)?(linkedin|profile)/].every((of) => keys.some((key) => of.test(key)))
  const isFirms = (at: number) => areBoth && /^(facebook|twitter|instagram|youtube|x)(url|link|page)?$/.test(keys[at] ?? '')
  return columns.map((column, at) => (column.target === 'people.link' && isFirms(at) ? UNMAPPED : column))
}

const OF_PLACE = /^companies\.(street|city|region|postalCode|country|address)$/

/** `contact_phone` of companies that have nobody to ask for is their own. */
function withFirmsPhones(columns: Columns, valuesAt: FileColumns['valuesAt']): Columns {
  if (columns.some(({ target }) => target === 'companies.phone' || (target !== null && OF_CONTACT.test(target)))) return columns
  return columns.map((column, at) =>
    column.target === 'people.phone' && valuesAt(at).length > 0 ? { ...column, target: 'companies.phone' } : column,
  )
}

const OF_CONTACT = /^people\.(fullName|firstName|lastName|email|jobTitle|link|recordId)$/

const SOMEBODY: ReadonlySet<Target> = new Set<Target>(['people.fullName'])

function isOfCompany(target: Target | null): boolean {
  return target !== null && collectionOf(target) === 'companies'
}
