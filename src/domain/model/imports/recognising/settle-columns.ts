import { fold } from '../../kernel/text-fold'
import { SECOND_BEST } from '../knowledge/record-columns'
import { UNMAPPED, type ColumnMapping } from '../mapping'
import { matchKey } from '../match-key'
import { isSharedSite } from './values/words'
import type { Column } from '../reading/header'
import { fieldOf, type Target } from '../targets'

type Columns = readonly ColumnMapping[]

const SECOND_BEST_KEYS: ReadonlySet<string> = new Set(SECOND_BEST.split(' '))

/** A column that says less well what another one says goes nowhere, where the other one says anything. */
export function settleSecondBest(columns: Columns, keys: readonly string[], isFilled: (at: number) => boolean): Columns {
  const best = new Set<Target>()
  for (const [at, { target }] of columns.entries()) {
    if (target !== null && !SECOND_BEST_KEYS.has(keys[at] ?? '') && isFilled(at)) best.add(target)
  }
  return columns.map((column, at) => {
    // Of several moments at which a record was made the earliest counts.
    const isOne = column.target !== null && !column.target.endsWith('.originalCreatedAt')
    const isSecond = isOne && SECOND_BEST_KEYS.has(keys[at] ?? '') && best.has(column.target)
    return isSecond ? UNMAPPED : column
  })
}

/** `Email 2 Type` beside `Email 2`: of what kind it is. Values of mail systems are no kinds. */
export function settleTypes(columns: Columns, named: readonly Column[], sampleOf: (at: number) => readonly string[]): Columns {
  const settled = [...columns]
  const places = new Map(named.map(({ name }, at) => [matchKey(name), at]))
  for (const [at, { name }] of named.entries()) {
    const bare = /^(.+?)[\s_-]+(type|label)$/i.exec(name)?.[1]
    const of = bare === undefined ? undefined : places.get(matchKey(bare))
    const own = of === undefined ? undefined : settled[of]
    if (own?.target == null || own.group !== '' || !/\.(email|phone|link)$/.test(own.target)) continue
    if (sampleOf(at).some((value) => /^(smtp|ex|x400)$/i.test(value.trim()))) continue
    const group = `column ${of}`
    settled[of ?? at] = { ...own, group }
    settled[at] = { target: `${own.target}Label` as Target, group, label: null, basis: 'name' } // each of them has one
  }
  return settled
}

/**
 * A plain `Website` among people who have companies is that of the company, where its hosts are those of their addresses:
 * address books keep a person's own page there.
 */
export function settleSites(columns: Columns, keys: readonly string[], sampleOf: (at: number) => readonly string[]): Columns {
  const targets = new Set(columns.map(({ target }) => target))
  const at = columns.findIndex(({ target }, place) => target === 'people.link' && SITES.has(keys[place] ?? ''))
  if (at === -1 || !targets.has('companies.name') || targets.has('companies.website')) return columns
  const mails = columns.flatMap(({ target }, place) => (target === 'people.email' ? sampleOf(place) : []))
  const hosts = new Set(mails.flatMap((mail) => /@([^\s@>;,]+)/.exec(mail)?.[1]?.toLowerCase() ?? []))
  const sites = sampleOf(at).map(hostOf)
  const isOfCompany = sites.length > 0 && sites.filter((site) => hosts.has(site)).length * 2 >= sites.length
  return isOfCompany
    ? columns.map((column, place) => (place === at ? { ...column, target: 'companies.website' } : column))
    : columns
}

const SITES: ReadonlySet<string> = new Set(
  'website web homepage url websiteurl websitelink site webseite siteweb sitioweb'.split(' '),
)

function hostOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#:].*$/, '')
}

/** What somebody may do in a shop or on a site, which is no job. */
const ROLES =
  /^(end[- ]user|agent|customer|subscriber|administrator|shop[_ ]manager|member|user|guest|editor|author|contributor)$/i

/** Forms of address, which are no job. */
const ADDRESSES = /^((mr|mrs|ms|miss|mx|dr|prof|herr|frau|m|mme|mlle|sr|sra|sig|sig\.ra|dhr|mevr)\.?)$/i

