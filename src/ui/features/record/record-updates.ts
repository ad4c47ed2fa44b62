import type { Company } from '../../../domain/model/companies/company'
import type { Deal } from '../../../domain/model/deals/deal'
import type { Id } from '../../../domain/model/kernel/id'
import type { Person } from '../../../domain/model/people/person'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { SubjectCollection } from '../../../domain/model/records/subject'

/** Writes that expect the record as it is given: someone else's change in between is a conflict, never lost. */

export function updatePerson({ id, version }: RecordOf<'people'>, patch: Partial<Person>): Mutation {
  return { kind: 'update', collection: 'people', id, patch, expect: version }
}

export function updateCompany({ id, version }: RecordOf<'companies'>, patch: Partial<Company>): Mutation {
  return { kind: 'update', collection: 'companies', id, patch, expect: version }
}

export function updateDeal({ id, version }: Pick<RecordOf<'deals'>, 'id' | 'version'>, patch: Partial<Deal>): Mutation {
  return { kind: 'update', collection: 'deals', id, patch, expect: version }
}

export function createTag(id: Id, name: string): Mutation {
  return { kind: 'create', collection: 'tags', id, data: { name } }
}

export function createCompany(id: Id, name: string, ownerId: Id): Mutation {
  return { kind: 'create', collection: 'companies', id, data: { name, ownerId } }
}

/** Into the trash or out of it again. */
export function trashOrRestore(
  kind: 'trash' | 'restore',
  collection: SubjectCollection,
  { id, version }: Pick<RecordOf<'people'>, 'id' | 'version'>,
): Mutation {
  return { kind, collection, id, expect: version }
}
