import { MARKS_OF_TYPES } from '../../knowledge/header-words'
import { exactMeanings } from '../../match-key'
import { isColumnName } from './recognise-target'
import { IDS, NAMES, NUMBERS, wordsOf } from './header-word'
import { ownersNamed } from './recognise-compound'

/** Fewer columns have a beginning in common by chance. */
const COLUMNS_LEAST = 4
const SHARE = 0.6
/** Of fewer columns an ending in common says what they are: `first_name` and `last_name`. */
const ENDS_LEAST = 3
const ENDS_MANY = 7

/**
 * The names without what a database puts before most of them: `kun_telefon`, `kd_plz`. What says more stays: `deal_value` in a
 * list of deals, and whose number it is in `kd_nr`.
 */
export function withoutPrefix(names: readonly string[]): readonly string[] {
  const end = commonEnd(names)
  return end === null
    ? withoutBeginning(withoutMarks(withoutPerson(names)))
    : names.map((name) => (name.endsWith(end) ? name.slice(0, -end.length) : name))
}

/** `NOMBRE_PROV` and `TEL_PROV`: all of them end so, or of many all but one. */
function commonEnd(names: readonly string[]): string | null {
  const ends = names.map((name) => /[_.](\p{L}{2,12})$/u.exec(name)?.[0] ?? null)
  const end = ends.find((each) => each !== null) ?? null
  const others = ends.filter((each) => each !== end).length
  return others === 0 ? (names.length < ENDS_LEAST ? null : end) : others === 1 && names.length >= ENDS_MANY ? end : null
}

/** `owner_first`, `owner_last`, `owner_phone`: whoever is named by halves so, and nowhere else, is whom the row is of. */
function withoutPerson(names: readonly string[]): readonly string[] {
  const halves = names.map((name) => HALF_OF_SOMEBODY.exec(name))
  const words = new Set(halves.flatMap((half) => half?.[1] ?? []))
  const [word] = words
  const isNamed = names.some((name, at) => halves[at] === null && NAMED.test(name))
  const isWhole = halves.filter((half) => half !== null).length === 2
  if (word === undefined || words.size > 1 || !isWhole || isNamed || ownersNamed(word.slice(0, -1)).length > 0) return names
  return names.map((name) => (name.startsWith(word) ? name.slice(word.length) : name))
}

const HALF_OF_SOMEBODY = /^(\p{L}{3,16}[_. ])(first|last)([_. ]?name)?$/iu
const NAMED = /^(full[_. ]?|first[_. ]?|last[_. ]?)?name$/i

/** Databases in Brazil put before each name of what type it is: `NM_DONO`, `DT_CRIACAO`. */
function withoutMarks(names: readonly string[]): readonly string[] {
  const marked = names.map((name) => /^(\p{L}{2})_(.+)$/u.exec(name))
  const marks = marked.map((match) => TYPE_OF.get(match?.[1]?.toLowerCase() ?? ''))
  const known = marks.filter((mark) => mark !== undefined)
  if (new Set(known).size < MARKS_LEAST || known.length < COLUMNS_LEAST || known.length < names.length * SHARE) return names
  return names.map((name, at) => {
    const [mark, rest = ''] = [marks[at], marked[at]?.[2]]
    return mark === undefined ? name : mark === 'plain' ? rest : `${mark}_${rest}`
  })
}

const MARKS_LEAST = 2
const TYPE_OF = exactMeanings(MARKS_OF_TYPES)

function withoutBeginning(names: readonly string[]): readonly string[] {
  const prefixes = names.map((name) => /^([\p{L}\d]{1,12}[_.:])(?=[\p{L}\d])/u.exec(name)?.[1] ?? null)
  const counts = new Map<string, number>()
  for (const prefix of prefixes) if (prefix !== null) counts.set(prefix, (counts.get(prefix) ?? 0) + 1)
  const [most, count] = [...counts].reduce<readonly [string, number]>((best, each) => (each[1] > best[1] ? each : best), ['', 0])
  // A list of users says so before each of its names.
  if (count === names.length && count > 1 && /^(user|usr)[_.:]$/i.test(most)) return names.map((name) => name.slice(most.length))
  if (count < COLUMNS_LEAST || count < names.length * SHARE) return withoutGroup(names, prefixes)
  const word = most.slice(0, -1)
  const owners = ownersNamed(word)
  if (isColumnName(word) || owners.some((owner) => owner !== 'companies')) return names
  const isWhole = (name: string) => owners.length === 0 || !isPart(name.slice(most.length))
  return names.map((name, at) => (prefixes[at] === most && isWhole(name) ? name.slice(most.length) : name))
}

/** Fewer have no group of their own. */
const GROUP_LEAST = 5

/**
 * Several groups, each with its beginning: `CLI_Nom`, `CLI_Ville` beside `LIV_Nom`, `LIV_Ville`. The first one of which most are
 * names of columns without it is the record's own.
 */
function withoutGroup(names: readonly string[], prefixes: readonly (string | null)[]): readonly string[] {
  const restsOf = (prefix: string | null) =>
    prefix === null ? [] : names.flatMap((name, at) => (prefixes[at] === prefix ? [name.slice(prefix.length)] : []))
  const groups = [...new Set(prefixes)].filter((prefix) => restsOf(prefix).length >= GROUP_LEAST)
  const own = groups.find((prefix) => {
    const [rests, word] = [restsOf(prefix), prefix?.slice(0, -1) ?? '']
    const isAgain = groups.some((other) => other !== prefix && restsOf(other).filter((rest) => rests.includes(rest)).length > 2)
    const isWord = isColumnName(word) || ownersNamed(word).length > 0
    return isAgain && !isWord && rests.filter(isColumnName).length >= rests.length * SHARE
  })
  return own == null ? names : names.map((name, at) => (prefixes[at] === own ? name.slice(own.length) : name))
}

/** The number or the name of something, which says nothing alone. */
function isPart(name: string): boolean {
  const [word, ...others] = wordsOf(name)
  return word !== undefined && others.length === 0 && [NUMBERS, IDS, NAMES].some((keys) => keys.has(word.key))
}
