import { POSTAL_SHAPES, REGIONS, TOWNS } from '../../knowledge/places'
import { WORLD_REGIONS, WORLD_TOWNS } from '../../knowledge/world-places'
import { keysWhenAsked, matchKey } from '../../match-key'
import { countryCodeOf, countryUnder } from './country-names'

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
  const named = countryUnder(country)
  if (named !== null) return named
  const lines = text.split(/[,\n]+| [-–] /).map((line) => line.trim())
  const last = lines.length > 1 ? countryCodeOf(lines.at(-1) ?? '') : null
  if (last !== null && (lines.at(-1)?.length ?? 0) > 2) return last
  const said = new Set([shapeOf(postalCode), regionNamed(matchKey(region)), townNamed(matchKey(city))])
  said.delete(null)
  const [only = null, ...others] = said
  return others.length === 0 ? only : null
}

function shapeOf(postalCode: string): string | null {
  const text = postalCode.toUpperCase()
  return text.length > LONGEST_CODE ? null : (SHAPES.find(([, shape]) => shape.test(text))?.[0] ?? null)
}

const LONGEST = 60
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
