import { IMPORT_COLLECTIONS, type ImportCollection } from '../../import-collections'
import type { KindGuess, KindReason } from '../../kind-guess'
import { CLOSE_IDS, GUARDED_IDS, SALESFORCE_IDS } from '../../knowledge/file-kinds'
import { exactMeanings, matchKey, meanings } from '../../match-key'
import type { Source } from '../../targets'
import { isOfBook, sourceOf } from '../columns/known-names'
import { ownCollectionOf } from '../columns/own-export'
import { plainHeader, prefixOf, recogniseTarget } from '../columns/recognise-target'
import { NAMES_OF_RECORDS } from './column-signs'
import { areOfBoth, KIND_FLAGS, tellsPeople } from './kind-column'
import { kindOfWord, yesOrNo } from '../values/words'
import { isFirm } from './firm-or-person'
import { shareOf } from './value-signs'
import type { FileToWeigh } from './file-to-weigh'
import { weighKinds } from './weigh-kinds'

export interface NamedFile extends Omit<FileToWeigh, 'source'> {
  /** Of the names. */
  readonly keys: readonly string[]
  /** The address book whose vocabulary the names are of, where they are one's. */
  readonly book: Source | null
}

/** Who wrote the file, and what its rows are about. What its program says outright is not weighed. */
export function guessKind(file: NamedFile): KindGuess {
  const { book, valuesAt } = file
  const names = file.names.map(plainHeader)
  const keys = new Set(names.map(matchKey))
  const own = ownCollectionOf(keys)
  if (own !== null) return said('portside', own)
  if (book !== null && book !== 'other') return said(book, 'people')
  // Pipedrive writes before each name what it is of.
  const isPipedrive = names.some((name) => prefixOf(name, 'people').name !== name)
  const source = isPipedrive ? 'pipedrive' : sourceOf(keys)
  if (isOfBook(source)) return said(source, 'people')
  const ids = file.keys.indexOf('id')
  const byIds = ids === -1 ? null : kindOfIds(valuesAt(ids))
  if (byIds !== null) return said(byIds.source, byIds.primary)
  const byProgram = (source === 'close' ? closeKind(keys) : null) ?? byGuardedId(keys)
  if (byProgram !== null) return said(source, byProgram)
  const { kinds, isSure } = weighKinds({ ...file, names, source })
  const primary = kinds[0]?.kind ?? 'people'
  if (PARTIES.has(primary) && file.keys.some((key, at) => KIND_FLAGS.has(key) && areCompanies(valuesAt(at))))
    return { ...said(source, 'companies'), kinds }
  const isParted = names.some((name) =>
    /^people\.(firstName|lastName)$/.test(recogniseTarget(name, { source, primary: 'people' })?.target ?? ''),
  )
  // Who writes a flag for it lists people, and companies among them.
  const isMixed =
    (primary === 'companies' &&
      file.keys.some(
        (key, at) => tellsPeople(key, valuesAt(at)) && !areMarkets(file, at) && (isParted || !areMostlyCompanies(valuesAt(at))),
      )) ||
    (primary === 'people' && file.keys.some((key) => KIND_FLAGS.has(key)))
  return isMixed ? { ...said(source, 'people'), kinds } : { source, primary, kinds, isSure }
}

const PARTIES: ReadonlySet<ImportCollection> = new Set(['people', 'companies'])

/** Does the flag say so of nearly each? */
function areCompanies(flags: readonly string[]): boolean {
  return shareOf(flags, (flag) => yesOrNo(flag.trim()) === 'yes') >= NEARLY_ALL
}

const NEARLY_ALL = 0.95

/** Somebody among many companies is told by the row. */
function areMostlyCompanies(values: readonly string[]): boolean {
  return areOfBoth(values) && shareOf(values, (value) => kindOfWord(value) === 'company') >= MOSTLY
}

const MOSTLY = 0.5

/** Whom they sell to is no kind of theirs, where what is called so are firms: `b2c` beside `Padaria Trigo de Ouro`. */
function areMarkets({ keys, valuesAt }: NamedFile, column: number): boolean {
  const at = keys.findIndex((key) => NAMES_OF_RECORDS.has(key))
  const isOfMarkets = valuesAt(column).every((value) => /^b2[bc]$/i.test(value.trim()))
  return at !== -1 && isOfMarkets && shareOf(valuesAt(at), isFirm) >= FIRMS
}

const FIRMS = 0.6

/** More than all signs together come to. */
const SAID = 100

function said(source: Source, primary: ImportCollection): KindGuess {
  const reasons: readonly KindReason[] = source === 'other' ? [] : [{ by: 'program', source }]
  const others = IMPORT_COLLECTIONS.filter((kind) => kind !== primary).map((kind) => ({ kind, weight: 0, reasons: [] }))
  return { source, primary, kinds: [{ kind: primary, weight: SAID, reasons }, ...others], isSure: true }
}

/** Close's companies have contacts and deals in their own files, all of them with its name. */
function closeKind(keys: ReadonlySet<string>): ImportCollection {
  if (keys.has('displayname')) return 'companies'
  return keys.has('statuslabel') || keys.has('value') ? 'deals' : 'people'
}

/** A program that warns of changing its ids says with them what the rows are. */
function byGuardedId(keys: ReadonlySet<string>): ImportCollection | null {
  const [own] = [...keys].flatMap((key) => /^donotmodify(.+)$/.exec(key)?.[1] ?? [])
  return own === undefined ? null : (BY_GUARDED_ID.get(own) ?? null)
}

const BY_GUARDED_ID = meanings(GUARDED_IDS)

interface KindOfIds {
  readonly source: Source
  readonly primary: ImportCollection
}

/** What the rows are about by the ids that their program gave them; `null`: they do not say. */
function kindOfIds(ids: readonly string[]): KindOfIds | null {
  const kinds = ids.map((id) => kindOfId(id.trim()))
  const [first = null] = kinds
  return first !== null && kinds.every((kind) => kind?.primary === first.primary) ? first : null
}

function kindOfId(id: string): KindOfIds | null {
  const prefix = /^(?=[A-Za-z]*\d)([A-Za-z\d]{3})[A-Za-z\d]{12}(?:[A-Z0-5]{3})?$/.exec(id)?.[1] ?? ''
  const ofSalesforce = OF_SALESFORCE.get(prefix)
  if (ofSalesforce !== undefined) return { source: 'salesforce', primary: ofSalesforce }
  const ofClose = OF_CLOSE.get(/^([a-z]{4})_\w{20,}$/.exec(id)?.[1] ?? '')
  return ofClose === undefined ? null : { source: 'close', primary: ofClose }
}

const OF_SALESFORCE = exactMeanings(SALESFORCE_IDS)
const OF_CLOSE = exactMeanings(CLOSE_IDS)
