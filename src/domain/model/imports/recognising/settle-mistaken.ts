import { DESCRIPTION_COLUMNS } from '../knowledge/deal-columns'
import { LEGAL_NAMES } from '../knowledge/kind-signs'
import { keysOf, matchKey } from '../match-key'
import { collectionOf, fieldOf, UNMAPPED, type Target } from '../targets'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { OF_STATES } from './fitting-values'
import { isFirm } from './kind/firm-or-person'
import { shareOf } from './kind/value-signs'
import { areStates } from './nameless-values'
import { countryCodeOf } from './values/country-names'
import { isRegion } from './values/countries'
import { isJob } from './values/jobs'
import { shareOfClasses, type ValueClass } from './values/value-class'
import { lifecycleOf, taskKindOf } from './values/words'

/* Columns whose names mean one thing in most files, and whose values tell that in this one they mean another. */

/** `Title`, in whatever language. */
export function isCalledTitle(key: string): boolean {
  return TITLES.has(key)
}

const TITLES = keysOf('title|titel|titre|título|titolo|tytuł|titul|标题|タイトル')
const NAMES = /^(companies\.name|people\.(fullName|firstName|lastName|nickname))$/

/** What pages of companies are called is their name, where nobody is named whose title it may be. */
export function settleTitlesOfPages(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const isNamed = columns.some(({ target }, at) => target !== null && NAMES.test(target) && valuesAt(at).length > 0)
  if (primary !== 'companies' || isNamed) return columns
  const at = columns.findIndex(({ target }, index) => target === 'people.jobTitle' && isCalledTitle(keys[index] ?? ''))
  const values = at === -1 ? [] : valuesAt(at)
  return new Set(values).size * 2 > values.length ? retarget(columns, at, 'companies.name') : columns
}

/** `Activity` over calls and meetings is of what kind each is, where another column says what it is about. */
export function settleKindsOfTasks(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  const of = (wanted: Target) => columns.flatMap(({ target }, at) => (target === wanted ? [at] : []))
  const areKinds = (at: number) => valuesAt(at).length > 0 && valuesAt(at).every((value) => taskKindOf(value) !== null)
  const [titles, kinds] = [of('tasks.title'), of('tasks.kind')]
  if (primary !== 'tasks' || titles.length < 2 || kinds.some(areKinds)) return columns
  const [kind, ...others] = titles.filter(areKinds)
  if (kind === undefined || others.length > 0) return columns
  return retarget(columns, kind, 'tasks.kind').map((column, at) => (kinds.includes(at) ? UNMAPPED : column))
}

/** A description beside a title of a task is its text. */
export function settleDescribedTasks(columns: Columns, { primary, source, keys, valuesAt }: FileColumns): Columns {
  const titles = columns.flatMap(({ target }, at) => (target === 'tasks.title' && valuesAt(at).length > 0 ? [at] : []))
  const described = titles.filter((at) => DESCRIPTIONS.has(keys[at] ?? ''))
  if (primary !== 'tasks' || source !== 'other' || titles.length - described.length !== 1) return columns
  return retarget(columns, described[0], 'tasks.body')
}

const DESCRIPTIONS = keysOf(DESCRIPTION_COLUMNS)

/** `What` is to be done, where no other column says it, and not what it is about. */
export function settleWhat(columns: Columns, { primary, source, keys, valuesAt }: FileColumns): Columns {
  const isTitled = columns.some(({ target }, at) => target === 'tasks.title' && valuesAt(at).length > 0)
  if (primary !== 'tasks' || source !== 'other' || isTitled) return columns
  const at = columns.findIndex(({ target }, index) => target === 'tasks.related' && keys[index] === 'what')
  return retarget(columns, at, 'tasks.title')
}

/** `Who` does it, where the same few come again, and not whom it is with. */
export function settleWho(columns: Columns, { primary, source, keys, valuesAt }: FileColumns): Columns {
  const target = primary === 'tasks' ? 'tasks.assignee' : primary === 'deals' ? 'deals.owner' : null
  if (target === null || source !== 'other' || columns.some((column) => column.target === target)) return columns
  const at = columns.findIndex((column, index) => column.target === 'people.fullName' && keys[index] === 'who')
  const values = at === -1 ? [] : valuesAt(at)
  return values.length > 2 && new Set(values).size * 3 <= values.length * 2 ? retarget(columns, at, target) : columns
}

