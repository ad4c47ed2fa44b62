import { LEGAL_NAMES } from '../knowledge/kind-signs'
import { keysOf } from '../match-key'
import { collectionOf, fieldOf, type Target } from '../targets'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'
import { countryCodeOf, isRegion } from './values/countries'
import { taskKindOf } from './values/words'

/* Columns whose names mean one thing in most files, and whose values tell that in this one they mean another. */

const TITLES = keysOf('title|titel|titre|título|titolo|tytuł|titul|标题|タイトル')
const NAMES = /^(companies\.name|people\.(fullName|firstName|lastName|nickname))$/

/** What pages of companies are called is their name, where nobody is named whose title it may be. */
export function settleTitlesOfPages(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const isNamed = columns.some(({ target }, at) => target !== null && NAMES.test(target) && valuesAt(at).length > 0)
  if (primary !== 'companies' || isNamed) return columns
  const at = columns.findIndex(({ target }, index) => target === 'people.jobTitle' && TITLES.has(keys[index] ?? ''))
  const values = at === -1 ? [] : valuesAt(at)
  return new Set(values).size * 2 > values.length ? retarget(columns, at, 'companies.name') : columns
}

/** `Activity` over calls and meetings is of what kind each is, where another column says what it is about. */
export function settleKindsOfTasks(columns: Columns, { primary, valuesAt }: FileColumns): Columns {
  const titles = columns.flatMap(({ target }, at) => (target === 'tasks.title' ? [at] : []))
  if (primary !== 'tasks' || titles.length < 2 || columns.some(({ target }) => target === 'tasks.kind')) return columns
  const [kind, ...others] = titles.filter((at) => {
    const values = valuesAt(at)
    return values.length > 0 && values.every((value) => taskKindOf(value) !== null)
  })
  return kind === undefined || others.length > 0 ? columns : retarget(columns, kind, 'tasks.kind')
}

/** A region whose values are the codes or names of countries, and not those of regions, is a country. */
export function settleCountries(columns: Columns, { valuesAt }: FileColumns): Columns {
  return columns.map((column, at) => {
    if (column.target === null || fieldOf(column.target) !== 'region') return column
    const target = `${collectionOf(column.target)}.country` as Target // both have the parts of an address
    const values = valuesAt(at)
    const areCountries = new Set(values).size > 1 && values.every((value) => countryCodeOf(value) !== null)
    const isTaken = columns.some((other) => other.target === target)
    return areCountries && !isTaken && shareOf(values, isRegion) < 1 ? { ...column, target } : column
  })
}

/** Is it called what a firm of some sort is, `Sponsor`? */
export function isCalledAsFirm(key: string): boolean {
  return FIRMS.has(key)
}

const FIRMS = keysOf(LEGAL_NAMES.names)
