import { cleanDomain } from '../../kernel/contact-fields'
import type { ImportCollection } from '../import-collections'
import type { FileNames, MappingGuess } from '../kind-guess'
import { UNMAPPED, type ColumnMapping, type Target } from '../targets'
import { NOUNS } from '../knowledge/kind-signs'
import { PAGE_ADDITIONS, PAGE_WORDS } from '../knowledge/name-parts'
import { BIRTH, BIRTHPLACE } from '../knowledge/qualifier-words'
import { keysOf, matchKey, matchWords } from '../match-key'
import { asciiDigits } from '../../kernel/ascii-digits'
import type { Column } from '../reading/header'
import { withoutPrefix } from './columns/common-prefix'
import { withoutFirstNumber } from './columns/first-of-several'
import { namedIn, targetOfConcept } from './columns/known-names'
import { translated } from './columns/translated'
import { byName } from './columns/name-of-column'
import { NAMES, SMALL, wordsOf } from './columns/header-word'
import { prefixOf, isColumnName, plainHeader } from './columns/recognise-target'
import { NAMES_OF_RECORDS } from './kind/column-signs'
import { isKnownPerson } from './kind/firm-or-person'
import { isStage, shareOf } from './kind/value-signs'
import { targetOfValues } from './guess-field'
import { guessKind } from './kind/guess-kind'
import { namelessColumns } from './nameless-columns'
import { namingTarget, withNaming } from './naming-column'
import { isCalledAsFirm } from './settle-mistaken'
import { settleColumns, settleVacant } from './settle-columns'
import { isOfSource } from './settle-values'
import { isKindOfCompany, isOfRegister } from './columns/recognise-parts'
import { isOfThings, withVacant } from './vacant-columns'
import { areOfBoth, isKind } from './kind/kind-column'
import { isPlaceholder, isSharedSite, placeIn } from './values/words'
import { readTableFile } from '../reading/read-table-file'
import type { ReadChoices, ReadSettings, ReadFile } from '../reading/source-table'

export interface GuessOptions extends FileNames {
  /** What the rows are about, where a person said so. */
  readonly chosen?: ImportCollection | null
  /** In how many of the first rows a column says anything, where that is more than its sample. */
  readonly filledIn?: (index: number) => number
}

/**
 * A proposal for every column: its name in the words of the file's source, a name one letter off, and last what its
 * values look like. Columns about consent are left alone, whatever their values.
 *
 * @param sampleOf some values of a column, blank ones left out
 */
