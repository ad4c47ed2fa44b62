import { combineLatest, map, type Observable } from 'rxjs'
import { currencyTotals, type CurrencyTotal } from '../../../domain/model/figures/currency-totals'
import type { Id } from '../../../domain/model/kernel/id'
import { monthOfDay } from '../../../domain/model/kernel/plain-month'
import type { Page } from '../../../domain/model/query/ast'
import type { DealFigure, DealRow } from '../../../domain/model/records/views'
import type { RecordsPort } from '../../../ports/records.port'
import { dealCondition, type CheckContext } from '../health/checks'
import { allRows$ } from '../reports/all-rows'

export interface HomeNumbers {
  readonly open: readonly CurrencyTotal[]
  readonly closingThisMonth: readonly CurrencyTotal[]
  readonly wonThisMonth: readonly CurrencyTotal[]
}

export interface HomeContext extends CheckContext {
  readonly workspaceId: Id
  readonly me: Id
}

/** So many of one's deals are shown; the rest is a click away. */
const DEALS = 8

export function numbers$(records: RecordsPort, { workspaceId, today }: HomeContext): Observable<HomeNumbers> {
  const month = monthOfDay(today)
  const open = { op: 'eq', field: 'stageKind', value: 'open' } as const
  const thisMonth = { op: 'eq', field: 'month', value: month } as const
  const limit = records.capabilities.maxPageSize
  return allRows$(records, 'dealFigures', { workspaceId, where: { op: 'or', of: [open, thisMonth] }, limit }).pipe(
    map((figures) => {
      const sum = (test: (figure: DealFigure) => boolean) => currencyTotals(figures.filter(test))
      return {
        open: sum(({ stageKind }) => stageKind === 'open'),
        closingThisMonth: sum((figure) => figure.stageKind === 'open' && figure.month === month),
        wonThisMonth: sum((figure) => figure.stageKind === 'won' && figure.month === month),
      }
    }),
  )
}

/** One's own open deals that are late, rot, or have nothing planned; what closes first at the front. */
export function needyDeals$(records: RecordsPort, context: HomeContext): Observable<Page<DealRow>> {
  const checks = ['deals-overdue', 'deals-rotting', 'deals-without-next-step'] as const
  return records
    .watch('dealRows', {
      workspaceId: context.workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'ownerId', value: context.me },
          { op: 'or', of: checks.map((check) => dealCondition(check, context)) },
        ],
      },
      orderBy: [{ field: 'expectedCloseOn', direction: 'asc', empty: 'last' }],
      limit: DEALS,
      count: 'exact',
    })
    .pipe(map(({ value }) => value))
}

/** Nobody and nothing is there yet. */
export function isNew$(records: RecordsPort, workspaceId: Id): Observable<boolean> {
  const any = { workspaceId, limit: 1 } as const
  return combineLatest([records.watch('people', any), records.watch('companies', any), records.watch('deals', any)]).pipe(
    map((pages) => pages.every(({ value }) => value.items.length === 0)),
  )
}
