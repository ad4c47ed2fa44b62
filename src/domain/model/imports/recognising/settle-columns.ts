import { cleanDomain } from '../../kernel/contact-fields'
import { fold } from '../../kernel/text-fold'
import { SECOND_BEST } from '../knowledge/record-columns'
import { UNMAPPED, type ColumnMapping, type Source, fieldOf, type Target } from '../targets'
import { matchKey } from '../match-key'
import { isOfBook } from './columns/known-names'
import { LABELLED, retarget, type Columns, type FileColumns, type Settler } from './file-columns'
import { settleCategories } from './settle-categories'
import { settleContradicted } from './settle-contradicted'
import {
  settleAmounts,
  settleClosing,
  settleCustomerPlaces,
  settleCustomers,
  settleDealNames,
  settleJobs,
  settlePrices,
  settleTotals,
} from './settle-deals'
import {
  settleAddresses,
  settleApelido,
  settleBusinesses,
  settleCountries,
  settleFirms,
  settleGivenNames,
  settleJobWords,
  settleKindsOfTasks,
  settleRelated,
  settleRivals,
  settleTitlesOfPages,
  settleWhat,
  settleWho,
} from './settle-mistaken'
import { settleNames, settleOwners, settleRepeatedNames, settleScripts, settleTitle } from './settle-names'
import { settleDone, settleDue } from './settle-days'
import { settleNaming } from './settle-naming'
import { settleNobodys } from './settle-nobodys'
import { settleAreaCodes, settleMobiles, settleSwitchboards } from './settle-phones'
import { settlePlaces, settleWholeAddresses } from './settle-places'
import { isTimeOfDay } from './values/moments'
import { isSharedSite } from './values/words'
import { isFirm, shareOf } from './kind/value-signs'
import { settleIds } from './settle-ids'
import { settleHonorifics, settleSizes, settleUniform } from './settle-uniform'
import { settleFigures, settleFlags } from './settle-values'

/** What the columns of a file say of each other: each settler goes by what those before it have settled. */
export function settleColumns(columns: Columns, file: FileColumns): Columns {
  return SETTLERS.reduce((settled, settle) => settle(settled, file), columns)
}

const SECOND_BEST_KEYS: ReadonlySet<string> = new Set(SECOND_BEST.split(' '))

/** A column that says less well what another one says goes nowhere, where the other one says anything. */
function settleSecondBest(columns: Columns, { bare, valuesAt }: FileColumns): Columns {
  const best = new Set<Target>()
  for (const [at, { target }] of columns.entries()) {
    if (target !== null && !SECOND_BEST_KEYS.has(bare[at] ?? '') && valuesAt(at).length > 0) best.add(target)
  }
  return columns.map((column, at) => {
    // Of several moments at which a record was made the earliest counts.
    const isOne = column.target !== null && !column.target.endsWith('.originalCreatedAt')
    const isSecond = isOne && SECOND_BEST_KEYS.has(bare[at] ?? '') && best.has(column.target)
    return isSecond ? UNMAPPED : column
  })
}

/** `Email 2 Type` beside `Email 2`: of what kind it is. Values of mail systems are no kinds. */
function settleTypes(columns: Columns, { source, columns: named, valuesAt }: FileColumns): Columns {
  if (!MAY_NAME_OTHERWISE.has(source)) return columns
  const settled = [...columns]
  const indexes = new Map(named.map(({ name }, at) => [matchKey(name), at]))
  for (const [at, { name }] of named.entries()) {
    const bare = /^(.*[^\s_-])[\s_-]+(type|label)$/i.exec(name)?.[1]
    const of = bare === undefined ? undefined : indexes.get(matchKey(bare))
    const own = of === undefined ? undefined : settled[of]
    if (own?.target == null || own.group !== '' || !/\.(email|phone|link)$/.test(own.target)) continue
    if (valuesAt(at).some((value) => /^(smtp|ex|x400)$/i.test(value.trim()))) continue
    const group = `${LABELLED}${of}`
    settled[of ?? at] = { ...own, group }
    settled[at] = { target: `${own.target}Label` as Target, group, label: null, basis: 'name' } // each of them has one
  }
  return settled
}

/**
 * A page of people who have companies is that of the company, where its hosts are those of their addresses, or are called as the
 * companies are: address books keep a person's own page there.
 */
