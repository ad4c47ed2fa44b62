import type { ImportCollection } from '../import-collections'
import { UNMAPPED, type ColumnMapping, type FieldTarget, type Target } from '../targets'
import { areDates } from './column-values'
import { areBirthdays, areGroups, areHouses, areIds, areNumbersToCall, areSites, areStates, isOfGender } from './nameless-values'
import { NAMES_OF_PEOPLE } from './file-columns'
import { isFirm, isGivenName, isSomebody } from './kind/firm-or-person'
import { shareOf } from './kind/value-signs'
import { areCodesOfPost } from './vacant-postal-code'
import { countryCodeOf } from './values/country-names'
import { isTown } from './values/countries'
import { isJob } from './values/jobs'
import { isStreet } from './values/streets'
import { isPlaceholder } from './values/words'

/**
 * What the columns of a table are that names none of them, by what is in them besides addresses and numbers: whom or what a
 * row is of first, then its company, what somebody does there, the place, when it was made, and texts.
 */
export function namelessColumns(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  sampleOf: (at: number) => readonly string[],
): readonly ColumnMapping[] {
  if (primary === 'tasks') return columns
  const settled = [...columns]
  const values = columns.map((_, at) => sampleOf(at).filter((value) => !isPlaceholder(value)))
  const free = () => settled.flatMap(({ target }, at) => (target === null && (values[at]?.length ?? 0) > 0 ? [at] : []))
  const take = (at: number | undefined, target: FieldTarget) => {
    if (at !== undefined) settled[at] = { ...UNMAPPED, target: target satisfies Target, basis: 'values' }
    return at !== undefined
  }
  const sharesOf = (isSuch: (value: string) => boolean, least: number) =>
    free()
      .map((at) => ({ at, share: shareOf(values[at] ?? [], isSuch) }))
      .filter(({ share }) => share >= least)
  const shared = (isSuch: (value: string) => boolean, least: number) =>
    sharesOf(isSuch, least).toSorted((a, b) => b.share - a.share)[0]?.at
  // Of two that are named in a row, whom it is of comes first.
  const leading = (isSuch: (value: string) => boolean, least: number) => {
    const shares = sharesOf(isSuch, least)
    const most = Math.max(...shares.map(({ share }) => share))
    return shares.find(({ share }) => share >= most * ABOUT_AS_MANY)?.at
  }
  const varied = (at: number | undefined) => (at !== undefined && areVaried(values[at] ?? []) ? at : undefined)
  const isTaken = (target: FieldTarget) => settled.some((column) => column.target === target)
  // `blancreme.com` is where a firm is found, and not what it is called.
  if (primary === 'companies')
    take(
      free().find((at) => areSites(values[at] ?? [])),
      'companies.website',
    )
  if (primary === 'companies') take(varied(shared(isNameOfFirm, FIRMS)), 'companies.name')
  if (primary === 'people' && !takeApart() && !take(varied(leading(isWholeName, SOMEBODY)), 'people.fullName')) takeHalves()
  if (primary === 'deals')
    take(
      free().find((at) => areTitles(values[at] ?? [])),
      'deals.title',
    )
  if (primary === 'notes') {
    take(shared(isMoment, NEARLY) ?? free().find((at) => areDates(values[at] ?? [])), 'notes.happenedAt')
    return settled
  }
  take(shared(isMoment, NEARLY), `${primary}.originalCreatedAt`)
  const place = primary === 'companies' ? 'companies' : 'people'
  if (primary !== 'deals') {
    const having = (areSuch: (values: readonly string[]) => boolean) => free().find((at) => areSuch(values[at] ?? []))
    for (const at of free()) if (areNumbersToCall(values[at] ?? [])) take(at, `${place}.phone`)
    if (primary === 'people') take(shared(isPatronymic, NEARLY), 'people.middleName')
    if (primary === 'people') take(having(areBirthdays), 'people.birthday')
    if (primary === 'people') take(having(areSites), 'people.link')
    if (!isTaken(`${place}.address`))
      take(shared(isStreet, TOWNS) ?? free().find((at) => areHouses(values[at] ?? [])), `${place}.street`)
    const towns = shared((value) => isTown(value) && !isOfGender(value), TOWNS)
    if (towns !== undefined && new Set(values[towns]).size >= FEW) take(towns, `${place}.city`)
    take(shared(isCountry, NEARLY), `${place}.country`)
    // `NC` is short for what is not said as well.
    const states = columns.findIndex((_, at) => settled[at]?.target === null && areStates(sampleOf(at)))
    take(states === -1 ? undefined : states, `${place}.region`)
    if (isStreetOf(states - 2)) take(isFreeName(states - 1) ? states - 1 : undefined, `${place}.city`)
    if (states !== -1 && isOneCountry(states + 2)) take(states + 2, `${place}.country`)
    const isPlace = (at: number) => /\.(street|city|region|address)$/.test(settled[at]?.target ?? '')
    const isBeside = (at: number) => isPlace(at - 1) || isPlace(at + 1)
    take(
      free().find((at) => isBeside(at) && areCodesOfPost(values[at] ?? [])),
      `${place}.postalCode`,
    )
  }
  const hasJob = primary !== 'deals' && take(shared(isJob, JOB), 'people.jobTitle')
  if (primary !== 'companies' && !take(shared(isCapitalFirm, FIRMS), 'companies.name') && hasJob) takeEmployer()
  if (primary === 'companies') take(shared(isFirm, NEARLY), 'companies.industry')
  if (primary === 'deals')
    take(
      free().find((at) => areLogins(values[at] ?? [])),
      'deals.owner',
    )
  if (primary === 'people')
    take(
      free().find((at) => areGroups(values[at] ?? [])),
      'people.tags',
    )
  if (primary === 'companies' && !isTaken('companies.name')) {
    const first = free().find((at) => areVaried(values[at] ?? []) && shareOf(values[at] ?? [], isFewWords) >= NEARLY)
    take(first, 'companies.name')
  }
  if (primary === 'companies') take(varied(shared(isWholeName, SOMEBODY)), 'people.fullName')
  // Databases put their ids first.
  if (free().includes(0) && areIds(values[0] ?? [])) take(0, `${primary}.recordId`)
  // The only text that a list of people has is what they are called.
  const isNamed = primary !== 'people' || settled.some(({ target }) => target !== null && NAMES_OF_PEOPLE.has(target))
  if (isNamed) take(shared(isText, TEXTS), primary === 'deals' ? 'deals.note' : `${primary}.description`)
  return settled

  function isStreetOf(at: number): boolean {
    return settled[at]?.target === `${primary === 'companies' ? 'companies' : 'people'}.street`
  }

  function isFreeName(at: number): boolean {
    return settled[at]?.target === null && shareOf(values[at] ?? [], isShortName) >= NEARLY
  }

  /** `US` in each row, at the end of an address. */
  function isOneCountry(at: number): boolean {
    const own = values[at] ?? []
    return settled[at]?.target === null && own.length >= FEW && new Set(own).size === 1 && countryCodeOf(own[0] ?? '') !== null
  }

  /** The family's name, and beside it those of a couple: `Neilson`, `Eric & Peggy`. */
  function takeApart(): boolean {
    const given = free().find((at) => shareOf(values[at] ?? [], isCouple) >= SOMEBODY && isFreeWord(at - 1))
    if (given === undefined) return false
    take(given, 'people.firstName')
    return take(given - 1, 'people.lastName')
  }

  /** Given names that are known, and a word each beside them, however they are written. */
  function takeHalves(): void {
    const given = shared(isGiven, GIVEN)
    const [last] = given === undefined ? [] : [given + 1, given - 1].filter((at) => isFreeWord(at))
    if (given === undefined || last === undefined) return
    take(given, 'people.firstName')
    take(last, 'people.lastName')
  }

  function isFreeWord(at: number): boolean {
    return settled[at]?.target === null && areVaried(values[at] ?? []) && shareOf(values[at] ?? [], isWord) >= NEARLY
  }

  /** Beside somebody with a job: the only column of names that is left is where they have it. */
  function takeEmployer(): void {
    const [only, ...others] = free().filter((at) => shareOf(values[at] ?? [], isShortName) >= NEARLY)
    if (others.length === 0) take(only, 'companies.name')
  }
}

