import { CollectionStore } from '../../../src/adapters/shared/engine/collection-store'
import { faultyCompany, faultyPerson, sharedContact } from '../../../src/domain/model/health/contacts'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { RowOf } from '../../../src/domain/model/records/collections'
import { searchText } from '../../../src/domain/model/records/search-text'
import { FAULTY } from './facts'
import type { SqlRecords } from './sql-records'

export type HealthView = 'faultyContacts' | 'sharedContacts'
export type HealthRow = RowOf<HealthView>

/** The views of data problems. The records that they are about are found by their links: the others need not be read. */
export function healthRows(view: HealthView, records: SqlRecords, workspaceId: Id): CollectionStore<HealthRow> {
  const rows = new CollectionStore<HealthRow>({ collection: view, searchText: (row) => searchText(view, row) })
  const found = view === 'faultyContacts' ? faultyContacts(records) : sharedContacts(records, workspaceId)
  rows.apply(Array.from(found, (row) => ({ id: row.id, row })))
  return rows
}

function* faultyContacts(records: SqlRecords): IterableIterator<HealthRow> {
  for (const person of records.linked('people', FAULTY, '')) yield* some(faultyPerson(person))
  for (const company of records.linked('companies', FAULTY, '')) yield* some(faultyCompany(company))
}

function* sharedContacts(records: SqlRecords, workspaceId: Id): IterableIterator<HealthRow> {
  for (const [contact, ids] of records.sharedContacts())
    yield* sharedContact(
      contact,
      ids.map((id) => ({ id, workspaceId })),
    )
}

function some<T>(row: T | null): readonly T[] {
  return row === null ? [] : [row]
}
