import { customKeyOf } from '../../../domain/model/query/field-reader'
import type { ReadableName, RowOf } from '../../../domain/model/records/collections'

/**
 * How a field is kept in PostgreSQL, which decides how it is tested and ordered there:
 *
 * - `text` has a twin `<column>_fold` that is compared in its place; `plain` needs none, since it holds nothing that folding
 *   would change (choices, slugs); `rank` is compared as it stands.
 * - `list` and `object` are jsonb; `author` is two columns.
 * - `custom` is a map, with a twin that holds each value as it is ordered; `custom-value` is one value of it.
 */
export type ColumnKind =
  | 'text'
  | 'plain'
  | 'rank'
  | 'uuid'
  | 'instant'
  | 'date'
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'decimal'
  | 'flag'
  | 'uuids'
  | 'texts'
  | 'list'
  | 'object'
  | 'custom'
  | 'author'
  | 'custom-value'
  | 'version'

const META = {
  id: 'uuid',
  workspaceId: 'uuid',
  version: 'version',
  createdAt: 'instant',
  createdBy: 'author',
  updatedAt: 'instant',
  updatedBy: 'author',
  deletedAt: 'instant',
} as const

/** Every field of every collection and view; the type keeps it complete, a test compares it with the database. */
export const COLUMNS: { readonly [K in ReadableName]: { readonly [F in keyof RowOf<K>]: ColumnKind } } = {
  workspaces: {
    ...META,
    name: 'text',
    slug: 'plain',
    currency: 'text',
    country: 'text',
    locale: 'text',
    timeZone: 'text',
    weekStart: 'plain',
    memberVisibility: 'plain',
  },
  members: { ...META, userId: 'uuid', role: 'plain', status: 'plain', displayName: 'text', title: 'text' },
  invitations: { ...META, email: 'text', role: 'plain', status: 'plain', expiresAt: 'instant', invitedBy: 'uuid' },
  people: {
    ...META,
    firstName: 'text',
    middleName: 'text',
    lastName: 'text',
    namePrefix: 'text',
    nameSuffix: 'text',
    jobTitle: 'text',
    companyId: 'uuid',
    emails: 'list',
    phones: 'list',
    links: 'list',
    address: 'object',
    birthday: 'plain',
    lifecycle: 'plain',
    doNotContact: 'flag',
    ownerId: 'uuid',
    tagIds: 'uuids',
    avatarFileId: 'uuid',
    source: 'text',
    description: 'text',
    custom: 'custom',
  },
  companies: {
    ...META,
    name: 'text',
    domains: 'texts',
    website: 'text',
    industry: 'text',
    size: 'plain',
    phones: 'list',
    address: 'object',
    ownerId: 'uuid',
    tagIds: 'uuids',
    logoFileId: 'uuid',
    description: 'text',
    custom: 'custom',
  },
  pipelines: { ...META, name: 'text', position: 'rank', default: 'flag' },
  stages: {
    ...META,
    pipelineId: 'uuid',
    name: 'text',
    position: 'rank',
    kind: 'plain',
    probability: 'smallint',
    rottingDays: 'smallint',
  },
  lostReasons: { ...META, name: 'text', position: 'rank' },
  deals: {
    ...META,
    title: 'text',
    companyId: 'uuid',
    people: 'list',
    pipelineId: 'uuid',
    stageId: 'uuid',
    amountMinor: 'bigint',
    currency: 'text',
    probability: 'smallint',
    expectedCloseOn: 'date',
    stageEnteredAt: 'instant',
    closedAt: 'instant',
    lostReasonId: 'uuid',
    lostNote: 'text',
    ownerId: 'uuid',
    rank: 'rank',
    tagIds: 'uuids',
    source: 'text',
    custom: 'custom',
  },
  tasks: {
    ...META,
    title: 'text',
    body: 'text',
    kind: 'plain',
    dueOn: 'date',
    dueAt: 'instant',
    remindAt: 'instant',
    priority: 'plain',
    assigneeId: 'uuid',
    status: 'plain',
    snoozedUntil: 'instant',
    completedAt: 'instant',
    repeat: 'plain',
    subjects: 'texts',
  },
  notes: { ...META, body: 'text', kind: 'plain', happenedAt: 'instant', subjects: 'texts', mentions: 'uuids', pinned: 'flag' },
  files: {
    ...META,
    name: 'text',
    mime: 'text',
    sizeBytes: 'integer',
    sha256: 'plain',
    path: 'text',
    subject: 'plain',
    status: 'plain',
  },
  tags: { ...META, name: 'text', colour: 'plain' },
  fieldDefinitions: {
    ...META,
    collection: 'plain',
    key: 'plain',
    label: 'text',
    type: 'plain',
    options: 'list',
    required: 'flag',
    position: 'rank',
    archived: 'flag',
  },
  activities: {
    ...META,
    actorId: 'uuid',
    verb: 'plain',
    subjects: 'texts',
    objectId: 'uuid',
    objectCollection: 'plain',
    label: 'text',
    at: 'instant',
    changes: 'object',
    source: 'plain',
  },
  imports: {
    ...META,
    fileName: 'text',
    encoding: 'text',
    delimiter: 'text',
    status: 'plain',
    total: 'integer',
    created: 'integer',
    updated: 'integer',
    skipped: 'integer',
    failed: 'integer',
  },
  notifications: {
    ...META,
    memberId: 'uuid',
    kind: 'plain',
    subject: 'plain',
    objectCollection: 'plain',
    objectId: 'uuid',
    actorId: 'uuid',
    readAt: 'instant',
  },
  savedViews: {
    ...META,
    collection: 'plain',
    name: 'text',
    layout: 'plain',
    filter: 'text',
    sort: 'text',
    group: 'text',
    columns: 'text',
    shared: 'flag',
    default: 'flag',
  },
  personRows: {
    ...META,
    name: 'text',
    email: 'text',
    phone: 'text',
    jobTitle: 'text',
    companyId: 'uuid',
    companyName: 'text',
    city: 'text',
    country: 'text',
    lifecycle: 'plain',
    doNotContact: 'flag',
    ownerId: 'uuid',
    tagIds: 'uuids',
    source: 'text',
    custom: 'custom',
  },
  dealRows: {
    ...META,
    title: 'text',
    companyId: 'uuid',
    companyName: 'text',
    personId: 'uuid',
    personName: 'text',
    pipelineId: 'uuid',
    stageId: 'uuid',
    stageKind: 'plain',
    amountMinor: 'bigint',
    currency: 'text',
    probability: 'smallint',
    expectedCloseOn: 'date',
    stageEnteredAt: 'instant',
    closedAt: 'instant',
    lostReasonId: 'uuid',
    ownerId: 'uuid',
    rank: 'rank',
    tagIds: 'uuids',
    custom: 'custom',
    openTasks: 'integer',
  },
  stageTotals: {
    id: 'text',
    workspaceId: 'uuid',
    pipelineId: 'uuid',
    stageId: 'uuid',
    currency: 'text',
    count: 'integer',
    amountMinor: 'decimal',
    weightedMinor: 'decimal',
  },
  dealFigures: {
    id: 'text',
    workspaceId: 'uuid',
    pipelineId: 'uuid',
    stageId: 'uuid',
    stageKind: 'plain',
    ownerId: 'uuid',
    lostReasonId: 'uuid',
    month: 'plain',
    currency: 'text',
    count: 'integer',
    amountMinor: 'decimal',
    hundredfoldMinor: 'decimal',
  },
  stageStays: {
    id: 'uuid',
    workspaceId: 'uuid',
    dealId: 'uuid',
    pipelineId: 'uuid',
    stageId: 'uuid',
    stageKind: 'plain',
    ownerId: 'uuid',
    enteredAt: 'instant',
    leftAt: 'instant',
    outcome: 'plain',
    deletedAt: 'instant',
  },
}

/** The kind of a field; `null` where the collection has no such field. */
export function columnKind(collection: ReadableName, field: string): ColumnKind | null {
  const kind = kinds(collection).get(field)
  if (kind !== undefined) return kind
  return customKeyOf(field) !== null && kinds(collection).has('custom') ? 'custom-value' : null
}

const known = new Map<ReadableName, ReadonlyMap<string, ColumnKind>>()

function kinds(collection: ReadableName): ReadonlyMap<string, ColumnKind> {
  let found = known.get(collection)
  if (found === undefined) {
    found = new Map(Object.entries<ColumnKind>(COLUMNS[collection]))
    known.set(collection, found)
  }
  return found
}
