import { map, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { RecordsPort } from '../../ports/records.port'
import type { PickerOption } from '../design/picker-list'

/** As many as one looks through before typing on. */
const SHOWN = 8

/** Companies that fit what is typed, by name. */
export function companyOptions$(records: RecordsPort, workspaceId: Id, search: string): Observable<readonly PickerOption[]> {
  return records
    .watch('companies', {
      workspaceId,
      search,
      orderBy: [{ field: 'name', direction: 'asc', empty: 'last' }],
      limit: SHOWN,
    })
    .pipe(
      map((live) =>
        live.value.items.map(({ id, name, domains: [domain] }) => ({
          id,
          label: name,
          ...(domain === undefined ? {} : { hint: domain }),
        })),
      ),
    )
}
