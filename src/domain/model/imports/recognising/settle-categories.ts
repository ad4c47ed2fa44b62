import { WAYS_OF_TRADING_WORDS } from '../knowledge/trade-words'
import { CATEGORY_WORDS, RELATION_WORDS } from '../knowledge/weak-column-names'
import { keysOf, matchKey, matchWords } from '../match-key'
import { UNMAPPED, type Target } from '../targets'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'

const CATEGORIES = keysOf(CATEGORY_WORDS)
const RELATIONS = keysOf(RELATION_WORDS)
const WAYS_OF_TRADING = keysOf(WAYS_OF_TRADING_WORDS)
/** A choice of a few letters is a rank. */
const RANK = 2

/**
 * A category of companies is their line of business, where no column says more of that and it is no relation to them. How
 * they trade says less: `Manufacturer`, `Distributor/Wholesaler`.
 */
export function settleCategories(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  if (primary === 'deals') return columns.map((column, at) => (isCategoryOfThings(column.target, keys[at]) ? UNMAPPED : column))
  if (primary !== 'companies') return columns
  const taken = columns.findIndex(({ target }) => target === 'companies.industry')
  if (taken !== -1 && shareOf(valuesAt(taken), isWayOfTrading) < MOST) return columns
  const at = columns.findIndex(({ target }, index) => target === 'companies.tags' && CATEGORIES.has(keys[index] ?? ''))
  const values = at === -1 ? [] : valuesAt(at)
  // A company has one line of business, and may have several tags.
  const isOfTrade = values.length > 0 && shareOf(values, isRelation) < SOME && shareOf(values, isList) < SOME
  if (!isOfTrade) return columns
  const others = columns.map((column, index) => (index === taken ? UNMAPPED : column))
  return retarget(others, at, 'companies.industry')
}

/** What is sold is of a category; deals have tags of their own. */
function isCategoryOfThings(target: Target | null, key = ''): boolean {
  return target === 'deals.tags' && CATEGORIES.has(key)
}

const SOME = 0.2
const MOST = 0.6

function isRelation(value: string): boolean {
  return value.trim().length <= RANK || value.split(/[;,/|]/).some((part) => RELATIONS.has(matchKey(part)))
}

function isList(value: string): boolean {
  return /[^\s;|][;|] ?[^\s;|]/.test(value) || /\p{L}, ?\p{L}/u.test(value)
}

function isWayOfTrading(value: string): boolean {
  const words = matchWords(value)
  return words.length > 0 && words.every((word) => WAYS_OF_TRADING.has(word))
}