/** A region whose values are the codes or names of countries, and not those of regions, is a country. */
export function settleCountries(columns: Columns, file: FileColumns): Columns {
  const { source, keys, valuesAt } = file
  if (source !== 'other') return columns
  return swapped(withStates(columns, file), valuesAt).map((column, at) => {
    if (column.target === null || fieldOf(column.target) !== 'region') return column
    const target = `${collectionOf(column.target)}.country` as Target // both have the parts of an address
    const values = valuesAt(at)
    // Two letters under a name that means a part of a country are of that: Mantua's are Mongolia's.
    if (PARTS_OF_COUNTRIES.test(keys[at] ?? '') && values.every((value) => value.trim().length === 2)) return column
    // Indiana and Illinois are India and Israel.
    if (keys[at] === 'state' && areStates(values)) return column
    const areCountries = new Set(values).size > 1 && values.every((value) => countryCodeOf(value) !== null)
    const isTaken = columns.some((other) => other.target === target)
    return areCountries && !isTaken && shareOf(values, isRegion) < 1 ? { ...column, target } : column
  })
}

/** `Stát` and `Država` are countries, and parts of one beside another word for it: `Staat/provincie` beside `Land`. */
function withStates(columns: Columns, { columns: named, valuesAt }: FileColumns): Columns {
  const isState = (at: number) => named[at]?.name.split('/').some((part) => STATES.has(matchKey(part))) === true
  return columns.map((column, at) => {
    if (column.target === null || fieldOf(column.target) !== 'country' || !isState(at)) return column
    const isBeside = columns.some(({ target, group }, index) => {
      const isOther = index !== at && !isState(index)
      return isOther && target === column.target && group === column.group && valuesAt(index).length > 0
    })
    const areCountries = shareOf(valuesAt(at), (value) => countryCodeOf(value) !== null) >= HALF
    const target = `${collectionOf(column.target)}.region` as Target // both have the parts of an address
    return isBeside && !areCountries ? { ...column, target } : column
  })
}

/** The one column of regions that holds nothing but countries, beside one of countries that holds none: each is the other. */
function swapped(columns: Columns, valuesAt: FileColumns['valuesAt']): Columns {
  const of = (field: string) =>
    columns.flatMap(({ target }, at) => (target !== null && fieldOf(target) === field && valuesAt(at).length > 1 ? [at] : []))
  const [[region, ...regions], [country, ...countries]] = [of('region'), of('country')]
  if (region === undefined || country === undefined || regions.length + countries.length > 0) return columns
  const share = (at: number) => shareOf(valuesAt(at), (value) => countryCodeOf(value) !== null && !isRegion(value))
  if (share(region) < 1 || shareOf(valuesAt(country), (value) => countryCodeOf(value) !== null) > 0) return columns
  const [ofRegion, ofCountry] = [columns[region]?.target ?? null, columns[country]?.target ?? null]
  return columns.map((column, at) =>
    at === region ? { ...column, target: ofCountry } : at === country ? { ...column, target: ofRegion } : column,
  )
}

const STATES = keysOf('stát|štát|država|држава|держава|stato|staat|osavaltio')
const HALF = 0.5

const PARTS_OF_COUNTRIES = /^(prov|uf$|kanton|canton|county|depart|bundesland|comunidad)/

/** Firms under what somebody is called, where no column names any otherwise. */
export function settleFirms(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  const isNamed = columns.some(({ target }, at) => target === 'companies.name' && valuesAt(at).length > 0)
  if (primary === 'people' || isNamed) return columns
  const at = columns.findIndex(
    ({ target }, index) => target !== null && PERSONS.test(target) && shareOf(valuesAt(index), isFirm) >= FIRMS_LEAST,
  )
  return at === -1 ? columns : retarget(columns, at, 'companies.name')
}

const PERSONS = /^people\.(fullName|firstName|lastName)$/
const FIRMS_LEAST = 0.5

/**
 * Of several columns for one field those go whose values deny it, where another's do not: `Size` in words beside an amount in
 * figures, and the number of a department or a state of affairs beside the name of a region.
 */