const FIRMS = 0.3
const GIVEN = 0.4
const FEW = 3
const SOMEBODY = 0.5
const TOWNS = 0.5
const JOB = 0.4
const ABOUT_AS_MANY = 0.7
const NEARLY = 0.8
const TEXTS = 0.5

function areVaried(values: readonly string[]): boolean {
  return values.length < 4 || new Set(values).size * 4 >= values.length * 3
}

function areTitles(values: readonly string[]): boolean {
  return areVaried(values) && shareOf(values, (value) => /\p{L}{3}/u.test(value) && !/[@\\]|:\/\//.test(value)) >= NEARLY
}

/** A few names that people sign in by, again and again. */
function areLogins(values: readonly string[]): boolean {
  const logins = shareOf(values, (value) => /^[a-z][a-z._-]{3,29}$/.test(value))
  return values.length > 3 && new Set(values).size * 2 <= values.length && logins >= NEARLY
}

/** Capitals in front of a few words: a name of something. */
function isShortName(value: string): boolean {
  return /^\p{Lu}[^\d@:;]{1,40}$/u.test(value) && value.split(/\s+/).length <= 4
}

/** Letters, and no sentence, address or link. */
function isFewWords(value: string): boolean {
  return /\p{L}{2}/u.test(value) && !/[@\\]|:\/\/|[.!?]\s*$/.test(value) && value.trim().split(/\s+/).length <= NAME_WORDS
}

const NAME_WORDS = 8

/** In Russian and its neighbours the second name is that of the father. */
function isPatronymic(value: string): boolean {
  return /^\p{Lu}\p{L}+(вич|ьич|вна|чна)$/u.test(value.trim())
}

/** Halves of names stand in two columns, which are found as such. */
function isWholeName(value: string): boolean {
  return /\S[\s,]+\S/.test(value) && isSomebody(value)
}

function isNameOfFirm(value: string): boolean {
  return /\s|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u.test(value.trim()) && isFirm(value)
}

/** `empresa` and `particular` say of what sort somebody is. */
function isCapitalFirm(value: string): boolean {
  return isFirm(value) && !/^\p{Ll}+$/u.test(value.trim())
}

function isGiven(value: string): boolean {
  return isWord(value) && isGivenName(value.trim())
}

/** `Eric & Peggy`, `Danielle N`: begins with a given name, and has no whole other one. */
function isCouple(value: string): boolean {
  const [first = '', ...more] = value.trim().split(/\s+(?:&\s+|(?:and|und|et|y|e|en)\s+)?/)
  return isGivenName(first) && more.length < 2 && more.every((word) => word.length < 3 || isGivenName(word))
}

function isWord(value: string): boolean {
  return /^[\p{L}\p{M}'’-]{2,30}$/u.test(value.trim())
}

/** To the second, as databases note when they made a record. */
function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}/.test(value) && !/[ T]00:00:00/.test(value)
}

function isCountry(value: string): boolean {
  return value.length > 3 && countryCodeOf(value) !== null
}

function isText(value: string): boolean {
  return value.split(/\s+/, 4).length >= 3 && /\p{Ll}{3}/u.test(value)
}
