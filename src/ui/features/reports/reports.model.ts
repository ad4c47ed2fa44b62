import { combineLatest, type Observable } from 'rxjs'
import type { Span } from '../../../domain/model/figures/period'
import type { Id } from '../../../domain/model/kernel/id'
import { firstDayOf, monthsLater } from '../../../domain/model/kernel/plain-month'
import type { Condition } from '../../../domain/model/query/ast'
import { LIMITS } from '../../../domain/model/records/limits'
import type { DealFigure, StayFigure, WorkFigure } from '../../../domain/model/records/views'
import type { RecordsPort } from '../../../ports/records.port'
import { allRows$ } from './all-rows'
import type { ReportFilters } from './report'

/** The months that reports are of; null: all there are, or none. */
export interface FigureSpans {
  readonly span: Span | null
  /** What the span is compared with. */
  readonly before: Span | null
  readonly forecast: Span
}

/** What the reports are made of, as far as the filters ask for it. */
export interface ReportFigures {
  readonly deals: readonly DealFigure[]
  readonly stays: readonly StayFigure[]
  readonly work: readonly WorkFigure[]
}

/**
 * Live. Open deals come whatever their month; stays and work only those of the span; closed deals also those of the period before
 * and of the month from which the forecast counts, so that each report takes its own from them.
 */
export function reportFigures$(
  records: RecordsPort,
  workspaceId: Id,
  { filters, span, before, forecast }: FigureSpans & { readonly filters: ReportFilters },
): Observable<ReportFigures> {
  const page = { workspaceId, limit: Math.min(LIMITS.pageSizeMost, records.capabilities.maxPageSize) }
  const { pipelineId, ownerId } = filters
  const inSpan = span === null ? [] : monthsIn(span)
  const ofDeals = [
    ...(pipelineId === null ? [] : [{ op: 'eq', field: 'pipelineId', value: pipelineId } as const]),
    ...(ownerId === null ? [] : [{ op: 'eq', field: 'ownerId', value: ownerId } as const]),
  ]
  const wanted = [span, before, forecast].filter((one) => one !== null)
  const openOrIn: readonly Condition<DealFigure>[] =
    span === null
      ? []
      : [
          {
            op: 'or',
            of: [{ op: 'eq', field: 'stageKind', value: 'open' }, ...wanted.map((one) => ({ op: 'and', of: monthsIn(one) }) as const)],
          },
        ]
  const work: readonly Condition<WorkFigure>[] = [
    ...(ownerId === null ? [] : [{ op: 'eq', field: 'memberId', value: ownerId } as const]),
    ...(span === null ? [] : weeksIn(span)),
  ]
  return combineLatest({
    deals: allRows$(records, 'dealFigures', { ...page, where: { op: 'and', of: [...ofDeals, ...openOrIn] } }),
    stays: allRows$(records, 'stayFigures', { ...page, where: { op: 'and', of: [...ofDeals, ...inSpan] } }),
    work: allRows$(records, 'workFigures', { ...page, where: { op: 'and', of: work } }),
  })
}

function monthsIn({ from, to }: Span) {
  return [
    { op: 'gte', field: 'month', value: from },
    { op: 'lte', field: 'month', value: to },
  ] as const
}

function weeksIn({ from, to }: Span): readonly Condition<WorkFigure>[] {
  return [
    { op: 'gte', field: 'week', value: firstDayOf(from) },
    { op: 'lt', field: 'week', value: firstDayOf(monthsLater(to, 1)) },
  ]
}
