import { SECOND_BEST } from '../knowledge/record-columns'
import { UNMAPPED, type ColumnMapping, fieldOf, type Target } from '../targets'
import { matchKey } from '../match-key'
import { isOfBook } from './columns/known-names'
import { LABELLED, MAY_NAME_OTHERWISE, type Columns, type FileColumns, type Settler } from './file-columns'
import { settleBusinessNames, settleLegalNames } from './settle-business-names'
import { settleCategories } from './settle-categories'
import { settleContradicted } from './settle-contradicted'
import { settleCustomerPlaces, settleCustomers } from './settle-customers'
import { settleDealNames, settleDescribedDeals } from './settle-deal-names'
import { settleClosing, settleJobs } from './settle-deals'
import {
  settleAddresses,
  settleApelido,
  settleBusinesses,
  settleDescribedTasks,
  settleCountries,
  settleFirms,
  settleJobWords,
  settleKindsOfTasks,
  settleRelated,
  settleRivals,
  settleTitlesOfPages,
  settleWhat,
  settleWho,
} from './settle-mistaken'
import {
  settleFamilyNames,
  settleGivenNames,
  settleNames,
  settleOwners,
  settleRepeatedNames,
  settleScripts,
  settleTitle,
} from './settle-names'
import { settleAppointments, settleDone, settleDue } from './settle-days'
import { settleNaming } from './settle-naming'
import { settleSites } from './settle-sites'
import { settleNobodys, settleReachOfOwners } from './settle-nobodys'
import { settleAreaCodes, settleMobiles, settleSwitchboards } from './settle-phones'
import { settlePlaces, settleWholeAddresses } from './settle-places'
import { isTimeOfDay } from './values/moments'
import { settleHouses } from './settle-houses'
import { settleIds } from './settle-ids'
import { settleAmounts, settlePrices, settleTotals } from './settle-prices'
import { settleHonorifics, settleSizes, settleUniform } from './settle-uniform'
import { settleFigures, settleFlags } from './settle-values'

/** What the columns of a file say of each other: each settler goes by what those before it have settled. */
export function settleColumns(columns: Columns, file: FileColumns): Columns {
  return SETTLERS.reduce((settled, settle) => settle(settled, file), columns)
}

/** Once more, for columns that nothing had taken before. */
export function settleVacant(columns: Columns, file: FileColumns): Columns {
  return [settleRelated, settleSites, settleReachOfOwners].reduce((settled, settle) => settle(settled, file), columns)
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
  const block = keys.indexOf('recordidcompany')
  return columns.map((column, at) => {
    if (at < company || column.target === null || column.group !== '' || !column.target.startsWith('people.')) return column
    // HubSpot's contacts with their companies: the latter come behind their number.
    const isOfBlock = block !== -1 && at > block
    const isAgain =
      isOfBlock || keys.slice(0, company).some((key, first) => key === keys[at] && columns[first]?.target === column.target)
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
  ['originalCreatedAt', 'companies.originalCreatedAt'],
])

const OF_BOTH: ReadonlySet<string> = new Set('phone street city region postalCode country address'.split(' '))

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

const SETTLERS: readonly Settler[] = [
  settleAppointments,
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
  settleDescribedTasks,
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
  settleFamilyNames,
  settleScripts,
  settleRepeatedNames,
  settleOwners,
  settleHouses,
  settlePlaces,
  settleFigures,
  settleDescribedDeals,
  settleFlags,
  settleUniform,
  settleSizes,
  settleHonorifics,
  settleSecondBest,
  settleBusinessNames,
  settleLegalNames,
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
  settleReachOfOwners,
  settleNobodys,
]
