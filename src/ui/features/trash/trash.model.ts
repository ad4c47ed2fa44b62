import { combineLatest, map, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Version } from '../../../domain/model/records/meta'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import type { RecordsPort } from '../../../ports/records.port'

export interface Trashed {
  readonly collection: SubjectCollection
  readonly id: Id
  readonly version: Version
  readonly name: string
  readonly at: Instant
  /** Who put it there; null: the backend itself. */
  readonly byMemberId: Id | null
}

export interface TrashState {
  /** The latest first. */
  readonly items: readonly Trashed[]
  /** There are older ones than these. */
  readonly hasMore: boolean
}

/** What was deleted and can still be brought back: people, companies and deals, live. */
export function trash$(records: RecordsPort, workspaceId: Id): Observable<TrashState> {
  const query = { workspaceId, trash: 'only', limit: LIMITS.pageSize } as const
  const latestFirst = [{ field: 'deletedAt', direction: 'desc', empty: 'last' }] as const
  return combineLatest([
    records.watch('personRows', { ...query, orderBy: latestFirst }),
    records.watch('companies', { ...query, orderBy: latestFirst }),
    records.watch('dealRows', { ...query, orderBy: latestFirst }),
  ]).pipe(
    map(([people, companies, deals]) => ({
      items: [
        ...people.value.items.flatMap((person) => trashed('people', person, person.name)),
        ...companies.value.items.flatMap((company) => trashed('companies', company, company.name)),
        ...deals.value.items.flatMap((deal) => trashed('deals', deal, deal.title)),
      ].toSorted((a, b) => (a.at < b.at ? 1 : -1)),
      hasMore: [people, companies, deals].some(({ value }) => value.next !== null),
    })),
  )
}

interface Row {
  readonly id: Id
  readonly version: Version
  readonly deletedAt: Instant | null
  readonly updatedBy: { readonly memberId: Id | null }
}

function trashed(collection: SubjectCollection, { id, version, deletedAt, updatedBy }: Row, name: string): readonly Trashed[] {
  return deletedAt === null ? [] : [{ collection, id, version, name, at: deletedAt, byMemberId: updatedBy.memberId }]
}
