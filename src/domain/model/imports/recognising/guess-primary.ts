import type { ImportCollection } from '../import-collections'
import type { Concept, Source } from '../targets'
import * as known from '../knowledge/file-kinds'
import { meanings, matchKey, exactMeanings } from '../match-key'
import { namedIn, sourceOf, isOfBook } from './columns/known-names'
import { ownCollectionOf } from './columns/own-export'
import { recognise } from './columns/recognise-concept'
import { plainHeader, prefixOf, type FileKindGuess } from './columns/recognise-target'

/** Who wrote the file, and what its rows are about, by the names of its columns. */
export function guessFileKind(given: readonly string[]): FileKindGuess {
  const names = given.map(plainHeader)
  const keys = new Set(names.map(matchKey))
  const own = ownCollectionOf(keys)
  if (own !== null) return { source: 'portside', primary: own }
  // Pipedrive writes before each name what it is of.
  const isPipedrive = names.some((name) => prefixOf(name, 'people').name !== name)
  const source = isPipedrive ? 'pipedrive' : sourceOf(keys)
  if (isOfBook(source)) return { source, primary: 'people' }
  return {
    source,
    primary:
      byPrefix(names) ??
      (source === 'close' ? closeKind(keys) : null) ??
      byGuardedId(keys) ??
      byActivity(keys) ??
      byNames(names, keys),
  }
}

/** Its companies have contacts and deals in their own files, all of them with its name. */
function closeKind(keys: ReadonlySet<string>): ImportCollection {
  if (keys.has('displayname')) return 'companies'
  return keys.has('statuslabel') || keys.has('value') ? 'deals' : 'people'
}

/** A program that warns of changing its ids says with them what the rows are. */
function byGuardedId(keys: ReadonlySet<string>): ImportCollection | null {
  const [own] = [...keys].flatMap((key) => /^donotmodify(.+)$/.exec(key)?.[1] ?? [])
  return own === undefined ? null : (BY_GUARDED_ID.get(own) ?? null)
}

const BY_GUARDED_ID = meanings(known.GUARDED_IDS)

function byActivity(keys: ReadonlySet<string>): ImportCollection | null {
  return known.ACTIVITY_COLUMNS.find(({ all }) => all.split(' ').every((key) => keys.has(key)))?.primary ?? null
}

/** Pipedrive's exports may hold several collections: what can hang on another one is what they are about. */
function byPrefix(names: readonly string[]): ImportCollection | null {
  const counts = new Map<ImportCollection, number>()
  for (const name of names) {
    const found = prefixOf(name, 'people')
    if (found.name !== name) counts.set(found.collection, (counts.get(found.collection) ?? 0) + 1)
  }
  const has = (...wanted: readonly string[]) => names.some((name) => wanted.includes(matchKey(name)))
  if (counts.has('notes') && has('notecontent', 'notebody')) return 'notes'
  if (counts.has('tasks') && has('activitysubject', 'tasksubject', 'tasktitle')) return 'tasks'
  const order: readonly ImportCollection[] = ['deals', 'tasks', 'notes', 'people', 'companies']
  return order.find((collection) => counts.has(collection)) ?? null
}

interface Signs {
  readonly keys: ReadonlySet<string>
  /** What its columns say that means the same everywhere. */
  readonly concepts: ReadonlySet<Concept | undefined>
  /** How many of these columns there are. */
  readonly count: (columns: string) => number
}

function byNames(names: readonly string[], keys: ReadonlySet<string>): ImportCollection {
  const count = (columns: string) => columns.split('|').filter((key) => keys.has(key)).length
  const concepts = new Set(names.map((name) => recognise(name, 'other')?.target))
  const signs = { keys, concepts, count }
  // A list of people may hold a deal's figures beside them; its own name it does not.
  if (concepts.has('lastName') || concepts.has('firstName'))
    return count(known.DEAL_COLUMNS) > 0 && count(known.DEAL_PLACES) > 0 ? 'deals' : 'people'
  if (tellsOfDeals(signs)) return 'deals'
  if (count(known.NOTE_COLUMNS) > 0) return 'notes'
  if (tellsOfTasks(signs)) return 'tasks'
  if (count(known.BILL_COLUMNS) > 0 && count(known.BILLED_COLUMNS) > 0) return 'deals'
  if (count(known.CALL_COLUMNS) > 0) return 'notes'
  return tellsOfCompanies(signs) ? 'companies' : 'people'
}

function tellsOfDeals({ concepts, count }: Signs): boolean {
  const details = count(known.DEAL_DETAILS)
  if (count(known.DEAL_COLUMNS) > 0 || (count(known.DEAL_PLACES) > 0 && details > 0)) return true
  // What a deal is worth may stand beside somebody's address; without one the rows are deals.
  return (details > 1 || count(known.DEAL_WORTH) > 0) && !concepts.has('email')
}

function tellsOfTasks({ keys, count }: Signs): boolean {
  if (count(known.TASK_COLUMNS) > 0) return true
  return count(known.DUE_COLUMNS) > 0 && [...keys].some((key) => namedIn('tasks', key) === 'tasks.title')
}

function tellsOfCompanies({ concepts, count }: Signs): boolean {
  if (concepts.has('jobTitle')) return false
  const details = count(known.COMPANY_DETAILS)
  // One column of names, and nothing that only somebody has.
  const isOneName = (!concepts.has('company') || !concepts.has('fullName')) && !concepts.has('birthday')
  return details >= 3 || (details === 2 && isOneName) || (count(known.COMPANY_COLUMNS) > 0 && !concepts.has('email'))
}

export interface KindOfIds {
  readonly source: Source
  readonly primary: ImportCollection
}

/** What the rows are about by the ids that their program gave them; `null`: they do not say. @param ids of the rows, some */
export function kindOfIds(ids: readonly string[]): KindOfIds | null {
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

const OF_SALESFORCE = exactMeanings(known.SALESFORCE_IDS)
const OF_CLOSE = exactMeanings(known.CLOSE_IDS)
