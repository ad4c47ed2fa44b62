import type { ImportCollection } from '../../import-collections'
import { STEP_WORDS } from '../../knowledge/step-words'
import { keysOf, matchKey } from '../../match-key'
import { NAMES_OF_RECORDS, type ColumnSign } from './column-signs'
import type { FileToWeigh, Sign } from './file-to-weigh'
import { areNobodys, isKnownPerson } from './firm-or-person'
import { isOwnAddress, isPhone, isReachedBy } from './reach-signs'
import { endingOf, isOpenStatus } from '../values/words'
import { areDays, distinct, isStage, shareOf } from './value-signs'

interface Weighed {
  readonly file: FileToWeigh
  readonly columns: readonly (readonly ColumnSign[])[]
  /** What speaks for the first kind. */
  readonly said: readonly Sign[]
  /** What the file's name says. */
  readonly called: readonly Sign[]
}

/** May the rows be of another kind as well as of the first: leads of firms or of deals, offers of firms? */
export function mayBeEither(first: ImportCollection | null, weighed: Weighed): boolean {
  switch (first) {
    case 'companies':
      return arePeopleOfFirms(weighed) || areDocuments(weighed) || areStagedPrices(weighed) || areProjectsOfFirms(weighed)
    case 'deals':
      return arePeopleWithDeals(weighed) || areProjects(weighed) || areAppointments(weighed)
    case 'people':
      return isSoldTo(weighed) || isWorthSomething(weighed) || areStagedPrices(weighed) || areTwoOfEach(weighed)
    case 'notes':
      return areEnquiries(weighed)
    default:
      return false
  }
}

function arePeopleOfFirms({ file, columns, said, called }: Weighed): boolean {
  const areLeads = isCalled(called, 'people')
  // A column called `Customer` says whom the list is of.
  const haveJobs = has(columns, 'people.jobTitle') && !isCalled(called, 'companies')
  const isOfEither = !said.some(isOfFirmAlone) && !file.names.some((name) => NAMES_OF_RECORDS.has(matchKey(name)))
  return (
    ((areLeads || isOfEither || haveJobs) && areAllReached(file, isOwnAddress)) || (areLeads && areCalledByName(file, columns))
  )
}

function arePeopleWithDeals({ file, said, called }: Weighed): boolean {
  if (file.source !== 'other' || !areAllReached(file, isReachOfOne)) return false
  return !said.some(isOfDealAlone) || (!isCalled(called, 'deals') && !said.some(isOfTitle))
}

/** What has a title and nothing else of a deal, in no file of deals, may be what is worked on. */
function areProjects({ file, said, called }: Weighed): boolean {
  const ofDeals = said.filter(({ weight }) => weight >= SAID)
  return file.source === 'other' && !isCalled(called, 'deals') && ofDeals.length > 0 && ofDeals.every(isOfTitle)
}

/** Projects, each of another name, before the company that each is for. */
function areProjectsOfFirms({ file: { source, valuesAt, filledAt }, columns }: Weighed): boolean {
  const firstOf = (field: string) => columns.findIndex((signs) => signs.some(({ group }) => group === `field ${field}`))
  const [project, company] = [firstOf('deals.title'), firstOf('companies.name')]
  const projects = project === -1 ? [] : valuesAt(project)
  const isOfEach = projects.length >= ROWS_LEAST && distinct(projects) === projects.length
  return source === 'other' && isOfEach && project < company && filledAt(project) >= filledAt(company)
}

/** Offers and orders: a row says which firm it is for, and of what day it is, and nothing of the firm or how it is reached. */
function areDocuments({ file, said, called }: Weighed): boolean {
  return (
    file.source === 'other' &&
    !isCalled(called, 'companies') &&
    !isCalled(called, 'people') &&
    said.every(({ group, weight }) => weight < SAID || OF_NAMES.test(group)) &&
    file.names.some((_, at) => areDays(file.valuesAt(at))) &&
    !file.names.some((_, at) => shareOf(file.valuesAt(at), isReachOfOne) >= NAMED_LEAST)
  )
}

