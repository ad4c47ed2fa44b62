import { getCountries, isSupportedCountry } from 'libphonenumber-js/max'
import { ALPHA_3, CAR_SIGNS, COUNTRY_SYNONYMS } from '../../knowledge/country-names'
import { matchKey } from '../../match-key'
import { LANGUAGES } from './weekdays'

const byName = new Map<string, string | null>()

/** ISO 3166-1 alpha-2 of the country that a text names, in any of the languages that names are known in; a code is a name, too. */
export function countryCodeOf(text: string): string | null {
  const key = matchKey(text)
  if (key === '' || text.length > LONGEST) return null
  if (byName.size === 0) learnNames()
  // `ČR` and `Mỹ` are no codes, though their letters without accents are.
  const code = CODE.test(text.normalize('NFC')) ? key.toUpperCase() : ''
  return isSupportedCountry(code) ? code : (byName.get(key) ?? null)
}

/**
 * The same where a column is known to hold countries: also by the signs of cars, `D` and `A`, and where a text names one twice,
 * `USA - United States` and `Deutschland (DE)`. `null` of a text that names two, or begins otherwise: `Virgin Islands, U.S.`
 */
export function countryUnder(text: string): string | null {
  const whole = countryCodeOf(text) ?? SIGNS.get(text.trim()) ?? null
  if (whole !== null || text.length > LONGEST) return whole
  const [first = null, ...others] = text.split(PARTS).map(countryCodeOf)
  const isOne = first !== null && !TWINS.has(first) && others.every((other) => other === null || other === first)
  return isOne ? first : null
}

/** What stands behind their names says which of two they are: `Congo, …`, `Korea, …`, `Saint Martin (…)`. */
const TWINS: ReadonlySet<string> = new Set(['CD', 'CG', 'KP', 'KR', 'MF', 'SX'])

const SIGNS = new Map(Object.entries(CAR_SIGNS))
const LONGEST = 60
const PARTS = /[(),/]| [-–] /

const CODE = /^\P{L}{0,3}[A-Za-z]\P{L}{0,2}[A-Za-z]\P{L}{0,3}$/u

function learnNames(): void {
  for (const language of LANGUAGES) {
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style })
      for (const code of getCountries()) learn(code, names.of(code) ?? '')
    }
  }
  // What is said here holds, whatever a language calls so.
  for (const pair of ALPHA_3.split(' ')) {
    const [name = '', code = ''] = pair.split(':')
    // Of the others no telephone numbers are known: Antarctica, Bouvet.
    if (isSupportedCountry(code)) byName.set(matchKey(name), code)
  }
  for (const [code, names] of Object.entries(COUNTRY_SYNONYMS))
    for (const name of names.split('|')) byName.set(matchKey(name), code)
}

/** A name that two countries have says neither. */
function learn(code: string, name: string): void {
  const key = matchKey(name)
  const known = byName.get(key)
  if (key !== '') byName.set(key, known === undefined || known === code ? code : null)
}