export function guessMapping(
  columns: readonly Column[],
  sampleOf: (index: number) => readonly string[],
  { chosen = null, filledIn = (index) => sampleOf(index).length, ...called }: GuessOptions = {},
): MappingGuess {
  const english = translated(columns.map(({ name }) => name))
  const names = english?.names ?? withoutFirstNumber(withoutPrefix(columns.map(({ name }) => plainHeader(name))))
  const keys = names.map(matchKey)
  // Figures of whatever script: `۱۴۰۴/۰۵/۱۲` is a day.
  const samples = columns.map(({ index }) => sampleOf(index).map(asciiDigits))
  const valuesAt = (at: number) => samples[at] ?? []
  const guess = guessKind({
    names,
    shown: columns.map(({ name }) => name),
    keys,
    valuesAt,
    filledAt: (at) => filledIn(columns[at]?.index ?? at),
    called,
    book: english?.source ?? null,
  })
  const isOfProgram = guess.source !== 'other' && (chosen === null || chosen === guess.primary)
  const kind = { source: guess.source, primary: chosen ?? guess.primary }
  const { source, primary } = kind
  const consent = columns.filter(({ name }) => isAboutConsent(name)).map(({ index }) => index)
  const isLeft = (name: string) => isAboutConsent(name) || isOfOwnField(name)
  const named = columns.map((column, at) => (isLeft(column.name) ? UNMAPPED : byName(column, names[at] ?? '', kind)))
  const bare = names.map((name) => matchKey(prefixOf(name, primary).name))
  const file = { source, primary, columns, keys, bare, valuesAt }
  const settled = settleColumns(named, file)
  const isNameless = columns.every(({ name }) => name === '')
  const used = new Set<Target>(settled.flatMap(({ target }) => (target === null ? [] : [target])))
  const withShapes = settled.map((mapping, at) => {
    const column = columns[at]
    const values = valuesAt(at)
    const areBoth = primary === 'companies' && areOfBoth(values)
    if (areBoth || (primary === 'people' && isKind(mapping, keys[at] ?? '', values))) return KIND
    // Only where the file's own names say little: a HubSpot export has hundreds of columns that look like something.
    if (mapping.target !== null || column === undefined || isLeft(column.name) || source !== 'other') return mapping
    const shaped =
      ofDeals(column, values, primary) ??
      byValues(column, values, { primary, isNameless: isNameless && primary !== 'tasks' && primary !== 'notes' })
    // `Work` over telephone numbers says whose they are, beside others.
    if (shaped.target === null || (used.has(shaped.target) && shaped.label === null)) return mapping
    used.add(shaped.target)
    return shaped
  })
  const looking = {
    names,
    valuesAt,
    isFree: (at: number) => !isLeft(columns[at]?.name ?? ''),
    // A number that is no record's may be one that is called.
    isDenied: (at: number) => !(named[at]?.target ?? '.recordId').endsWith('.recordId'),
  }
  const isWeighed =
    source === 'other' ||
    source === 'salesforce' ||
    (PROGRAMS.test(source) && primary !== 'notes' && columns.length <= REPORT_MOST)
  const vacant = isWeighed ? settleVacant(withVacant(withShapes, primary, looking), file) : withShapes
  const isFree = (at: number) => {
    const name = columns[at]?.name ?? ''
    // A deal with somebody is called after them.
    if (primary === 'deals' && isOfThings(names[at] ?? '') && vacant.some(({ target }) => target === 'people.fullName'))
      return false
    // A customer may be somebody.
    const isRecord =
      primary === 'people' && (NAMES_OF_RECORDS.has(keys[at] ?? '') || shareOf(valuesAt(at), isKnownPerson) >= MOSTLY)
    return !isLeft(name) && !OF_MEMBERS.test(names[at] ?? name) && (isRecord || !saysOtherThing(names[at] ?? '', primary))
  }
  return {
    ...guess,
    primary,
    isOfProgram,
    columns: withNaming(isNameless ? namelessColumns(vacant, primary, valuesAt) : vacant, primary, {
      valuesAt,
      isFree,
      isNameless: (at) => columns[at]?.name === '',
      isName: (at) =>
        NAMES_OF_RECORDS.has(keys[at] ?? '') || wordsOf(names[at] ?? '').every(({ key }) => NAMES.has(key) || SMALL.has(key)),
      isCalledSo: (at) => primary === 'companies' && (isKindOfCompany(names[at] ?? '') || isCalledAsFirm(keys[at] ?? '')),
      isOfTask: (at) => wordsOf(names[at] ?? '').some(({ key }) => TASKS.has(key)),
    }),
    consent,
  }
}

/** Is a word of the name what columns of another kind of value are called, `Last note`? */
function saysOtherThing(name: string, primary: ImportCollection): boolean {
  return wordsOf(name).some(({ text, key }) => {
    // What something is about is what it is called: `Vad det gäller`.
    const isAbout = namedIn('tasks', key) === 'tasks.related'
    const isOther = !NAMES.has(key) && !SMALL.has(key) && !isAbout && key.length > 3 && isColumnName(text)
    return isOther && namedIn(primary, key) !== namingTarget(primary)
  })
}

/** In a list of deals without names of columns: how far each is, and what it is worth to the penny. */
function ofDeals({ name }: Column, values: readonly string[], primary: ImportCollection): ColumnMapping | null {
  if (primary !== 'deals' || name !== '' || values.length === 0) return null
  const target =
    shareOf(values, isStage) >= MOSTLY ? 'deals.stage' : values.every((value) => PENNIES.test(value)) ? 'deals.amount' : null
  return target === null ? null : { target, group: '', label: null, basis: 'values' }
}

/** People choose the columns of a report; a whole export has hundreds that look like something. */
const REPORT_MOST = 40
const PROGRAMS = /^(hubspot|pipedrive|zoho|close)$/

const MOSTLY = 0.6
const PENNIES = /^\d{1,12}[.,]\d{2}(0{6})?$/

/** What a column is whose name says nothing. */
function byValues(
  { name }: Column,
  values: readonly string[],
  { primary, isNameless }: { readonly primary: ImportCollection; readonly isNameless: boolean },
): ColumnMapping {
  if (name !== '' && (isOfOwn(primary) || OF_MEMBERS.test(name))) return UNMAPPED
  const said = values.filter((value) => !isPlaceholder(value))
  const looks = targetOfValues(said, name === '')
  // In a table without names of columns all of them are looked at together for whom it is of.
  const shape = looks === 'fullName' && isNameless ? null : looks
  if (shape === null || (shape === 'link' && isOfNobody(name, values, primary))) return UNMAPPED
  if (shape === 'phone' && isOfRegister(name)) return UNMAPPED
  const target = targetOfConcept(primary, shape)
  return { target, group: '', label: shape === 'phone' ? placeIn(name) : null, basis: 'values' }
}