/** A number of a paper looks like that of a customer. */
const OF_NAMES = /^(names|values|called|field companies\.(name|recordId))$/

/** Leads with a value and a stage may be whom something is sold to, or what is. */
function isSoldTo({ file, columns, called }: Weighed): boolean {
  return (
    file.source === 'other' &&
    isCalled(called, 'people') &&
    has(columns, 'deals.amount') &&
    file.names.some((_, at) => shareOf(file.valuesAt(at), isStage) >= STAGED) &&
    areAllReached(file, isReachOfOne)
  )
}

/** Does each row say how far it is, and at what price in some currency, or under a name that means one? */
function areStagedPrices({ file: { source, names, valuesAt }, columns }: Weighed): boolean {
  const isIn = (isSuch: (value: string) => boolean, least: number) =>
    names.some((_, at) => shareOf(valuesAt(at), isSuch) >= least)
  const isPriced = has(columns, 'deals.amount') || isIn((value) => PRICE.test(value.trim()), PRICED)
  return source === 'other' && isPriced && names.some((_, at) => areSteps(valuesAt(at)))
}

/** Different words for how far something is, or how it ended. */
function areSteps(values: readonly string[]): boolean {
  if (distinct(values) < STEPS_LEAST) return false
  return shareOf(values, isStage) >= STAGED || shareOf(values, isStep) >= NAMED_LEAST
}

function isStep(value: string): boolean {
  return isStage(value) || STEPS.has(matchKey(value)) || isOpenStatus(value) || /^(won|lost)$/.test(endingOf(value) ?? '')
}

const STEPS = keysOf(STEP_WORDS)
const STEPS_LEAST = 2

/** Figures and the sign of a currency, or its code. */
const PRICE =
  /^(?:(?:\p{Sc}|[A-Z]{3}|R\$|Rs\.?)\s?\d[\d\s.,']{0,20}|\d[\d\s.,']{0,20}(?:\p{Sc}|[A-Z]{3}|Kč|kr\.?|zł|Ft|лв\.?|руб\.?|грн\.?|TL))$/u
const PRICED = 0.6

/** Is somebody named twice in each row, under the same names of columns: who looks after it, and whom it is for? */
function areTwoOfEach({ file: { source, names, filledAt, valuesAt }, columns }: Weighed): boolean {
  const isTwice = (field: string) => {
    const keys = names.flatMap((name, at) =>
      columns[at]?.some(({ group }) => group === `field people.${field}`) === true && filledAt(at) > 0 ? [matchKey(name)] : [],
    )
    return new Set(keys).size < keys.length
  }
  const isRepeated = names.some(
    (_, at) => columns[at]?.some(({ group }) => group === 'field people.firstName') === true && areRepeated(valuesAt(at)),
  )
  return source === 'other' && isTwice('firstName') && isTwice('lastName') && isRepeated
}

function areRepeated(values: readonly string[]): boolean {
  return values.length >= ROWS_LEAST && distinct(values) * 3 <= values.length * 2
}

/** Somebody with a price and how far that is: whom something is sold to, or what is. */
function isWorthSomething({ file, columns }: Weighed): boolean {
  const isSold = ['deals.stage', 'deals.pipeline', 'deals.expectedCloseOn'].some((field) => has(columns, field))
  return file.source === 'other' && isSold && has(columns, 'deals.amount')
}

/** A service at a price, at a day and an hour: what was sold, or what is to be done. */
function areAppointments({ file: { source, names, valuesAt } }: Weighed): boolean {
  const isOf = (are: (values: readonly string[]) => boolean) => names.some((_, at) => are(valuesAt(at)))
  return source === 'other' && isOf(areDays) && isOf(areHours)
}

function areHours(values: readonly string[]): boolean {
  return values.length > 0 && shareOf(values, (value) => HOUR.test(value.trim())) >= NEARLY_ALL
}

