import { TYPE_WORDS } from '../knowledge/weak-column-names'
import type { ImportCollection } from '../import-collections'
import { keysOf, matchKey } from '../match-key'
import type { ColumnMapping } from '../targets'
import type { Looking } from './file-columns'
import { fits } from './fitting-values'
import { distinct, shareOf } from './kind/value-signs'
import { kindOfWord, yesOrNo } from './values/words'

const TYPES = keysOf(TYPE_WORDS)
const SOME = 0.3

/**
 * `Type` beside people or companies sorts them as tags do, where nothing else does. Not so where it says what a row is of
 * (`Private`, `Company`), or is of letters or figures that only its program can read.
 */
export function withTypes(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  looking: Looking,
): readonly ColumnMapping[] {
  if (primary !== 'people' && primary !== 'companies') return columns
  const target = `${primary}.tags` as const
  if (columns.some((column) => column.target === target)) return columns
  const at = columns.findIndex(
    (column, index) => column.target === null && looking.isFree(index) && TYPES.has(matchKey(looking.names[index] ?? '')),
  )
  const values = at === -1 ? [] : looking.valuesAt(at)
  if (distinct(values) < 2 || !fits(target, values) || shareOf(values, isNoTag) >= SOME) return columns
  return columns.map((column, index) => (index === at ? { target, group: '', label: null, basis: 'similar' } : column))
}

function isNoTag(value: string): boolean {
  return value.trim().length < 3 || kindOfWord(value) !== null || yesOrNo(value) !== null
}