/** A file of a picture, and nobody's page. */
function isPicture(value: string): boolean {
  return /\.(jpe?g|png|gif|webp|svg|avif)([?#].*)?$/i.test(value.trim())
}

/** A place on a map. */
function isMap(value: string): boolean {
  return MAPS.test(value.trim())
}

const MAPS =
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|(www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.|maps\.apple\.com|(www\.)?yandex\.[a-z]{2,3}\/(maps|profile)|2gis\.|go\.2gis\.|(www\.)?waze\.com|(www\.)?openstreetmap\.org|naver\.me|map\.naver\.com|map\.kakao\.com|surl\.amap\.com)/i

/** Pages that others were on, `landing_page`, or that a company shares with others. */
function isOfNobody(name: string, values: readonly string[], primary: ImportCollection): boolean {
  const isPage =
    matchWords(name).some((word) => PAGES.has(word)) &&
    matchWords(name).every((word) => PAGES.has(word) || SAID_OF_PAGES.has(word))
  return (
    isOfSource(matchKey(name)) ||
    shareOf(values, isPicture) >= 0.5 ||
    shareOf(values, isMap) >= 0.5 ||
    (isPage && shareOf(values, isSharedSite) < 0.5) ||
    (primary === 'companies' && !areOwnSites(values)) ||
    (primary === 'people' && areOfOneSite(values))
  )
}

const TASKS = keysOf(NOUNS.tasks)
const PAGES = keysOf(PAGE_WORDS)
const SAID_OF_PAGES = keysOf(PAGE_ADDITIONS)

/** Papers and entries that a program keeps of everybody, and no site on which people have their pages. */
function areOfOneSite(values: readonly string[]): boolean {
  return values.length > 2 && new Set(values.map(cleanDomain)).size === 1 && !values.every(isSharedSite)
}

/** A page on LinkedIn is no company's own, nor is one on the site that all of them have theirs on. */
function areOwnSites(values: readonly string[]): boolean {
  const hosts = new Set(values.map(cleanDomain))
  return !values.every(isSharedSite) && (values.length === 1 || hosts.size > 1)
}

const KIND: ColumnMapping = { target: 'people.kind', group: '', label: null, basis: 'name' }
/** Their columns of addresses are those of who works on them, which makes nobody a person of the workspace. */
function isOfOwn(primary: ImportCollection): boolean {
  return primary === 'tasks' || primary === 'notes'
}

const OF_MEMBERS = /assignee|owner|author|creat(ed|or)|modified|updated|\buser|\bhost\b|organi[sz]er/i

const CONSENT =
  /opt(ed)?[\s_-]*(in|out)|unsubscrib|subscri(bed|ption)|consent|gdpr|dsgvo|rgpd|marketing (contact )?status|accepts? .{0,60}(marketing|newsletter)|marketingkontakt|contact marketing|contacto de marketing|do not (e-?mail|mail|track)|abgemeldet|einwilligung|désabonn|consentement|\bbaja\b|consentimiento|legal basis/i

export function isAboutConsent(header: string): boolean {
  return CONSENT.test(header.normalize('NFC'))
}

/**
 * Fields that a team made in another program, under names that mean something else there: Stripe's metadata, Shopify's metafields
 * and Bitrix's own. Where somebody was born is no place where they are.
 */
function isOfOwnField(header: string): boolean {
  return OWN_FIELDS.test(header) || (BIRTH.test(header) && BIRTHPLACE.test(header))
}

const OWN_FIELDS = /^utm[ _-]?(medium|content|term|id)$|\((metadata|customer\.metafields\.[^)]*)\)$|^UF_CRM_\w+$/i

/** A file as a table, its row of names found by all the names of columns that are known. */
export function readFile(
  bytes: Uint8Array,
  choices: ReadChoices,
  { locale, onProgress = () => undefined }: Pick<ReadSettings, 'locale'> & Partial<ReadSettings>,
): ReadFile {
  return readTableFile(bytes, choices, { locale, onProgress, knows: isColumnName })
}
