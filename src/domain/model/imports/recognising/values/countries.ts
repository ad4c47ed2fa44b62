import { getCountries, isSupportedCountry } from 'libphonenumber-js/max'
import { COUNTRY_SYNONYMS, POSTAL_SHAPES, REGIONS, TOWNS } from '../../knowledge/places'
import { WORLD_REGIONS, WORLD_TOWNS } from '../../knowledge/world-places'
import { keysWhenAsked, matchKey } from '../../match-key'

/** What a row says of where it is of. */
export interface PlaceParts {
  readonly country: string
  readonly region: string
  readonly city: string
  readonly postalCode: string
  /** A street, or the whole address in one text. */
  readonly text: string
}

/** ISO 3166-1 alpha-2 of the country that a row names, or that its address is in; `null`: it says none that is known. */
export function countryIn({ country, region, city, postalCode, text }: PlaceParts): string | null {
  const named = countryCodeOf(country)
  if (named !== null) return named
  const lines = text.split(/[,\n]+| [-–] /).map((line) => line.trim())
  const last = lines.length > 1 ? countryCodeOf(lines.at(-1) ?? '') : null
  if (last !== null && (lines.at(-1)?.length ?? 0) > 2) return last
  const said = new Set([shapeOf(postalCode), regionNamed(matchKey(region)), townNamed(matchKey(city))])
  said.delete(null)
  const [only = null, ...others] = said
  return others.length === 0 ? only : null
}

const byName = new Map<string, string | null>()

/** In any of the languages that names are known in; the code itself is a name, too. */
export function countryCodeOf(text: string): string | null {
  const key = matchKey(text)
  if (key === '' || text.length > LONGEST) return null
  const code = key.toUpperCase()
  if (isSupportedCountry(code)) return code
  if (byName.size === 0) learnNames()
  return byName.get(key) ?? null
}

const LONGEST = 60
const LANGUAGES = (
  'en de fr es it pt nl pl cs sk sv nb da fi tr ja zh zh-Hant ko hu ro ru uk el ' +
  'bg hr sr sr-Latn sl lt lv et mk sq ca gl eu is ar fa he th vi id ms hi ka'
).split(' ')

function learnNames(): void {
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
    for (const code of getCountries()) learn(code, names.of(code) ?? '')
  }
  // What is said here holds, whatever a language calls so.
  for (const [code, names] of Object.entries(COUNTRY_SYNONYMS))
    for (const name of names.split('|')) byName.set(matchKey(name), code)
}

/** A name that two countries have says neither. */
function learn(code: string, name: string): void {
  const key = matchKey(name)
  const known = byName.get(key)
  if (key !== '') byName.set(key, known === undefined || known === code ? code : null)
}

function shapeOf(postalCode: string): string | null {
  const text = postalCode.toUpperCase()
  return text.length > LONGEST_CODE ? null : (SHAPES.find(([, shape]) => shape.test(text))?.[0] ?? null)
}

const LONGEST_CODE = 12
const SHAPES = Object.entries(POSTAL_SHAPES)

function inverse(table: Readonly<Record<string, string>>): (key: string) => string | null {
  const names = new Map(
    Object.entries(table).flatMap(([code, all]) => all.split('|').map((name) => [matchKey(name), code] as const)),
  )
  return (key) => names.get(key) ?? null
}

const regionNamed = inverse(REGIONS)
const townNamed = inverse(TOWNS)

/** Is it the name of a town that is known? */
export function isTown(text: string): boolean {
  if (text.length > LONGEST) return false
  const key = matchKey(text)
  return townNamed(key) !== null || worldTowns().has(key)
}

/** Is it the name of a state, a province or the like that is known? */
export function isRegion(text: string): boolean {
  if (text.length > LONGEST) return false
  const key = matchKey(text)
  return regionNamed(key) !== null || worldRegions().has(key)
}

const worldTowns = keysWhenAsked(WORLD_TOWNS)
const worldRegions = keysWhenAsked(WORLD_REGIONS)