export function settleRivals(columns: Columns, { source, keys, valuesAt }: FileColumns): Columns {
  if (source !== 'other') return columns
  const are = (at: number, isSuch: (value: string) => boolean) => shareOf(valuesAt(at), isSuch) >= SOME
  const isDenied = (target: Target, at: number) =>
    valuesAt(at).length > 0 &&
    ((target === 'deals.amount' && !are(at, hasFigures)) || (fieldOf(target) === 'region' && !are(at, isRegion)))
  return columns.map((column, at) => {
    const { target } = column
    if (target === null || !isDenied(target, at)) return column
    const hasRival = columns.some(
      (other, index) => index !== at && other.target === target && valuesAt(index).length > 0 && !isDenied(target, index),
    )
    // `Estado_lead` says how far somebody is, and `Estado` may.
    const isOfPeople = valuesAt(at).every((value) => lifecycleOf(value) !== null)
    const isGuessed = fieldOf(target) === 'region' && (column.basis === 'similar' || isOfPeople || OF_STATES.test(keys[at] ?? ''))
    return hasRival || isGuessed ? UNMAPPED : column
  })
}

const SOME = 0.3

function hasFigures(value: string): boolean {
  return /\d/.test(value)
}

/** A column of remarks that holds nothing but addresses is how people are reached, where no other says it. */
export function settleAddresses(columns: Columns, { primary, source, valuesAt }: FileColumns): Columns {
  const isReached = columns.some(({ target }, at) => target === 'people.email' && valuesAt(at).length > 0)
  if ((primary !== 'people' && primary !== 'companies') || source !== 'other' || isReached) return columns
  const at = columns.findIndex(
    ({ target }, index) => target === `${primary}.description` && shareOfClasses(valuesAt(index), EMAILS) === 1,
  )
  return retarget(columns, at, 'people.email')
}

const EMAILS: ReadonlySet<ValueClass> = new Set(['email'])

/** `Business` beside the name of a company is what that does. */
export function settleBusinesses(columns: Columns, { primary, source, keys, valuesAt }: FileColumns): Columns {
  if (primary !== 'companies' || source !== 'other') return columns
  const named = columns.flatMap(({ target }, at) => (target === 'companies.name' && valuesAt(at).length > 0 ? [at] : []))
  const isTaken = columns.some(({ target }) => target === 'companies.industry')
  const at = named.find((own) => keys[own] === 'business' && shareOf(valuesAt(own), isOfFewWords) === 1)
  return at === undefined || named.length < 2 || isTaken ? columns : retarget(columns, at, 'companies.industry')
}

function isOfFewWords(value: string): boolean {
  return /^[\p{L} &/-]{3,30}$/u.test(value.trim()) && value.trim().split(/\s+/).length <= 3
}

/** `Cím` and `Tytuł` are a job, too, where that is what stands there and no other column says it. */
export function settleJobWords(columns: Columns, { source, primary, valuesAt }: FileColumns): Columns {
  const isSaid = columns.some(({ target }, at) => target === 'people.jobTitle' && valuesAt(at).length > 0)
  if (source !== 'other' || primary !== 'people' || isSaid) return columns
  const at = columns.findIndex(
    ({ target }, index) => target !== null && MAY_BE_JOBS.test(target) && shareOf(valuesAt(index), isJob) >= MOST,
  )
  return retarget(columns, at, 'people.jobTitle')
}

const MAY_BE_JOBS = /^people\.(namePrefix|address|street|city)$/
const MOST = 0.6
const SEVERAL = 3

/** What tasks and notes are related to is a company, where firms stand there and no other column names any. */
export function settleRelated(columns: Columns, { source, primary, valuesAt }: FileColumns): Columns {
  if (source !== 'other' || columns.some(({ target }) => target === 'companies.name')) return columns
  const at = columns.findIndex(
    ({ target }, index) =>
      target === `${primary}.related` && valuesAt(index).length >= SEVERAL && shareOf(valuesAt(index), isFirm) >= MOST,
  )
  return retarget(columns, at, 'companies.name')
}

/** `Apelido` is the family's name in Portugal, and in Brazil, beside another column for that, what somebody is called. */
export function settleApelido(columns: Columns, { keys, valuesAt }: FileColumns): Columns {
  const families = columns.flatMap(({ target }, at) => (target === 'people.lastName' && valuesAt(at).length > 0 ? [at] : []))
  const at = families.find((own) => keys[own] === 'apelido')
  return at === undefined || families.length < 2 ? columns : retarget(columns, at, 'people.nickname')
}

/** Is it called what a firm of some sort is, `Sponsor`? */
export function isCalledAsFirm(key: string): boolean {
  return FIRMS.has(key)
}

const FIRMS = keysOf(LEGAL_NAMES.names)
