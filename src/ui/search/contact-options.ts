import { map, type Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { RecordsPort } from '../../ports/records.port'
import type { PickerOption } from '../design/picker-list'
import { orSimilar$ } from './or-similar'

/** As many as one looks through before typing on. */
const SHOWN = 8

const BY_NAME = [{ field: 'name', direction: 'asc', empty: 'last' }] as const

/** Companies that fit what is typed, by name. */
export function companyOptions$(records: RecordsPort, workspaceId: Id, search: string): Observable<readonly PickerOption[]> {
  const query = { workspaceId, search, orderBy: BY_NAME, limit: SHOWN } as const
  const ask = (similar: boolean) =>
    records
      .watch('companies', similar ? { ...query, similar } : query)
      .pipe(map(({ value }) => value.items.map(({ id, name, domains: [domain] }) => optionOf(id, name, domain))))
  return orSimilar$(search, ask, isEmpty).pipe(map(({ found }) => found))
}

/** People that fit what is typed, by name. */
export function personOptions$(records: RecordsPort, workspaceId: Id, search: string): Observable<readonly PickerOption[]> {
  const query = { workspaceId, search, orderBy: BY_NAME, limit: SHOWN } as const
  const ask = (similar: boolean) =>
    records
      .watch('personRows', similar ? { ...query, similar } : query)
      .pipe(map(({ value }) => value.items.map(({ id, name, companyName }) => optionOf(id, name, companyName))))
  return orSimilar$(search, ask, isEmpty).pipe(map(({ found }) => found))
}

function isEmpty(found: readonly unknown[]): boolean {
  return found.length === 0
}

function optionOf(id: Id, label: string, hint: string | null | undefined): PickerOption {
  return hint === null || hint === undefined ? { id, label } : { id, label, hint }
}
