import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allLocales } from '@faker-js/faker'
import { runnerImport } from 'vite'
import { ROOT } from './setup.mjs'

/*
 * Writes what people and places are called, as an import knows it (src/domain/model/imports/knowledge/world-*.ts), from two
 * libraries that many people keep: Faker for names of people and towns by language, CLDR for names of regions.
 */

const KNOWLEDGE = join(ROOT, 'src/domain/model/imports')
const options = { root: ROOT, configFile: false, logLevel: 'error' }
const domain = async (file) => (await runnerImport(join(KNOWLEDGE, file), options)).module
const { matchKey, matchWords } = await domain('match-key.ts')
const signs = await domain('knowledge/kind-signs.ts')
const { isColumnName } = await domain('recognising/columns/recognise-target.ts')
const require = createRequire(import.meta.url)
const subdivisions = require('cldr-subdivisions-full/subdivisions/en/en.json').subdivisions.localeDisplayNames.subdivisions

/** But for jokes and languages that nobody keeps lists in. */
const ordered = Object.keys(allLocales).filter((locale) => !/^(base|dv|eo|la|en_(BORK|AU_ocker))$/.test(locale))
const languageOf = (locale) => locale.slice(0, 2)
const listed = (entry) =>
  (Array.isArray(entry) ? entry : Object.values(entry ?? {}).flat()).filter((name) => typeof name === 'string')

/** A word of a language is nobody's name, though somebody is called so. */
const words = new Set(
  ordered.flatMap((locale) => {
    const { word = {}, commerce = {}, color = {} } = allLocales[locale]
    return [
      word.noun,
      word.adjective,
      word.verb,
      word.adverb,
      word.preposition,
      word.conjunction,
      color.human,
      commerce.department,
      commerce.product_name?.product,
      commerce.product_name?.material,
    ]
      .flatMap(listed)
      .flatMap(matchWords)
  }),
)
const business = new Set(
  [signs.LEGAL_FORMS, signs.TRADE_WORDS, signs.STAGE_WORDS, signs.STATUS_WORDS, signs.HAPPENINGS].flatMap((names) =>
    [names].flat().flatMap((line) => line.split('|').map((name) => matchKey(name))),
  ),
)

const towns = placesOf(({ city_name: names }) => names)
const regions = placesOf(({ state }) => state)
for (const name of Object.values(subdivisions)) addPlace(regions, 'en', name)

function placesOf(namesIn) {
  const places = new Map()
  for (const locale of ordered)
    for (const name of listed(namesIn(allLocales[locale].location ?? {}))) addPlace(places, languageOf(locale), name)
  return places
}

function addPlace(table, language, name) {
  const plain = name
    .replaceAll('"', '')
    .replace(/\s*\(.*\)$/u, '')
    .trim()
  const key = matchKey(plain)
  const names = table.get(language) ?? new Map()
  table.set(language, names)
  if ((key.length > 2 || /\p{Script=Han}|\p{Script=Hangul}/u.test(key)) && !names.has(key)) names.set(key, plain)
}

const places = new Set([...towns.values(), ...regions.values()].flatMap((names) => [...names.keys()]))
/** Names that come after the family's, or that are words elsewhere. */
const WITHOUT_GIVEN = new Set(['en_GH', 'en_NG', 'fr_BE', 'fr_SN', 'ja', 'ko', 'zh_CN', 'zh_TW', 'vi'])
const seen = new Set()
const surnames = new Set(ordered.flatMap((locale) => listed(allLocales[locale].person?.last_name)).map((name) => matchKey(name)))
const given = byLanguage(
  ordered.filter((locale) => !WITHOUT_GIVEN.has(locale)),
  (locale) => listed(allLocales[locale].person?.first_name).filter((name) => isGiven(name, seen)),
)
const family = byLanguage(['ja', 'ko', 'zh_CN', 'zh_TW'], (locale) => listed(allLocales[locale].person?.last_name))

function byLanguage(locales, namesOf) {
  const languages = new Map()
  for (const locale of locales) {
    const language = languageOf(locale)
    languages.set(language, new Set([...(languages.get(language) ?? []), ...namesOf(locale)]))
  }
  return [...languages].filter(([, names]) => names.size > 0)
}

function isGiven(name, before) {
  const key = matchKey(name)
  const isLatin = /\p{Script=Latin}/u.test(name)
  if (/[\s\p{N}]/u.test(name) || key.length < (isLatin ? 5 : 3) || before.has(key)) return false
  if (words.has(key) || business.has(key) || places.has(key) || isColumnName(name) || (isLatin && surnames.has(key))) return false
  before.add(key)
  return true
}

const line = ([language, names]) => `  ${language}: ${quoted([...names.values()].join('|'))},`
const named = (table) => [...table].filter(([, names]) => names.size > 0)
const quoted = (text) => (text.includes("'") ? `"${text}"` : `'${text}'`)
const HEAD = '/* Written by scripts/world-names.mjs. `|` between names. */\n\n'

/** The files, by name: written as formatting leaves them. */
export const WORLD_FILES = {
  'world-names.ts': `${HEAD}/** Given names, by language; of a word that means something else, too, none. */
export const WORLD_GIVEN_NAMES: Readonly<Record<string, string>> = {
${given.map(line).join('\n')}
}

/** Names of families, which come first and without a space between: by language. */
export const WORLD_FAMILY_NAMES: Readonly<Record<string, string>> = {
${family.map(line).join('\n')}
}
`,
  'world-places.ts': `${HEAD}/** Towns, by language. */
export const WORLD_TOWNS: Readonly<Record<string, string>> = {
${named(towns).map(line).join('\n')}
}

/** States, provinces, counties, prefectures: the same, and all that ISO 3166-2 knows, as English writes them. */
export const WORLD_REGIONS: Readonly<Record<string, string>> = {
${named(regions).map(line).join('\n')}
}
`,
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(WORLD_FILES)) writeFileSync(join(KNOWLEDGE, 'knowledge', name), text)
