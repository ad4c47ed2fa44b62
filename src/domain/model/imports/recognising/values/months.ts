import { matchKey } from '../../match-key'

/** Languages whose names of months the platform knows, and which call no month what another language calls another. */
const LANGUAGES =
  'uk be bg sr mk el ro sk sl et lv lt sq ka hy kk az id ms ca eu is ar ar-SY he hi bn ur th fa-u-ca-gregory gl af sw bs ta ga ar-MA'.split(
    ' ',
  )

let named: ReadonlyMap<string, number> | null = null

/** A month by its whole or short name, alone or as in a date, in languages without names of their own here; `null`: it is none. */
export function monthInOther(name: string): number | null {
  named ??= namesOf(LANGUAGES)
  return named.get(matchKey(name)) ?? null
}

/** Two letters of our alphabets are no name, and two signs of an Indian or the Thai script may be. */
const LONG_ENOUGH = /[\p{L}\p{M}]{3}|[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]{2}/u

function namesOf(languages: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const formats = languages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => [
      new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }),
      new Intl.DateTimeFormat(language, { month, day: 'numeric', timeZone: 'UTC' }),
    ]),
  )
  for (const format of formats) {
    for (let month = 1; month <= 12; month += 1) {
      const part = format.formatToParts(Date.UTC(2026, month - 1, 1)).find(({ type }) => type === 'month')
      const key = matchKey(part?.value ?? '')
      if (LONG_ENOUGH.test(key) && !names.has(key)) names.set(key, month)
    }
  }
  return names
}
