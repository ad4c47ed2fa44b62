import { map, type Observable } from 'rxjs'
import type { MergedCollection } from '../../../domain/model/duplicates/merge'
import type { Id } from '../../../domain/model/kernel/id'
import { queryOf } from '../../../domain/model/records/query-of'
import type { RecordsPort } from '../../../ports/records.port'
import type { Contact } from './duplicates.model'

export interface OthersNamed {
  readonly workspaceId: Id
  readonly collection: MergedCollection
  readonly search: string
  readonly selfId: Id
}

/** As many as one looks through before typing on. */
const SHOWN = 8

/** Live: the others of the collection that fit what is typed. */
export function othersNamed$(
  records: RecordsPort,
  { workspaceId, collection, search, selfId }: OthersNamed,
): Observable<readonly Contact[]> {
  const query = queryOf(collection, { workspaceId, search, limit: SHOWN + 1 })
  return records
    .watch(collection, query)
    .pipe(map(({ value }) => value.items.filter(({ id }: Contact) => id !== selfId).slice(0, SHOWN)))
}
