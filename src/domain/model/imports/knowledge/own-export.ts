import type { ImportCollection } from '../import-collections'
import type { Target } from '../targets'

type Columns = Readonly<Partial<Record<Target | `*.${string}`, string>>>

/** What our own exports call the record itself: no other program writes it. */
export const OWN_FIRST_COLUMNS: Readonly<Record<ImportCollection, string>> = {
  people: 'portside person id',
  companies: 'portside company id',
  deals: 'portside deal id',
  tasks: 'portside task id',
  notes: 'portside note id',
}

/** What our own exports call the rest. Ids stand beside the names they belong to, and are one target with them. */
export const OWN_EXPORT_COLUMNS: Readonly<Record<ImportCollection, Columns>> = {
  people: { 'companies.name': 'company', 'companies.recordId': 'company id', 'people.recordId': 'portside person id' },
  companies: {
    'companies.name': 'company name',
    'companies.domain': 'company domains',
    'companies.website': 'company website',
    'companies.size': 'company size',
    'companies.recordId': 'portside company id',
  },
  deals: {
    'deals.title': 'deal name',
    'deals.expectedCloseOn': 'expected close date',
    'deals.closedAt': 'closed at',
    'deals.lostReason': 'lost reason|lost reason id',
    'deals.lostNote': 'lost note',
    'companies.name': 'company',
    'companies.recordId': 'company id',
    'deals.pipeline': 'pipeline id',
    'deals.stage': 'stage id',
    'deals.stageEnteredAt': 'in stage since',
    'deals.recordId': 'portside deal id',
  },
  tasks: {
    'tasks.title': 'task',
    'tasks.due': 'due on|due at',
    'tasks.remindAt': 'remind at',
    'tasks.snoozedUntil': 'snoozed until',
    'tasks.completedAt': 'completed at',
    'tasks.assignee': 'assignee|assignee id',
    'tasks.subjects': 'about ids',
    'tasks.recordId': 'portside task id',
  },
  notes: {
    'notes.body': 'note',
    'notes.happenedAt': 'happened at',
    'notes.subjects': 'about ids',
    'notes.recordId': 'portside note id',
  },
}

/**
 * In each of them, where the collection has the field; `*` stands for it. In another workspace both moments say when a record
 * was first made; in its own, the second is what is there (`applyValues`).
 */
export const OWN_EXPORT_SHARED: Columns = {
  '*.owner': 'owner id',
  '*.tags': 'tag ids',
  '*.originalCreatedAt': 'originally created at|created at',
}

/** Fields that the plain name says, `jobTitle` for `Job title`. */
export const OWN_EXPORT_FIELDS: Readonly<Record<ImportCollection, string>> = {
  people:
    'firstName middleName lastName namePrefix nameSuffix street city region postalCode country birthday lifecycle doNotContact owner tags description',
  companies: 'street city region postalCode country owner tags description',
  deals: 'pipeline stage status amount currency probability owner tags',
  tasks: 'body kind priority status repeat',
  notes: 'body kind pinned',
}

/** Columns of numbered families: `Phone 2 - Value`. */
export const OWN_EXPORT_FAMILIES: Columns = {
  'people.email': 'email value',
  'people.emailLabel': 'email label',
  '*.phone': 'phone value',
  '*.phoneLabel': 'phone label',
  'people.link': 'website value',
  'people.linkLabel': 'website label',
  'people.fullName': 'person name',
  'people.recordId': 'person id',
  'deals.role': 'person role',
}
