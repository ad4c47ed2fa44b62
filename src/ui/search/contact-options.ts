import { map, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { RecordsPort } from '../../ports/records.port'
import type { PickerOption } from '../design/picker-list'

/** As many as one looks through before typing on. */
const SHOWN = 8

const BY_NAME = [{ field: 'name', direction: 'asc', empty: 'last' }] as const

/** Companies that fit what is typed, by name. */
export function companyOptions$(records: RecordsPort, workspaceId: Id, search: string): Observable<readonly PickerOption[]> {
  return records
    .watch('companies', { workspaceId, search, orderBy: BY_NAME, limit: SHOWN })
    .pipe(map(({ value }) => value.items.map(({ id, name, domains: [domain] }) => optionOf(id, name, domain))))
}

/** People that fit what is typed, by name. */
export function personOptions$(records: RecordsPort, workspaceId: Id, search: string): Observable<readonly PickerOption[]> {
  return records
    .watch('personRows', { workspaceId, search, orderBy: BY_NAME, limit: SHOWN })
    .pipe(map(({ value }) => value.items.map(({ id, name, companyName }) => optionOf(id, name, companyName))))
}

function optionOf(id: Id, label: string, hint: string | null | undefined): PickerOption {
  return hint === null || hint === undefined ? { id, label } : { id, label, hint }
}
