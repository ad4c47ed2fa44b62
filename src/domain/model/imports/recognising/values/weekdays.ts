import { matchKey } from '../../match-key'

/** Languages in which the platform knows names, of weekdays as of currencies. */
export const LANGUAGES =
  'en de fr es it pt nl sv da nb fi pl cs sk sl hr sr sr-Latn bg ro hu tr el ru uk lt lv et ja zh zh-Hant ko vi th ar he fa id hi ca gl af sw az sq mk bs bn ta ka hy is ms be kk eu ur uz ky mn ga cy lb lo km my ne si mr gu pa te kn ml am'.split(
    ' ',
  )

let named: ReadonlySet<string> | null = null

/** The name of a day of the week, whole or short. */
export function isWeekday(name: string): boolean {
  named ??= new Set(LANGUAGES.flatMap(namesOf).map(matchKey))
  return named.has(matchKey(name))
}

const MONDAY = Date.UTC(2026, 5, 8)
const DAY_MS = 86_400_000

function namesOf(language: string): readonly string[] {
  const formats = (['long', 'short'] as const).map((weekday) => new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }))
  return formats.flatMap((format) => Array.from({ length: 7 }, (_, day) => format.format(MONDAY + day * DAY_MS)))
}