function settleSites(columns: Columns, { source, keys, valuesAt }: FileColumns): Columns {
  if (!MAY_NAME_OTHERWISE.has(source)) return columns
  const targets = new Set(columns.map(({ target }) => target))
  const at = columns.findIndex(
    ({ target, group }, index) =>
      target === 'people.link' && group === '' && SITES.test(keys[index] ?? '') && shareOf(valuesAt(index), isSharedSite) < 0.5,
  )
  if (at === -1 || !targets.has('companies.name') || targets.has('companies.website')) return columns
  const mails = columns.flatMap(({ target }, index) => (target === 'people.email' ? valuesAt(index) : []))
  const hosts = new Set(mails.flatMap((mail) => labelOf(/@([^\s@>;,]+)/.exec(mail)?.[1] ?? '')))
  const firms = columns.flatMap(({ target }, index) => (target === 'companies.name' ? valuesAt(index) : []))
  const begun = new Set(firms.map((firm) => matchKey(firm).slice(0, BEGUN)))
  const sites = valuesAt(at).map((site) => labelOf(cleanDomain(site)))
  const areFirms = sites.filter((site) => hosts.has(site) || (site.length >= BEGUN && begun.has(matchKey(site).slice(0, BEGUN))))
  const isOfCompany = sites.length > 0 && areFirms.length * 2 >= sites.length
  return isOfCompany ? retarget(columns, at, 'companies.website') : columns
}

const SITES =
  /(web|site|sitio|sito|home|pag|url|stran|oldal|lap|vietne|sida|sivu|сайт|страница|ιστο|サイト|網站|网站|웹)\P{Nd}*$/u

/** So many letters of a firm's name say whose site it is: `jacobsmonroeandwashi.com`. */
const BEGUN = 6

/** A firm may have addresses under one ending and its pages under another. */
function labelOf(host: string): string {
  return host.toLowerCase().split('.', 1)[0] ?? ''
}

/** `Company City` and `Company Phone` of people are their company's, which they name. */
function settleCompanyPlaces(columns: Columns, { source }: FileColumns): Columns {
  if (isOfBook(source) || !columns.some(({ target }) => target === 'companies.name')) return columns
  return columns.map((column) => {
    if (column.target === null || (column.group !== 'company' && column.label !== 'Company')) return column
    if (!column.target.startsWith('people.')) return column
    const field = fieldOf(column.target)
    const isOfBoth = OF_BOTH.has(field)
    return isOfBoth ? { ...column, target: `companies.${field}` as Target, group: '', label: null } : column // of both
  })
}

/**
 * `Address`, `Postcode` and `City` that come again behind the name of a company, under the same names: the second are those of
 * the company.
 */
function settleSecondPlaces(columns: Columns, { primary, keys, source, valuesAt }: FileColumns): Columns {
  const company = columns.findIndex(({ target }, at) => target === 'companies.name' && valuesAt(at).length > 0)
  if (primary !== 'people' || source !== 'other' || company === -1) return columns
  return columns.map((column, at) => {
    if (at < company || column.target === null || column.group !== '' || !column.target.startsWith('people.')) return column
    const isAgain = keys.slice(0, company).some((key, first) => key === keys[at] && columns[first]?.target === column.target)
    const meant = SECOND.get(fieldOf(column.target))
    const isTaken = columns.some(({ target }) => target === meant)
    return isAgain && meant !== undefined && !isTaken ? { ...column, target: meant, label: null } : column
  })
}

const SECOND: ReadonlyMap<string, Target> = new Map([
  ['phone', 'companies.phone'],
  ['street', 'companies.street'],
  ['city', 'companies.city'],
  ['region', 'companies.region'],
  ['postalCode', 'companies.postalCode'],
  ['country', 'companies.country'],
  ['address', 'companies.address'],
  ['link', 'companies.website'],
])

const OF_BOTH: ReadonlySet<string> = new Set('phone street city region postalCode country address'.split(' '))

const CUSTOMER_NAMES = /^(customer|client|kunde|account|debitor)/
const CONTACT_NAMES =
  /^(contact|contactname|contactperson|contactpersoon|kontaktperson|ansprechpartner|referente|contacto|personadecontacto|erreferens|attention|attn)$/

/**
 * Bookkeeping programs call a customer by one name, and whom to ask for there by others: `ContactName` beside a first and a
 * last name that are no part of it, `Customer full name` beside `Full name`, `Name` beside `Contact person`.
 */
function settleBusinessNames(columns: Columns, { source, primary, keys, valuesAt: sampleOf }: FileColumns): Columns {
  if (source !== 'other' || (primary !== 'people' && primary !== 'companies')) return columns
  const of = (target: string) =>
    columns.flatMap((column, at) => (column.target === target && sampleOf(at).length > 0 ? [at] : []))
  if (of('companies.name').length > 0) return columns
  const whole = of('people.fullName')
  const parts = [...of('people.firstName'), ...of('people.lastName')].flatMap(sampleOf)
  const business =
    whole.length > 1
      ? (whole.find((at) => CUSTOMER_NAMES.test(keys[at] ?? '')) ?? besideContact(whole, keys, sampleOf))
      : whole.find(
          (at) => (columns[at]?.basis === 'name' || shareOf(sampleOf(at), isFirm) >= 0.5) && areOfOthers(sampleOf(at), parts),
        )
  return retarget(columns, business, 'companies.name')
}

