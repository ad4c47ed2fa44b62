import { combineLatest, map, switchMap, of, type Observable } from 'rxjs'
import { rottingDays } from '../../../domain/model/deals/stages'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Version } from '../../../domain/model/records/meta'
import type { DealRow, SharedContact } from '../../../domain/model/records/views'
import type { RecordsPort } from '../../../ports/records.port'
import type { Formats } from '../../text/format'
import { CHECKS, healthText, type CheckName } from '../../text/health'
import { dealCondition, faultCondition, type CheckContext } from './checks'
import type { CallOptions } from '../../../ports/call-options'
import { request$ } from '../../app/request'

/** One record with something wrong. */
export interface Finding {
  readonly id: Id
  readonly collection: 'people' | 'companies' | 'deals'
  readonly name: string
  readonly what: string
  readonly ownerId: Id | null
  /** null: the row is not of the record itself, and says nothing of its version. */
  readonly version: Version | null
}

export interface Findings {
  readonly total: number
  readonly items: readonly Finding[]
}

export interface HealthContext extends CheckContext {
  readonly workspaceId: Id
  readonly formats: Formats
}

/** How many records each check finds, live and exact. */
export function counts$(records: RecordsPort, context: HealthContext): Observable<ReadonlyMap<CheckName, number>> {
  return combineLatest(CHECKS.map((check) => total$(records, check, context))).pipe(
    map((totals) => new Map(CHECKS.map((check, index) => [check, totals[index] ?? 0]))),
  )
}

function total$(records: RecordsPort, check: CheckName, context: HealthContext): Observable<number> {
  return findings$(records, check, context, 1).pipe(map(({ total }) => total))
}

/** What finding asks of the records. */
export type Reading = Pick<RecordsPort, 'watch' | 'getMany'>

/** The records that a check finds, live. */
export function findings$(
  records: Reading,
  check: CheckName,
  context: HealthContext,
  limit: number = LIMITS.pageSize,
): Observable<Findings> {
  const page = { workspaceId: context.workspaceId, limit, count: 'exact' } as const
  const byName = [{ field: 'name', direction: 'asc', empty: 'last' }] as const
  const noOwner = { op: 'eq', field: 'ownerId', value: null } as const
  switch (check) {
    case 'people-without-owner':
      return records
        .watch('personRows', { ...page, where: noOwner, orderBy: byName })
        .pipe(map(({ value }) => found(value, (row) => ({ ...own(row), collection: 'people', what: healthText.noOwner }))))
    case 'companies-without-owner':
      return records
        .watch('companies', { ...page, where: noOwner, orderBy: byName })
        .pipe(map(({ value }) => found(value, (row) => ({ ...own(row), collection: 'companies', what: healthText.noOwner }))))
    case 'unreachable':
    case 'phones':
    case 'addresses': {
      const what = { unreachable: healthText.noContact, phones: healthText.badPhone, addresses: healthText.badAddress }[check]
      return records
        .watch('faultyContacts', { ...page, where: faultCondition(check), orderBy: byName })
        .pipe(map(({ value }) => found(value, (row) => ({ ...own(row), collection: row.collection, what, version: null }))))
    }
    case 'duplicates':
      return duplicates$(records, page)
    default:
      return records
        .watch('dealRows', {
          ...page,
          where: dealCondition(check, context),
          orderBy: [{ field: 'title', direction: 'asc', empty: 'last' }],
        })
        .pipe(map(({ value }) => found(value, (row) => dealFinding(row, check, context))))
  }
}

function dealFinding(row: DealRow, check: CheckName, { formats, nowMs, stages }: HealthContext): Finding {
  const what = (): string => {
    if (check === 'deals-without-owner') return healthText.noOwner
    if (check === 'deals-without-next-step') return healthText.noNextStep
    if (check === 'deals-overdue') {
      return row.expectedCloseOn === null ? '' : healthText.shouldHaveClosed(formats.date(row.expectedCloseOn))
    }
    const days = rottingDays(
      row,
      stages.find(({ id }) => id === row.stageId),
      nowMs,
    )
    return healthText.inStage(formats.number(days ?? 0))
  }
  return { ...own({ ...row, name: row.title }), collection: 'deals', what: what() }
}

/** Each of the records that share something, under what they share. */
function duplicates$(
  records: Reading,
  page: { readonly workspaceId: Id; readonly limit: number; readonly count: 'exact' },
): Observable<Findings> {
  return records
    .watch('sharedContacts', { ...page, orderBy: [{ field: 'value', direction: 'asc', empty: 'last' }] })
    .pipe(
      switchMap(({ value: { items, total } }) =>
        page.limit === 1
          ? of({ total: total ?? 0, items: [] })
          : request$((options) => named(records, items, options)).pipe(
              map((findings) => ({ total: total ?? 0, items: findings })),
            ),
      ),
    )
}

async function named(records: Reading, shared: readonly SharedContact[], options: CallOptions): Promise<readonly Finding[]> {
  const idsOf = (collection: SharedContact['collection']) => [
    ...new Set(shared.flatMap((one) => (one.collection === collection ? one.recordIds : []))),
  ]
  const [people, companies] = await Promise.all([
    records.getMany('personRows', idsOf('people'), options),
    records.getMany('companies', idsOf('companies'), options),
  ])
  return shared.flatMap(({ collection, value, recordIds }) =>
    recordIds.flatMap((id): readonly Finding[] => {
      const row = collection === 'people' ? people.get(id) : companies.get(id)
      return row === undefined ? [] : [{ ...own(row), collection, what: value }]
    }),
  )
}

function own(row: {
  readonly id: Id
  readonly name: string
  readonly ownerId: Id | null
  readonly version?: Version
}): Omit<Finding, 'collection' | 'what'> {
  return { id: row.id, name: row.name, ownerId: row.ownerId, version: row.version ?? null }
}

function found<Row>(
  { items, total }: { readonly items: readonly Row[]; readonly total: number | null },
  findingOf: (row: Row) => Finding,
): Findings {
  return { total: total ?? items.length, items: items.map(findingOf) }
}
