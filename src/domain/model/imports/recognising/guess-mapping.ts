import type { ImportCollection } from '../import-collections'
import { UNMAPPED, type ColumnMapping, type MappingGuess } from '../mapping'
import { matchKey } from '../match-key'
import type { Column } from '../reading/header'
import { fieldOf, type Source, type Target } from '../targets'
import { translated } from './columns/address-books'
import { targetOfConcept } from './columns/concepts'
import { byName } from './columns/name-of-column'
import { prefixOf, type FileKindGuess } from './columns/recognise-target'
import { targetOfValues } from './guess-field'
import { guessFileKind, kindOfIds } from './guess-primary'
import {
  settleCompanyPlaces,
  settleDealNames,
  settleFigures,
  settleSecondBest,
  settleSites,
  settleTypes,
  settleBusinessNames,
} from './settle-columns'
import { yesOrNo, isSharedSite, kindOfWord, placeIn } from './values/words'

/**
 * A proposal for every column: its name in the words of the file's source, a name one letter off, and last what its
 * values look like. Columns about consent are left alone, whatever their values.
 *
 * @param sampleOf some values of a column, blank ones left out
 * @param chosen what the rows are about, where a person said so
 */
export function guessMapping(
  columns: readonly Column[],
  sampleOf: (index: number) => readonly string[],
  chosen: ImportCollection | null = null,
): MappingGuess {
  const english = translated(columns.map(({ name }) => name))
  const names = columns.map(({ name }, at) => english?.names[at] ?? name)
  const keys = names.map(matchKey)
  const found = english === null || english.source === 'other' ? guessFileKind(names) : ofPeople(english.source)
  const ownIds = columns.find((_, at) => keys[at] === 'id')
  const said = ownIds === undefined ? null : kindOfIds(sampleOf(ownIds.index))
  const isMixed = found.primary === 'companies' && columns.some(({ index }, at) => tellsPeople(keys[at] ?? '', sampleOf(index)))
  const kind = {
    source: said?.source ?? found.source,
    primary: chosen ?? said?.primary ?? (isMixed ? 'people' : found.primary),
  }
  const { source, primary } = kind
  const consent = columns.filter(({ name }) => isAboutConsent(name)).map(({ index }) => index)
  const named = columns.map((column, at) => (isAboutConsent(column.name) ? UNMAPPED : byName(column, names[at] ?? '', kind)))
  const isFilled = (at: number) => sampleOf(columns[at]?.index ?? at).length > 0
  const bare = names.map((name) => matchKey(prefixOf(name, primary).name))
  const valuesAt = (at: number) => sampleOf(columns[at]?.index ?? at)
  const best = settleSecondBest(
    settleFigures(settleNames(settleTitle(settleDealNames(named, keys), keys), bare), valuesAt),
    bare,
    isFilled,
  )
  const ofBusiness = source === 'other' && primary === 'people' ? settleBusinessNames(best, keys, valuesAt) : best
  const single = onceEach(isOfBook(source) ? best : settleCompanyPlaces(ofBusiness), isFilled)
  const settled =
    source === 'other' || source === 'salesforce' || source === 'zoho'
      ? settleTypes(settleSites(single, keys, valuesAt), columns, valuesAt)
      : single
  const used = new Set<Target>(settled.flatMap(({ target }) => (target === null ? [] : [target])))
  const withShapes = settled.map((mapping, at) => {
    const column = columns[at]
    if (primary === 'people' && isKind(mapping, keys[at] ?? '', sampleOf(column?.index ?? at))) return KIND
    // Only where the file's own names say little: a HubSpot export has hundreds of columns that look like something.
    if (mapping.target !== null || column === undefined || consent.includes(at) || source !== 'other') return mapping
    if (column.name !== '' && (isOfOwn(primary) || OF_MEMBERS.test(column.name))) return mapping
    const shape = targetOfValues(sampleOf(column.index), column.name === '')
    // A page on LinkedIn is no company's own.
    if (shape === 'link' && primary === 'companies' && valuesAt(at).every(isSharedSite)) return mapping
    const target = shape === null ? null : targetOfConcept(primary, shape)
    // `Work` over telephone numbers says whose they are, beside others.
    const label = shape === 'phone' ? placeIn(column.name) : null
    if (target === null || (used.has(target) && label === null)) return mapping
    used.add(target)
    return { target, group: '', label, basis: 'values' as const }
  })
  return { source, primary, columns: withShapes, consent }
}

/** Address books: what they call the company's is how a person is reached there. */
function isOfBook(source: Source): boolean {
  return source === 'google' || source === 'outlook' || source === 'linkedin' || source === 'thunderbird'
}

/** `Type` means many things: here its values say which. */
function isKind({ target }: ColumnMapping, key: string, values: readonly string[]): boolean {
  if ((!KIND_NAMES.has(key) && !KIND_FLAGS.has(key)) || values.length === 0) return false
  if (KIND_FLAGS.has(key)) return values.every((value) => yesOrNo(value) !== null)
  const kinds = values.map(kindOfWord)
  // A contact's type may be its lifecycle.
  return key === 'kind' || (kinds.every((kind) => kind !== null) && (target === null || kinds.some((kind) => kind !== 'person')))
}

