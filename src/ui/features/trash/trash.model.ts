import { combineLatest, map, type Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { Instant } from '../../../domain/model/kernel/instant'
import type { Page } from '../../../domain/model/query/ast'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Version } from '../../../domain/model/records/meta'
import { TRASH_KINDS, type TrashKind } from '../../../domain/model/records/trash-kinds'
import type { Live, RecordsPort } from '../../../ports/records.port'

export interface Trashed {
  readonly collection: TrashKind
  readonly id: Id
  readonly version: Version
  readonly name: string
  readonly at: Instant
  /** Who put it there; null: the backend itself. */
  readonly byMemberId: Id | null
  readonly madeByMemberId: Id | null
}

export interface TrashState {
  /** The latest first. */
  readonly items: readonly Trashed[]
  /** How many there are of each kind, shown or not; kinds with none are left out. */
  readonly counts: readonly { readonly kind: TrashKind; readonly count: number }[]
  /** There are older ones than these. */
  readonly hasMore: boolean
}

const LATEST_FIRST = [{ field: 'deletedAt', direction: 'desc', empty: 'last' }] as const
/** Uploads that came to nothing and pictures that were replaced were nobody's attachment. */
export const ATTACHED = {
  op: 'and',
  of: [
    { op: 'eq', field: 'status', value: 'ready' },
    { op: 'neq', field: 'subject', value: null },
  ],
} as const

/** What was deleted and can still be brought back, live; of those whose words fit where some are given. */
export function trash$(records: RecordsPort, workspaceId: Id, search = ''): Observable<TrashState> {
  const query = { workspaceId, trash: 'only', limit: LIMITS.pageSize, orderBy: LATEST_FIRST, count: 'exact', search } as const
  const parts: { readonly [K in TrashKind]: Observable<Part> } = {
    people: part('people', records.watch('personRows', query), ({ name }) => name),
    companies: part('companies', records.watch('companies', query), ({ name }) => name),
    deals: part('deals', records.watch('dealRows', query), ({ title }) => title),
    tasks: part('tasks', records.watch('tasks', query), ({ title }) => title),
    notes: part('notes', records.watch('notes', query), ({ body }) => body.trim().slice(0, 120)),
    files: part('files', records.watch('files', { ...query, where: ATTACHED }), ({ name }) => name),
    savedViews: part('savedViews', records.watch('savedViews', query), ({ name }) => name),
    forms: part('forms', records.watch('forms', query), ({ name }) => name),
    tags: part('tags', records.watch('tags', query), ({ name }) => name),
    lostReasons: part('lostReasons', records.watch('lostReasons', query), ({ name }) => name),
    stages: part('stages', records.watch('stages', query), ({ name }) => name),
    pipelines: part('pipelines', records.watch('pipelines', query), ({ name }) => name),
  }
  return combineLatest(TRASH_KINDS.map((kind) => parts[kind])).pipe(
    map((all) => ({
      items: all.flatMap(({ items }) => items).toSorted((a, b) => (a.at < b.at ? 1 : -1)),
      counts: all.flatMap(({ kind, count }) => (count === 0 ? [] : [{ kind, count }])),
      hasMore: all.some(({ items, count }) => count > items.length),
    })),
  )
}

interface Part {
  readonly kind: TrashKind
  readonly items: readonly Trashed[]
  readonly count: number
}

interface Row {
  readonly id: Id
  readonly version: Version
  readonly deletedAt: Instant | null
  readonly createdBy: { readonly memberId: Id | null }
  readonly updatedBy: { readonly memberId: Id | null }
}

function part<R extends Row>(kind: TrashKind, live$: Observable<Live<Page<R>>>, nameOf: (row: R) => string): Observable<Part> {
  return live$.pipe(
    map(({ value }) => ({
      kind,
      items: value.items.flatMap((row) => trashed(kind, row, nameOf(row))),
      count: value.total ?? value.items.length,
    })),
  )
}

function trashed(collection: TrashKind, row: Row, name: string): readonly Trashed[] {
  const { id, version, deletedAt, createdBy, updatedBy } = row
  if (deletedAt === null) return []
  return [{ collection, id, version, name, at: deletedAt, byMemberId: updatedBy.memberId, madeByMemberId: createdBy.memberId }]
}
