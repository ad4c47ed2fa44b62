import { combineLatest, map, of, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { Condition } from '../../domain/model/query/ast'
import type { RecordOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { PersonRow } from '../../domain/model/records/views'
import type { RecordsPort } from '../../ports/records.port'

/** What the companies and people with these ids are called, live; those in the trash too. */
export function namedRecords$(records: RecordsPort, workspaceId: Id, ids: readonly Id[]): Observable<ReadonlyMap<Id, string>> {
  if (ids.length === 0) return of(new Map())
  const values = ids.slice(0, LIMITS.pageSizeMost)
  const ofThese: Condition<RecordOf<'companies'>> = { op: 'in', field: 'id', values }
  const people: Condition<PersonRow> = { op: 'in', field: 'id', values }
  return combineLatest([
    records.watch('companies', { workspaceId, where: ofThese, trash: 'include', limit: LIMITS.pageSizeMost }),
    records.watch('personRows', { workspaceId, where: people, trash: 'include', limit: LIMITS.pageSizeMost }),
  ]).pipe(map((pages) => new Map(pages.flatMap(({ value }) => value.items.map(({ id, name }): [Id, string] => [id, name])))))
}