/** Somebody among companies: a row says what it is of. */
function tellsPeople(key: string, values: readonly string[]): boolean {
  const kinds = KIND_NAMES.has(key) ? values.map(kindOfWord) : []
  return kinds.includes('person') && kinds.includes('company') && !kinds.includes(null)
}

const KIND: ColumnMapping = { target: 'people.kind', group: '', label: null, basis: 'name' }
const KIND_NAMES: ReadonlySet<string> = new Set(
  'kind|type|contacttype|companyorcontact|customertype|recordtype|partytype|entrytype|typ|art|kontakttyp|kontaktart|tipo|tipodecontacto|тип'.split(
    '|',
  ),
)

/** Their values say yes or no. */
const KIND_FLAGS: ReadonlySet<string> = new Set('isacompany iscompany istunternehmen esunaempresa estunesociete'.split(' '))

/** Their columns of addresses are those of who works on them, which makes nobody a person of the workspace. */
function isOfOwn(primary: ImportCollection): boolean {
  return primary === 'tasks' || primary === 'notes'
}

const OF_MEMBERS = /assignee|owner|author|creat(ed|or)|modified|updated|\buser|\bhost\b|organi[sz]er/i

/** Targets that several columns make together. */
const SHARED: ReadonlySet<string> = new Set(
  `lastName namePrefix name email phone link street tags description domain note body subjects related recordId owner assignee stage pipeline
  lostReason due originalCreatedAt detail`.split(/\s+/),
)

/**
 * One column for what holds one value, the first that holds any: `Country/Region` and not `Country/Region Code` after it,
 * and `Organization 1 - Title` though Google writes an empty `Occupation` before it. A name that is known counts before one that
 * is only like it.
 */
function onceEach(columns: readonly ColumnMapping[], isFilled: (at: number) => boolean): readonly ColumnMapping[] {
  const taken = new Map<string, number>()
  const keys = columns.map(onceKey)
  for (const [at, key] of keys.entries()) {
    if (key === null) continue
    const first = taken.get(key)
    const isSurer = first !== undefined && columns[first]?.basis === 'similar' && columns[at]?.basis === 'name'
    if (first === undefined || ((!isFilled(first) || isSurer) && isFilled(at))) taken.set(key, at)
  }
  return columns.map((column, at) => (keys[at] == null || taken.get(keys[at]) === at ? column : UNMAPPED))
}

/** Columns of one key hold the same one value; `null`: there may be several. */
function onceKey({ target, group }: ColumnMapping): string | null {
  if (target === null || SHARED.has(fieldOf(target))) return null
  const isGrouped =
    /Label$|\.(birthday|city|region|postalCode|country|address|fullName|firstName|middleName|nameSuffix|role)$/.test(target)
  return isGrouped ? `${target} ${group}` : target
}

const CONSENT =
  /opt(ed)?[\s_-]*(in|out)|unsubscrib|subscri(bed|ption)|consent|gdpr|dsgvo|rgpd|marketing (contact )?status|accepts? .*(marketing|newsletter)|marketingkontakt|contact marketing|contacto de marketing|do not (call|e-?mail|mail|track)|abgemeldet|einwilligung|désabonn|consentement|baja|consentimiento|legal basis/i

export function isAboutConsent(header: string): boolean {
  return CONSENT.test(header.normalize('NFC'))
}

function ofPeople(source: Source): FileKindGuess {
  return { source, primary: 'people' }
}

/** `Title` is the job where no other column is, and the form of address beside a `Job Title`. */
function settleTitle(columns: readonly ColumnMapping[], keys: readonly string[]): readonly ColumnMapping[] {
  const jobs = columns.filter(({ target }) => target === 'people.jobTitle').length
  const titles = keys.flatMap((key, at) => (TITLES.has(key) ? [at] : []))
  // French Outlook calls both `Titre`: the first is the form of address.
  if (jobs === 0) return titles.length > 1 ? retarget(columns, titles[1], 'people.jobTitle') : columns
  const title = titles.find((at) => columns[at]?.target === 'people.jobTitle')
  return jobs > 1 ? retarget(columns, title, 'people.namePrefix') : columns
}

const TITLES: ReadonlySet<string> = new Set(['title', 'titre', 'titel', 'titolo'])

/** `Nombre`, `Nome`, `Nom` and `Naam` are the first (or last) name beside the other one, and the whole name alone. */
function settleNames(columns: readonly ColumnMapping[], keys: readonly string[]): readonly ColumnMapping[] {
  const parts = columns.flatMap(({ target }, at) => (target === 'people.firstName' || target === 'people.lastName' ? [at] : []))
  const [only] = parts
  const alone = parts.length === 1 && only !== undefined && WHOLE_OR_PART.has(keys[only] ?? '')
  return alone ? retarget(columns, only, 'people.fullName') : columns
}

const WHOLE_OR_PART: ReadonlySet<string> = new Set(['nombre', 'nombres', 'nome', 'nom', 'naam', 'имя', '名'])

function retarget(columns: readonly ColumnMapping[], at: number | undefined, target: Target): readonly ColumnMapping[] {
  return columns.map((column, index) => (index === at ? { ...column, target } : column))
}
