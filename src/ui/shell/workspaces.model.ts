import { map, type Observable } from 'rxjs'
import type { RecordOf } from '../../domain/model/records/collections'
import { LIMITS } from '../../domain/model/records/limits'
import type { RecordsPort } from '../../ports/records.port'

/** The workspaces whoever is signed in may read, by name. */
export function workspaces$(records: RecordsPort): Observable<readonly RecordOf<'workspaces'>[]> {
  return records
    .watch('workspaces', {
      workspaceId: null,
      orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
      limit: LIMITS.pageSizeMost,
    })
    .pipe(map((live) => live.value.items))
}