/** `17:00`, `17:00-17:45` */
const HOUR = /^\d{1,2}[:.]\d{2}(?: ?[-–] ?\d{1,2}[:.]\d{2})?$/

/** What people wrote in a form, each with a name and how to answer: whoever wrote, and what. */
function areEnquiries({ file, said, called }: Weighed): boolean {
  const tellsMore = said.some(({ group, weight }) => weight >= SAID && !/^(field notes\.body|texts)$/.test(group))
  return file.source === 'other' && !isCalled(called, 'notes') && !tellsMore && areNamedAndReached(file)
}

/** Is whoever wrote called something in each row, and in most how they are reached? */
function areNamedAndReached(file: FileToWeigh): boolean {
  const { names, valuesAt, filledAt } = file
  const rows = mostFilled(file)
  const inMost = (at: number, least: number) => filledAt(at) >= rows * least
  const isName = (name: string, at: number) =>
    NAMES_OF_RECORDS.has(matchKey(name)) && inMost(at, NEARLY_ALL) && !areNobodys(valuesAt(at))
  return names.some(isName) && names.some((_, at) => inMost(at, REACHED) && shareOf(valuesAt(at), isReachedBy) >= REACHED)
}

function isCalled(called: readonly Sign[], wanted: ImportCollection): boolean {
  return called.some(({ kind, weight }) => kind === wanted && weight >= CALLED_LEAST)
}

const CALLED_LEAST = 1
const STAGED = 0.3

function has(columns: readonly (readonly ColumnSign[])[], field: string): boolean {
  return columns.some((signs) => signs.some(({ group }) => group === `field ${field}`))
}

function isOfTitle({ group, weight }: Sign): boolean {
  return weight >= SAID && (group === 'titled' || group === 'field deals.title')
}

/** Is in most rows what somebody's given name is? */
function areCalledByName(file: FileToWeigh, columns: readonly (readonly ColumnSign[])[]): boolean {
  const rows = mostFilled(file)
  const named = mostFilled(file, (at) => columns[at]?.some(({ group }) => group === 'field people.firstName') === true)
  return rows >= ROWS_LEAST && named >= rows * REACHED
}

/** What only firms have, besides their names and who is asked for there. */
function isOfFirmAlone({ group }: Sign): boolean {
  return !/^(names|called|field (companies\.name|people\.\w+))$/.test(group)
}

/** Is somebody named in each row, and in most how they are reached? */
function areAllReached(file: FileToWeigh, isReached: (value: string) => boolean): boolean {
  const { names, valuesAt, filledAt } = file
  const rows = mostFilled(file)
  const inMost = (isSuch: (value: string) => boolean, least: number) =>
    names.some((_, at) => filledAt(at) >= rows * least && shareOf(valuesAt(at), isSuch) >= NAMED_LEAST)
  return rows >= ROWS_LEAST && inMost(isKnownPerson, NEARLY_ALL) && inMost(isReached, REACHED)
}

/** In how many rows the column is filled that is filled in most, of all or of those. */
function mostFilled({ names, filledAt }: FileToWeigh, isOne: (at: number) => boolean = () => true): number {
  return Math.max(0, ...names.map((_, at) => (isOne(at) ? filledAt(at) : 0)))
}

function isReachOfOne(value: string): boolean {
  return isPhone(value) || isOwnAddress(value)
}

/** What a lead has none of, as it has a status and a value. */
function isOfDealAlone({ group, weight }: Sign): boolean {
  return weight >= SAID && OF_DEALS_ALONE.test(group)
}

const OF_DEALS_ALONE =
  /^(called|titled|field deals\.(title|pipeline|probability|expectedCloseOn|closedAt|wonAt|lostAt|lostReason))$/
const SAID = 1
const ROWS_LEAST = 3
const NEARLY_ALL = 0.95
const REACHED = 0.8
const NAMED_LEAST = 0.5
