import { CLOSING_DATES, DESCRIPTION_COLUMNS } from '../knowledge/deal-columns'
import { PARTS } from '../knowledge/owner-words'
import { keysOf } from '../match-key'
import { UNMAPPED, type Target } from '../targets'
import { retarget, type Columns, type FileColumns } from './file-columns'

/* What the columns of deals say of each other. */

const NAMES: ReadonlySet<Target> = new Set<Target>(['people.fullName', 'people.firstName', 'people.lastName'])
const TITLES = keysOf(`${PARTS.name}|isim`)
const CLOSING = keysOf(CLOSING_DATES)

/**
 * `Name` beside a `Deal name` is whose the deal is, where the file says how to reach them; and the deal's where nothing else
 * is, though in that language people are called so.
 */
export function settleDealNames(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  const targets = new Set(columns.map(({ target }) => target))
  const titles = columns.flatMap(({ target }, at) => (target === 'deals.title' ? [at] : []))
  const named = columns.flatMap(({ target }, at) => (target !== null && NAMES.has(target) ? [at] : []))
  if (titles.length > 1) {
    const name = titles.find((at) => OF_SOMEBODY.has(keys[at] ?? ''))
    const tellsOfSomebody = targets.has('people.email') || targets.has('people.phone')
    return tellsOfSomebody && named.length === 0 ? retarget(columns, name, 'people.fullName') : columns
  }
  const plain = named.filter((at) => TITLES.has(keys[at] ?? ''))
  const isAlone = plain.length === 1 && !named.some((at) => at !== plain[0] && columns[at]?.target !== 'people.fullName')
  if (primary !== 'deals' || titles.length > 0) return columns
  if (isAlone) return retarget(columns, plain[0], 'deals.title')
  // Of an offer that has no name the description says what it is, where it is short.
  const described = columns.findIndex(({ target }, at) => target === 'deals.note' && DESCRIPTIONS.has(keys[at] ?? ''))
  const said = described === -1 ? [] : valuesAt(described)
  const areShort = said.length > 0 && said.every(({ length }) => length <= TITLE_LONGEST)
  return areShort ? retarget(columns, described, 'deals.title') : columns
}

const DESCRIPTIONS = keysOf(DESCRIPTION_COLUMNS)
const TITLE_LONGEST = 80

const OF_SOMEBODY: ReadonlySet<string> = new Set(['name', 'leadname'])

/** A plain day of closing beside the day that is expected is when it was closed. */
export function settleClosing(columns: Columns, { keys }: FileColumns): Columns {
  const expected = columns.flatMap(({ target }, at) => (target === 'deals.expectedCloseOn' ? [at] : []))
  const plain = expected.filter((at) => CLOSING.has(keys[at] ?? ''))
  if (plain.length !== 1 || expected.length < 2 || columns.some(({ target }) => target === 'deals.closedAt')) return columns
  return retarget(columns, plain[0], 'deals.closedAt')
}

/** A position is somebody's job where the file says whose. */
export function settleJobs(columns: Columns, { primary }: FileColumns): Columns {
  const namesSomebody = columns.some(({ target }) => target !== null && (NAMES.has(target) || target === 'people.email'))
  if (primary !== 'deals' || namesSomebody) return columns
  return columns.map((column) => (column.target === 'people.jobTitle' ? UNMAPPED : column))
}
