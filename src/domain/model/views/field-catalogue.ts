import { COMPANY_SIZES } from '../companies/company-size'
import { STAGE_KINDS } from '../deals/stage-kind'
import { LIFECYCLES } from '../people/lifecycle'
import type { CollectionName, ReadableName } from '../records/collections'
import type { ViewCollection } from './view-collections'
import type { ViewField, ViewFieldType } from './view-field'

/** What each list reads its rows from. */
export const ROWS_OF = { people: 'personRows', companies: 'companyRows', deals: 'dealRows' } as const satisfies Readonly<
  Record<ViewCollection, ReadableName>
>

type More = Partial<Omit<ViewField, 'key' | 'type'>>

/** Ordered by what it is asked by, and not to be grouped by, unless said otherwise. */
function field(key: string, type: ViewFieldType, more: More = {}): ViewField {
  const asked = more.field === undefined ? key : more.field
  return { key, type, field: asked, orderBy: asked, groupable: false, ...more }
}

/** An id says nothing as an order: ordered by name where the row has it, not at all where it has not. */
function reference(key: string, references: CollectionName, more: More = {}): ViewField {
  return field(key, 'reference', { field: `${key}Id`, references, orderBy: more.nameField ?? null, ...more })
}

const OWNER = reference('owner', 'members', { groupable: true })
const TAGS = field('tags', 'references', { field: 'tagIds', references: 'tags', orderBy: null })
const STAMPS = [field('createdAt', 'instant'), field('originalCreatedAt', 'instant'), field('updatedAt', 'instant')]
const COMPANY = reference('company', 'companies', { nameField: 'companyName' })

/** Every field of every list, in the order in which they are offered. */
export const FIELD_CATALOGUE: Readonly<Record<ViewCollection, readonly ViewField[]>> = {
  people: [
    field('name', 'text'),
    field('email', 'text'),
    COMPANY,
    field('jobTitle', 'text'),
    field('phone', 'text'),
    field('lifecycle', 'choice', { choices: LIFECYCLES, groupable: true }),
    OWNER,
    TAGS,
    field('city', 'text'),
    field('country', 'text'),
    field('source', 'text'),
    field('doNotContact', 'flag', { groupable: true }),
    ...STAMPS,
  ],
  companies: [
    field('name', 'text'),
    field('domain', 'words', { field: 'domains', orderBy: null }),
    field('industry', 'text'),
    field('size', 'choice', { choices: COMPANY_SIZES, orderBy: null, groupable: true }),
    field('phone', 'text'),
    field('city', 'text'),
    field('country', 'text'),
    field('website', 'text'),
    OWNER,
    TAGS,
    ...STAMPS,
  ],
  deals: [
    field('title', 'text'),
    COMPANY,
    reference('person', 'people', { nameField: 'personName', listField: 'personIds' }),
    reference('pipeline', 'pipelines', { groupable: true }),
    reference('stage', 'stages', { groupable: true }),
    field('stageKind', 'choice', { choices: STAGE_KINDS, orderBy: null, groupable: true }),
    field('amount', 'money', { field: 'amountMinor' }),
    field('currency', 'text'),
    field('probability', 'number'),
    field('closeOn', 'date', { field: 'expectedCloseOn' }),
    OWNER,
    TAGS,
    field('openTasks', 'number'),
    field('stageSince', 'instant', { field: 'stageEnteredAt' }),
    field('closedAt', 'instant'),
    reference('lostReason', 'lostReasons', { groupable: true }),
    ...STAMPS,
  ],
}
