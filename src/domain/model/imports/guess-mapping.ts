import type { Concept } from './aliases/concepts'
import { knownKeys } from './aliases/sources'
import { targetOfConcept } from './aliases/targets-of-concepts'
import { translated } from './aliases/translated'
import { guessFileKind } from './file-kind-guess'
import type { Column } from './header'
import { UNMAPPED, type ColumnMapping, type MappingGuess } from './mapping'
import { matchKey, matchWords } from './match-key'
import type { ImportCollection } from './import-collections'
import { kindOfIds } from './kind-of-ids'
import { kindOfFlag, kindOfWord } from './row-kind'
import { prefixOf, recogniseTarget, type FileKindGuess } from './recognise-target'
import { placeIn } from './place-in'
import { settleCompanyPlaces, settleDealNames, settleFigures, settleSecondBest, settleSites, settleTypes } from './settle-columns'
import { fieldOf, type Source, type Target } from './targets'
import { targetOfValues } from './value-shape'

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
  const kind = { source: said?.source ?? found.source, primary: chosen ?? said?.primary ?? found.primary }
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
  const single = onceEach(isOfBook(source) ? best : settleCompanyPlaces(best), isFilled)
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
  if (KIND_FLAGS.has(key)) return values.every((value) => kindOfFlag(value) !== null)
  const kinds = values.map(kindOfWord)
  // A contact's type may be its lifecycle.
  return key === 'kind' || (kinds.every((kind) => kind !== null) && (target === null || kinds.some((kind) => kind !== 'person')))
}

const KIND: ColumnMapping = { target: 'people.kind', group: '', label: null, basis: 'name' }
const KIND_NAMES: ReadonlySet<string> = new Set(
  'kind|type|contacttype|recordtype|partytype|entrytype|typ|art|kontakttyp|kontaktart|tipo|tipodecontacto'.split('|'),
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
 * and `Organization 1 - Title` though Google writes an empty `Occupation` before it.
 */
function onceEach(columns: readonly ColumnMapping[], isFilled: (at: number) => boolean): readonly ColumnMapping[] {
  const taken = new Map<string, number>()
  const keys = columns.map(onceKey)
  for (const [at, key] of keys.entries()) {
    if (key === null) continue
    const first = taken.get(key)
    if (first === undefined || (!isFilled(first) && isFilled(at))) taken.set(key, at)
  }
  return columns.map((column, at) => (keys[at] == null || taken.get(keys[at]) === at ? column : UNMAPPED))
}

/** Columns of one key hold the same one value; `null`: there may be several. */
function onceKey({ target, group }: ColumnMapping): string | null {
  if (target === null || SHARED.has(fieldOf(target))) return null
  const isGrouped = /Label$|\.(birthday|city|region|postalCode|country|address|fullName|role)$/.test(target)
  return isGrouped ? `${target} ${group}` : target
}

/** A detail is kept as a line of its own, called what its column is. */
export function ownLabel(target: Target, name: string): string | null {
  return /\.(nickname|detail)$/.test(target) ? spaced(name.replace(/^Organization\s+(\d+\s+-\s+)?/i, '')).slice(0, 40) : null
}

/** `AssistantName` */
function spaced(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
}

const CONSENT =
  /opt(ed)?[\s_-]*(in|out)|unsubscrib|subscri(bed|ption)|consent|gdpr|dsgvo|rgpd|marketing (contact )?status|accepts? .*(marketing|newsletter)|marketingkontakt|contact marketing|contacto de marketing|do not (call|e-?mail|mail|track)|abgemeldet|einwilligung|désabonn|consentement|baja|consentimiento|legal basis/i

export function isAboutConsent(header: string): boolean {
  return CONSENT.test(header.normalize('NFC'))
}

function ofPeople(source: Source): FileKindGuess {
  return { source, primary: 'people' }
}

/** @param name the column's in English; what is kept beside a value is what the file calls it */
function byName({ name: own }: Column, name: string, kind: FileKindGuess): ColumnMapping {
  const recognised = recogniseTarget(name, kind) ?? (kind.source === 'other' ? recognisePlainer(name, kind) : null)
  if (recognised !== null)
    return {
      ...recognised,
      label: recognised.label ?? (recognised.group === '' ? ownLabel(recognised.target, own) : null),
      basis: 'name',
    }
  // In an export with hundreds of columns `Emails` and `Email 1` are other things than `Email`.
  const concept = kind.source === 'other' ? similarTarget(name) : null
  const similar = concept === null ? null : targetOfConcept(kind.primary, concept)
  return similar === null ? UNMAPPED : { target: similar, group: '', label: ownLabel(similar, own), basis: 'similar' }
}

/** `Birthday (DD.MM.)` and `Company / association`: without the remark, and where both say the same. */
function recognisePlainer(name: string, kind: FileKindGuess): ReturnType<typeof recogniseTarget> {
  const [, bare, remark = ''] = /^(.*\S)\s*[([]([^()[\]]*)[)\]]$/.exec(name) ?? []
  // `Name (company)`: the remark says what it is of.
  if (bare !== undefined) return recogniseTarget(remark, kind) === null ? recogniseTarget(bare, kind) : null
  const [first = null, ...others] = name.includes('/') ? name.split('/').map((part) => recogniseTarget(part.trim(), kind)) : []
  return first !== null && others.every((other) => other?.target === first.target) ? first : null
}

/** One letter wrong, missing, added or swapped in a name of six letters or more; or a known name plus `contact` or the like. */
function similarTarget(name: string): Concept | null {
  const key = matchKey(name)
  const bare = matchWords(name)
    .filter(
      (word) =>
        !/^(contact|person|people|client|customer|lead|invitee|attendee|guest|participant|registrant|subscriber|buyer|kontakt|contacto|contatto|kunde)s?$/.test(
          word,
        ),
    )
    .join('')
  for (const [known, target] of knownKeys()) {
    if (known === bare && bare.length > 2 && !/^(first|last)$/.test(bare)) return target // `Last contact` is a day
    if (key.length >= 6 && known.length >= 6 && isOneOff(key, known)) return target
  }
  return null
}

function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
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
