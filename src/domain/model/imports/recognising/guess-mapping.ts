import type { ImportCollection } from '../import-collections'
import { UNMAPPED, type ColumnMapping, type MappingGuess, type Source, type Target } from '../targets'
import { matchKey } from '../match-key'
import type { Column } from '../reading/header'
import { translated, targetOfConcept } from './columns/known-names'
import { byName } from './columns/name-of-column'
import { prefixOf, type FileKindGuess, isColumnName } from './columns/recognise-target'
import { targetOfValues } from './guess-field'
import { guessFileKind, kindOfIds } from './guess-primary'
import { settleColumns } from './settle-columns'
import { yesOrNo, isSharedSite, kindOfWord, placeIn } from './values/words'
import { readTableFile } from '../reading/read-table-file'
import type { ReadChoices, ReadSettings, ReadFile } from '../reading/source-table'

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
  const kind = kindOf(english === null || english.source === 'other' ? guessFileKind(names) : ofPeople(english.source), {
    columns,
    keys,
    sampleOf,
  })
  const isOfProgram = kind.source !== 'other' && (chosen === null || chosen === kind.primary)
  if (chosen !== null) kind.primary = chosen
  const { source, primary } = kind
  const consent = columns.filter(({ name }) => isAboutConsent(name)).map(({ index }) => index)
  const named = columns.map((column, at) => (isAboutConsent(column.name) ? UNMAPPED : byName(column, names[at] ?? '', kind)))
  const valuesAt = (at: number) => sampleOf(columns[at]?.index ?? at)
  const bare = names.map((name) => matchKey(prefixOf(name, primary).name))
  const settled = settleColumns(named, { source, primary, columns, keys, bare, valuesAt })
  const used = new Set<Target>(settled.flatMap(({ target }) => (target === null ? [] : [target])))
  const withShapes = settled.map((mapping, at) => {
    const column = columns[at]
    const values = valuesAt(at)
    if (primary === 'people' && isKind(mapping, keys[at] ?? '', values)) return KIND
    // Only where the file's own names say little: a HubSpot export has hundreds of columns that look like something.
    if (mapping.target !== null || column === undefined || consent.includes(at) || source !== 'other') return mapping
    const shaped = byValues(column, values, primary)
    // `Work` over telephone numbers says whose they are, beside others.
    if (shaped.target === null || (used.has(shaped.target) && shaped.label === null)) return mapping
    used.add(shaped.target)
    return shaped
  })
  return { source, primary, isOfProgram, columns: withShapes, consent }
}

interface Named {
  readonly columns: readonly Column[]
  readonly keys: readonly string[]
  readonly sampleOf: (index: number) => readonly string[]
}

/** What its ids and the kinds that it names say of a file, besides the names of its columns. */
function kindOf(
  { source, primary }: FileKindGuess,
  { columns, keys, sampleOf }: Named,
): { -readonly [F in keyof FileKindGuess]: FileKindGuess[F] } {
  const ids = columns.find((_, at) => keys[at] === 'id')
  const said = ids === undefined ? null : kindOfIds(sampleOf(ids.index))
  if (said !== null) return { ...said }
  const isMixed = primary === 'companies' && columns.some(({ index }, at) => tellsPeople(keys[at] ?? '', sampleOf(index)))
  return { source, primary: isMixed ? 'people' : primary }
}

/** What a column is whose name says nothing. */
function byValues({ name }: Column, values: readonly string[], primary: ImportCollection): ColumnMapping {
  if (name !== '' && (isOfOwn(primary) || OF_MEMBERS.test(name))) return UNMAPPED
  const shape = targetOfValues(values, name === '')
  // A page on LinkedIn is no company's own.
  if (shape === null || (shape === 'link' && primary === 'companies' && values.every(isSharedSite))) return UNMAPPED
  const target = targetOfConcept(primary, shape)
  return { target, group: '', label: shape === 'phone' ? placeIn(name) : null, basis: 'values' }
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

const CONSENT =
  /opt(ed)?[\s_-]*(in|out)|unsubscrib|subscri(bed|ption)|consent|gdpr|dsgvo|rgpd|marketing (contact )?status|accepts? .{0,60}(marketing|newsletter)|marketingkontakt|contact marketing|contacto de marketing|do not (call|e-?mail|mail|track)|abgemeldet|einwilligung|désabonn|consentement|baja|consentimiento|legal basis/i

export function isAboutConsent(header: string): boolean {
  return CONSENT.test(header.normalize('NFC'))
}

function ofPeople(source: Source): FileKindGuess {
  return { source, primary: 'people' }
}

/** A file as a table, its row of names found by all the names of columns that are known. */
export function readFile(
  bytes: Uint8Array,
  choices: ReadChoices,
  { locale, onProgress = () => undefined }: Pick<ReadSettings, 'locale'> & Partial<ReadSettings>,
): ReadFile {
  return readTableFile(bytes, choices, { locale, onProgress, knows: isColumnName })
}
