import { CATEGORY_WORDS, RELATION_WORDS } from '../knowledge/weak-column-names'
import { keysOf, matchKey } from '../match-key'
import { retarget, type Columns, type FileColumns } from './file-columns'
import { shareOf } from './kind/value-signs'

const CATEGORIES = keysOf(CATEGORY_WORDS)
const RELATIONS = keysOf(RELATION_WORDS)
/** A choice of a few letters is a rank. */
const RANK = 3

/** A category of companies is their line of business, where no column says more of that and it is no relation to them. */
export function settleCategories(columns: Columns, { primary, keys, valuesAt }: FileColumns): Columns {
  if (primary !== 'companies' || columns.some(({ target }) => target === 'companies.industry')) return columns
  const at = columns.findIndex(({ target }, index) => target === 'companies.tags' && CATEGORIES.has(keys[index] ?? ''))
  const values = at === -1 ? [] : valuesAt(at)
  const isOfTrade = values.length > 0 && shareOf(values, isRelation) < SOME
  return isOfTrade ? retarget(columns, at, 'companies.industry') : columns
}

const SOME = 0.2

function isRelation(value: string): boolean {
  return value.trim().length <= RANK || value.split(/[;,/|]/).some((part) => RELATIONS.has(matchKey(part)))
}
