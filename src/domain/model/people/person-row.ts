import type { RecordOf } from '../records/collections'
import { primaryNumber, primaryOf } from '../records/one-primary'
import type { PersonRow } from '../records/views'
import { personName } from './person-name'

/** @param companyName of the person's company, `null` when there is none to show */
export function personRow(person: RecordOf<'people'>, companyName: string | null, tagNames: readonly string[]): PersonRow {
  return {
    id: person.id,
    workspaceId: person.workspaceId,
    version: person.version,
    createdAt: person.createdAt,
    createdBy: person.createdBy,
    updatedAt: person.updatedAt,
    updatedBy: person.updatedBy,
    deletedAt: person.deletedAt,
    name: personName(person),
    email: primaryOf(person.emails)?.value ?? null,
    phone: primaryNumber(person.phones),
    jobTitle: person.jobTitle,
    companyId: person.companyId,
    companyName,
    city: person.address?.city ?? null,
    country: person.address?.country ?? null,
    lifecycle: person.lifecycle,
    doNotContact: person.doNotContact,
    ownerId: person.ownerId,
    tagIds: person.tagIds,
    source: person.source,
    originalCreatedAt: person.originalCreatedAt,
    custom: person.custom,
    avatarFileId: person.avatarFileId,
    tagNames,
  }
}
