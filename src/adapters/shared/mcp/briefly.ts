import type { ApiReadable } from '../../../domain/model/api/api-collections'
import { cutTo } from '../../../domain/model/kernel/cut-to'
import { personName } from '../../../domain/model/people/person-name'
import type { AnyRecord, RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { ApiChange } from '../../../domain/use-cases/api/api-session'

const NAME_OF: { readonly [K in ApiReadable]: (record: RecordOf<K>) => string | null } = {
  people: personName,
  companies: ({ name }) => name,
  deals: ({ title }) => title,
  tasks: ({ title }) => title,
  notes: ({ body }) => cutTo(body, LIMITS.name),
  files: ({ name }) => name,
  tags: ({ name }) => name,
  pipelines: ({ name }) => name,
  stages: ({ name }) => name,
  lostReasons: ({ name }) => name,
  fieldDefinitions: ({ label }) => label,
  members: ({ displayName }) => displayName,
  activities: ({ label }) => label,
  imports: ({ fileName }) => fileName,
}

/** What people call a record; `null`: nothing. */
export function nameOfRecord(collection: string, record: AnyRecord): string | null {
  const nameOf = Reflect.get(NAME_OF, collection) as ((record: AnyRecord) => string | null) | undefined
  return nameOf?.(record) ?? null
}

/** Which record was written, when and by whom: all of hundreds would be more than is read. */
export function briefly({ collection, id, record }: ApiChange): object {
  if (record === null) return { collection, id, isGone: true }
  const { updatedAt, updatedBy, deletedAt } = record
  return { collection, id, name: nameOfRecord(collection, record), updatedAt, updatedBy, isTrashed: deletedAt !== null }
}
