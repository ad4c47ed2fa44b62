import type { RowOf } from '../../../domain/model/records/collections'
import type { ColumnKind } from './column-kind'

export const META = {
  id: 'uuid',
  workspaceId: 'uuid',
  version: 'version',
  createdAt: 'instant',
  createdBy: 'author',
  updatedAt: 'instant',
  updatedBy: 'author',
  deletedAt: 'instant',
} as const

type Rows = 'personRows' | 'dealRows' | 'stageStays'

/** The joins that lists show. */
export const ROW_COLUMNS: { readonly [K in Rows]: { readonly [F in keyof RowOf<K>]: ColumnKind } } = {
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
    avatarFileId: 'uuid',
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
    personIds: 'uuids',
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
