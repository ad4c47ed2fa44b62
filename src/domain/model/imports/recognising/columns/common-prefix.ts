import { isColumnName } from './recognise-target'
import { namesOwner } from './recognise-compound'

/** Fewer columns have a beginning in common by chance. */
const COLUMNS_LEAST = 4
const SHARE = 0.6

/**
 * The names without what a database puts before most of them: `kun_telefon`, `kun_plz`. A word that says something, as in
 * `deal_title` and `company_name`, stays.
 */
export function withoutPrefix(names: readonly string[]): readonly string[] {
  const prefixes = names.map((name) => /^([\p{L}\d]{1,12}[_.:])(?=[\p{L}\d])/u.exec(name)?.[1] ?? null)
  const counts = new Map<string, number>()
  for (const prefix of prefixes) if (prefix !== null) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  const [most, count] = [...counts].reduce<readonly [string, number]>(
    (best, each) => (each[1] > best[1] ? each : best),
    ['', 0],
  )
  if (count < COLUMNS_LEAST || count < names.length * SHARE) return names
  const word = most.slice(0, -1)
  if (isColumnName(word) || namesOwner(word)) return names
  return names.map((name, at) => (prefixes[at] === most ? name.slice(most.length) : name))
}
