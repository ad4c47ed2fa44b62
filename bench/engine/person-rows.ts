import { instantOf } from '../../src/domain/model/kernel/instant'
import type { RowOf } from '../../src/domain/model/records/collections'
import type { Version } from '../../src/domain/model/records/meta'
import { seededIds } from '../../src/domain/use-cases/sample/seeded-ids'
import { NOW, samplePeople } from './sample-people'

export type BenchRow = RowOf<'personRows'>

/** The same for all: nothing here writes. */
const VERSION = '1' as Version

/** The people of a sample workspace, as its table reads them. */
export function personRows(people: number): readonly BenchRow[] {
  const newId = seededIds(3, NOW)
  const [workspaceId, ownerId] = [newId(), newId()]
  const sample = samplePeople(people)
  const companyNames = new Map(sample.companies.map(({ id, data }) => [id, data.name]))
  const at = instantOf(NOW)
  const by = { memberId: ownerId, via: 'sample' } as const
  return sample.people.map(({ id, data }) => ({
    id,
    workspaceId,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    version: VERSION,
    deletedAt: null,
    name: `${data.firstName} ${data.lastName}`,
    email: data.emails[0]?.value ?? null,
    phone: data.phones[0]?.raw ?? null,
    jobTitle: data.jobTitle,
    companyId: data.companyId,
    companyName: data.companyId === null ? null : (companyNames.get(data.companyId) ?? null),
    city: data.address?.city ?? null,
    country: data.address?.country ?? null,
    lifecycle: data.lifecycle,
    doNotContact: data.doNotContact,
    ownerId: data.ownerId,
    tagIds: data.tagIds,
    source: data.source,
    originalCreatedAt: data.originalCreatedAt,
    custom: data.custom,
    avatarFileId: null,
    tagNames: [],
  }))
}