/** The names beside those of contacts: where most have one, for customers may be people themselves. */
function besideContact(whole: readonly number[], keys: readonly string[], sampleOf: (at: number) => readonly string[]) {
  const contact = whole.find((at) => CONTACT_NAMES.test(keys[at] ?? '') && !sampleOf(at).some((value) => /[\d@]/.test(value)))
  const named = whole.find((at) => at !== contact)
  if (contact === undefined || named === undefined) return undefined
  return sampleOf(contact).length * 2 > sampleOf(named).length ? named : undefined
}

/** More than half of the names hold none of the parts. */
function areOfOthers(names: readonly string[], parts: readonly string[]): boolean {
  const words = new Set(parts.flatMap((part) => fold(part).split(/\s+/)))
  const isOfOther = (name: string) =>
    !fold(name)
      .split(/[\s,]+/)
      .some((word) => words.has(word))
  return parts.length > 0 && names.filter(isOfOther).length * 2 > names.length
}

/** Targets that several columns make together. */
const SHARED: ReadonlySet<string> = new Set(
  `lastName namePrefix name email phone link street tags description domain note body subjects related recordId owner assignee stage pipeline
  lostReason due originalCreatedAt detail`.split(/\s+/),
)

/**
 * One column for what holds one value, the first that holds any: `Country/Region` and not `Country/Region Code` after it,
 * and `Organization 1 - Title` though Google writes an empty `Occupation` before it. A name that is known counts before one that
 * is only like it.
 */
function onceEach(columns: Columns, { valuesAt }: FileColumns): Columns {
  const isFilled = (at: number) => valuesAt(at).length > 0
  const taken = new Map<string, number>()
  const keys = columns.map((column, at) => onceKey(column, valuesAt(at)))
  for (const [at, key] of keys.entries()) {
    if (key === null) continue
    const first = taken.get(key)
    const isSurer = first !== undefined && columns[first]?.basis === 'similar' && columns[at]?.basis === 'name'
    if (first === undefined || ((!isFilled(first) || isSurer) && isFilled(at))) taken.set(key, at)
  }
  return columns.map((column, at) => (keys[at] == null || taken.get(keys[at]) === at ? column : UNMAPPED))
}

/** Columns of one key hold the same one value; `null`: there may be several. */
function onceKey({ target, group, label }: ColumnMapping, values: readonly string[]): string | null {
  if (target === null || SHARED.has(fieldOf(target))) return null
  // In a file of calls, mails and meetings, each kind has its title in a column of its own.
  if (target === 'notes.title') return `${target} ${label}`
  // Calendars write the day and the hour apart.
  if (target === 'notes.happenedAt' && values.length > 0 && values.every(isTimeOfDay)) return `${target} hour`
  const isGrouped =
    /Label$|\.(birthday|city|region|postalCode|country|address|fullName|firstName|middleName|nameSuffix|role)$/.test(target)
  return isGrouped ? `${target} ${group}` : target
}

/** Files whose columns people name, or have the program name, as they like. */
const MAY_NAME_OTHERWISE: ReadonlySet<Source> = new Set(['other', 'salesforce', 'zoho'])

const SETTLERS: readonly Settler[] = [
  // Before others make room for it, and once more for what they made of a column.
  settleContradicted,
  settleRivals,
  settleApelido,
  settleJobWords,
  settleRelated,
  settleGivenNames,
  settleNaming,
  settleFirms,
  settleTitlesOfPages,
  settleKindsOfTasks,
  settleWhat,
  settleWho,
  settleCountries,
  settleAddresses,
  settleBusinesses,
  settleCustomers,
  settlePrices,
  settleTotals,
  settleAmounts,
  settleDealNames,
  settleClosing,
  settleDue,
  settleDone,
  settleJobs,
  settleTitle,
  settleNames,
  settleScripts,
  settleRepeatedNames,
  settleOwners,
  settlePlaces,
  settleFigures,
  settleFlags,
  settleUniform,
  settleSizes,
  settleHonorifics,
  settleSecondBest,
  settleBusinessNames,
  settleCompanyPlaces,
  settleSecondPlaces,
  settleSwitchboards,
  settleMobiles,
  settleAreaCodes,
  settleIds,
  settleContradicted,
  settleCustomerPlaces,
  settleCategories,
  onceEach,
  settleWholeAddresses,
  settleSites,
  settleTypes,
  settleNobodys,
]
