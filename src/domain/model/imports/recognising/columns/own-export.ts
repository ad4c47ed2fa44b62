import { FIELD_KEY, isCustomCollection } from '../../../fields/custom-value'
import { customField } from '../../../query/field-reader'
import type { ImportCollection } from '../../import-collections'
import { matchKey } from '../../match-key'
import { type OwnTarget, type Target, ownTarget } from '../../targets'
import type { Recognised } from './concepts'

/** The first column of our own exports says what they hold, and no other program writes it. */
const FIRST: readonly (readonly [string, ImportCollection])[] = [
  ['portsidepersonid', 'people'],
  ['portsidecompanyid', 'companies'],
  ['portsidedealid', 'deals'],
  ['portsidetaskid', 'tasks'],
  ['portsidenoteid', 'notes'],
]

export function ownCollectionOf(keys: ReadonlySet<string>): ImportCollection | null {
  return FIRST.find(([key]) => keys.has(key))?.[1] ?? null
}

/** In another workspace both say when a record was first made; in its own, the second is what is there (`tell`). */
function createdOf(collection: ImportCollection): Readonly<Record<string, string>> {
  const target = `${collection}.originalCreatedAt`
  return { 'originally created at': target, 'created at': target }
}

/** Ids stand beside the names they belong to, and are one target with them. */
const NAMES: Readonly<Record<ImportCollection, Readonly<Record<string, string>>>> = {
  people: {
    company: 'companies.name',
    'company id': 'companies.recordId',
    'portside person id': 'people.recordId',
    ...createdOf('people'),
  },
  companies: {
    'company name': 'companies.name',
    'company domains': 'companies.domain',
    'company website': 'companies.website',
    'company size': 'companies.size',
    'portside company id': 'companies.recordId',
    ...createdOf('companies'),
  },
  deals: {
    'deal name': 'deals.title',
    'expected close date': 'deals.expectedCloseOn',
    'closed at': 'deals.closedAt',
    'lost reason': 'deals.lostReason',
    'lost reason id': 'deals.lostReason',
    'lost note': 'deals.lostNote',
    company: 'companies.name',
    'company id': 'companies.recordId',
    'pipeline id': 'deals.pipeline',
    'stage id': 'deals.stage',
    'in stage since': 'deals.stageEnteredAt',
    'portside deal id': 'deals.recordId',
    ...createdOf('deals'),
  },
  tasks: {
    task: 'tasks.title',
    'due on': 'tasks.due',
    'due at': 'tasks.due',
    'remind at': 'tasks.remindAt',
    'snoozed until': 'tasks.snoozedUntil',
    'completed at': 'tasks.completedAt',
    assignee: 'tasks.assignee',
    'assignee id': 'tasks.assignee',
    'about ids': 'tasks.subjects',
    'portside task id': 'tasks.recordId',
  },
  notes: {
    note: 'notes.body',
    'happened at': 'notes.happenedAt',
    'about ids': 'notes.subjects',
    'portside note id': 'notes.recordId',
  },
}

/** Fields that the plain name says, `jobTitle` for `Job title`. */
const PLAIN: Readonly<Record<ImportCollection, string>> = {
  people:
    'firstName middleName lastName namePrefix nameSuffix jobTitle street city region postalCode country birthday lifecycle doNotContact owner tags source description',
  companies: 'industry street city region postalCode country owner tags description',
  deals: 'pipeline stage status amount currency probability owner tags source',
  tasks: 'body kind priority status repeat',
  notes: 'body kind pinned',
}

const KEYS = new Map(
  (Object.keys(NAMES) as ImportCollection[]).map((collection) => [
    collection,
    new Map([
      ...Object.entries(NAMES[collection]).map(([name, target]) => [matchKey(name), target] as const),
      ...PLAIN[collection].split(' ').map((field) => [matchKey(field), `${collection}.${field}`] as const),
      ['ownerid', `${collection}.owner`] as const,
      ['tagids', `${collection}.tags`] as const,
    ]),
  ]),
)

/** What a column of our own export is, to the letter; `null`: it is of no use (stamps), or somebody added it. */
export function recogniseOwn(header: string, collection: ImportCollection): Recognised<Target> | null {
  const own = /\(custom\.([a-z0-9_]+)\)$/.exec(header)?.[1]
  if (own !== undefined) return ownField(own, collection)
  const numbered = /^(E-mail|Phone|Website|Person) (\d+) - (Label|Value|Name|ID|Role)$/i.exec(header)
  if (numbered !== null) return numberedOwn(numbered, collection)
  const target = KEYS.get(collection)?.get(matchKey(header))
  return target === undefined ? null : { target: target as Target, group: '', label: null } // the tables name targets
}

function ownField(key: string, collection: ImportCollection): Recognised<Target> | null {
  if (!isCustomCollection(collection) || !FIELD_KEY.test(key)) return null
  const target: OwnTarget = ownTarget(collection, customField(key))
  return { target, group: '', label: null }
}

function numberedOwn([, family = '', group = '', part = '']: RegExpExecArray, collection: ImportCollection) {
  const field = NUMBERED[`${matchKey(family)} ${part.toLowerCase()}`]
  if (field === undefined) return null
  const target = field.includes('.') ? field : `${collection}.${field}`
  return { target: target as Target, group, label: null } // the table names targets
}

const NUMBERED: Readonly<Record<string, string>> = {
  'email value': 'people.email',
  'email label': 'people.emailLabel',
  'phone value': 'phone',
  'phone label': 'phoneLabel',
  'website value': 'people.link',
  'website label': 'people.linkLabel',
  'person name': 'people.fullName',
  'person id': 'people.recordId',
  'person role': 'deals.role',
}