/** What else a column's values deny: figures are no title (Bitrix calls the amount so), and numbers no currency or country. */
export function settleFigures(columns: Columns, sampleOf: (at: number) => readonly string[]): Columns {
  const sites = columns.filter(({ target }) => target === 'companies.website').length
  const titles = columns.filter(({ target }) => target === 'deals.title').length
  return columns.map((column, at) => {
    const values = sampleOf(at)
    // A page on LinkedIn beside the company's own.
    if (column.target === 'companies.website' && sites > 1 && values.length > 0 && values.every(isSharedSite)) return UNMAPPED
    const areFigures = values.length > 0 && values.every((value) => /^-?\d+([.,]\d+)?$/.test(value.trim()))
    if (column.target === 'people.country' && values.length > 0 && values.every((value) => /^\+?\d+$/.test(value.trim())))
      return UNMAPPED
    if (column.target === 'people.jobTitle' && values.length > 0 && values.every((value) => ROLES.test(value.trim())))
      return UNMAPPED
    // Word's list for letters calls the form of address so.
    if (column.target === 'people.jobTitle' && values.length > 0 && values.every((value) => ADDRESSES.test(value.trim())))
      return { ...column, target: 'people.namePrefix' }
    if (!areFigures || column.target === null) return column
    if (column.target === 'deals.title' && titles > 1) return { ...column, target: 'deals.amount' }
    return column.target === 'deals.currency' || column.target === 'deals.stage' ? UNMAPPED : column
  })
}

/** `Name` beside a `Deal name` is whose the deal is, where the file says how to reach them. */
export function settleDealNames(columns: Columns, keys: readonly string[]): Columns {
  const name = keys.indexOf('name')
  const titles = columns.filter(({ target }) => target === 'deals.title').length
  if (columns[name]?.target !== 'deals.title' || titles < 2) return columns
  const targets = new Set(columns.map(({ target }) => target))
  const tellsOfSomebody = targets.has('people.email') || targets.has('people.phone')
  if (!tellsOfSomebody || NAMES.some((target) => targets.has(target))) return columns
  return columns.map((column, at) => (at === name ? { ...column, target: 'people.fullName' } : column))
}

const NAMES: readonly Target[] = ['people.fullName', 'people.firstName', 'people.lastName']

/** `Company City` and `Company Phone` of people are their company's, which they name. */
export function settleCompanyPlaces(columns: Columns): Columns {
  if (!columns.some(({ target }) => target === 'companies.name')) return columns
  return columns.map((column) => {
    if (column.target === null || (column.group !== 'company' && column.label !== 'Company')) return column
    if (!column.target.startsWith('people.')) return column
    const field = fieldOf(column.target)
    const isOfBoth = OF_BOTH.has(field)
    return isOfBoth ? { ...column, target: `companies.${field}` as Target, group: '', label: null } : column // of both
  })
}

const OF_BOTH: ReadonlySet<string> = new Set('phone street city region postalCode country address'.split(' '))

type BusinessColumns = readonly ColumnMapping[]

const CUSTOMER_NAMES = /^(customer|client|kunde|account|debitor)/
const CONTACT_NAMES =
  /^(contact|contactname|contactperson|contactpersoon|kontaktperson|ansprechpartner|referente|contacto|personadecontacto|erreferens|attention|attn)$/

/**
 * Bookkeeping programs call a customer by one name, and whom to ask for there by others: `ContactName` beside a first and a
 * last name that are no part of it, `Customer full name` beside `Full name`, `Name` beside `Contact person`.
 */
export function settleBusinessNames(
  columns: BusinessColumns,
  keys: readonly string[],
  sampleOf: (at: number) => readonly string[],
): BusinessColumns {
  const of = (target: string) =>
    columns.flatMap((column, at) => (column.target === target && sampleOf(at).length > 0 ? [at] : []))
  if (of('companies.name').length > 0) return columns
  const whole = of('people.fullName')
  const parts = [...of('people.firstName'), ...of('people.lastName')].flatMap(sampleOf)
  const business =
    whole.length > 1
      ? (whole.find((at) => CUSTOMER_NAMES.test(keys[at] ?? '')) ?? besideContact(whole, keys, sampleOf))
      : whole.find((at) => columns[at]?.basis === 'name' && areOfOthers(sampleOf(at), parts))
  return business === undefined
    ? columns
    : columns.map((column, at) => (at === business ? { ...column, target: 'companies.name' } : column))
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
