import { words } from '../../../kernel/words'
import { matchKey } from '../../match-key'
import { keysOfLanguages } from './known-names'

/** English is written with either in front, the others with the year, or are several languages in one table. */
const OTHERWISE: ReadonlySet<string> = new Set(
  words('english asian eastAsian southeastAsian chinese japanese korean hungarian nearEast streets'),
)

const ENGLISH = keysOfLanguages((language) => language === 'english')
const DAY_FIRST = keysOfLanguages((language) => !OTHERWISE.has(language))

/** Whether headers are mostly in languages that write the day before the month, and not in English. */
export function areOfDayFirst(headers: readonly string[]): boolean {
  const keys = headers.map(matchKey)
  const english = keys.filter((key) => ENGLISH.has(key)).length
  const dayFirst = keys.filter((key) => DAY_FIRST.has(key) && !ENGLISH.has(key)).length
  return dayFirst >= 2 && dayFirst > english
}
