import { DESCRIPTION_COLUMNS } from '../knowledge/deal-columns'
import { PARTS } from '../knowledge/owner-words'
import { keysOf } from '../match-key'
import { UNMAPPED } from '../targets'
import { weaklyNamedIn } from './columns/known-names'
import { isCalledTitle } from './settle-mistaken'
import { isFirm, isKnownPerson, isPerson } from './kind/firm-or-person'
import { shareOf } from './kind/value-signs'
import { NAMES_OF_PEOPLE, retarget, type Columns, type FileColumns } from './file-columns'

/* What deals are called. */

const TITLES = keysOf(`${PARTS.name}|isim`)

/**
 * `Name` beside a `Deal name` is whose the deal is, where the file says how to reach them; and the deal's where nothing else
 * is, though in that language people are called so.
 */
export function settleDealNames(given: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  // Nothing is called by a column that is empty all the way down.
  const hasRows = given.some((_, at) => valuesAt(at).length > 0)
  const isBlank = (at: number) => hasRows && valuesAt(at).length === 0
  const columns = given.map((column, at) => (column.target === 'deals.title' && isBlank(at) ? UNMAPPED : column))
  const targets = new Set(columns.map(({ target }) => target))
  const titles = columns.flatMap(({ target }, at) => (target === 'deals.title' ? [at] : []))
  const named = columns.flatMap(({ target }, at) => (target !== null && NAMES_OF_PEOPLE.has(target) ? [at] : []))
  if (titles.length > 1) {
    const isTitled = titles.some((at) => isCalledTitle(keys[at] ?? ''))
    const isWhose = (key: string) => OF_SOMEBODY.has(key) || (isTitled && TITLES.has(key) && !isCalledTitle(key))
    const name = titles.find((at) => isWhose(keys[at] ?? ''))
    const tellsOfSomebody = targets.has('people.email') || targets.has('people.phone')
    return tellsOfSomebody && named.length === 0 ? retarget(columns, name, 'people.fullName') : columns
  }
  // Deals that are called after whom they are with are called so without.
  const areSomebody = (at: number) => shareOf(valuesAt(at), isKnownPerson) >= MOSTLY && shareOf(valuesAt(at), isFirm) === 0
  const [title = -1] = titles
  // Beside their firms or their addresses they need not all be known.
  const areWritten =
    title !== -1 &&
    (targets.has('companies.name') || targets.has('people.email')) &&
    shareOf(valuesAt(title), isPerson) >= MOSTLY &&
    shareOf(valuesAt(title), isKnownPerson) >= HALF
  if (named.length === 0 && TITLES.has(keys[title] ?? '') && (areSomebody(title) || areWritten))
    return retarget(columns, title, 'people.fullName')
  const plain = named.filter((at) => TITLES.has(keys[at] ?? ''))
  const isAlone = plain.length === 1 && !named.some((at) => at !== plain[0] && columns[at]?.target !== 'people.fullName')
  if (primary !== 'deals' || titles.length > 0) return columns
  if (isAlone && areSomebody(plain[0] ?? -1)) return columns
  return isAlone ? retarget(columns, plain[0], 'deals.title') : columns
}

/** Of an offer that has no name the description says what it is, where it is short. */
export function settleDescribedDeals(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  if (primary !== 'deals' || columns.some(({ target }) => target === 'deals.title')) return columns
  const described = columns.findIndex(({ target }, at) => target === 'deals.note' && DESCRIPTIONS.has(keys[at] ?? ''))
  const said = described === -1 ? [] : valuesAt(described)
  // Another column may be called so in a language that is asked later.
  const isTitled = columns.some(({ target }, at) => target === null && weaklyNamedIn('deals', keys[at] ?? '') === 'deals.title')
  const areShort = !isTitled && said.length > 0 && said.every(({ length }) => length <= TITLE_LONGEST)
  return areShort ? retarget(columns, described, 'deals.title') : columns
}

const DESCRIPTIONS = keysOf(DESCRIPTION_COLUMNS)
const TITLE_LONGEST = 80

const OF_SOMEBODY: ReadonlySet<string> = new Set(['name', 'leadname'])

const MOSTLY = 0.75
const HALF = 0.5
