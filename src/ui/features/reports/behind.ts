import type { Span } from '../../../domain/model/figures/period'
import { isId } from '../../../domain/model/kernel/id'
import { knownZone } from '../../../domain/model/kernel/known-zone'
import { firstDayOf, isPlainMonth, monthsLater, type PlainMonth } from '../../../domain/model/kernel/plain-month'
import { startOfDay } from '../../../domain/model/kernel/start-of-day'
import type { Condition } from '../../../domain/model/query/ast'
import type { DealRow } from '../../../domain/model/records/views'
import type { ReportFilters } from './report-filters'

export interface BehindContext {
  readonly filters: ReportFilters
  readonly span: Span | null
  readonly timeZone: string
}

/** The deals that a line of a report is made of, by the name that the line has in the address; null: it names none. */
export function behindCondition(name: string, { filters, span, timeZone }: BehindContext): Condition<DealRow> | null {
  const zone = knownZone(timeZone)
  const own = conditionOf(name, span, zone)
  if (own === null) return null
  const { pipelineId, ownerId } = filters
  return {
    op: 'and',
    of: [
      own,
      ...(pipelineId === null ? [] : [{ op: 'eq', field: 'pipelineId', value: pipelineId } as const]),
      ...(ownerId === null ? [] : [{ op: 'eq', field: 'ownerId', value: ownerId } as const]),
    ],
  }
}

function conditionOf(name: string, span: Span | null, zone: string): Condition<DealRow> | null {
  const [kind = '', key = ''] = name.split(':')
  const id = isId(key) ? key : null
  const month = isPlainMonth(key) ? key : null
  if (id === null && month === null && key !== 'none') return null
  switch (kind) {
    case 'stage':
      return id === null ? null : { op: 'eq', field: 'stageId', value: id }
    case 'forecast':
      return forecastOf(month, zone)
    case 'closed':
      return month === null ? null : and(CLOSED, closedIn({ from: month, to: month }, zone))
    case 'owner':
      return and(CLOSED, { op: 'eq', field: 'ownerId', value: id }, ...(span === null ? [] : [closedIn(span, zone)]))
    case 'reason':
      return and(LOST, { op: 'eq', field: 'lostReasonId', value: id }, ...(span === null ? [] : [closedIn(span, zone)]))
    default:
      return null
  }
}

const OPEN = { op: 'eq', field: 'stageKind', value: 'open' } as const
const CLOSED = { op: 'neq', field: 'stageKind', value: 'open' } as const
const WON = { op: 'eq', field: 'stageKind', value: 'won' } as const
const LOST = { op: 'eq', field: 'stageKind', value: 'lost' } as const

function forecastOf(month: PlainMonth | null, zone: string): Condition<DealRow> {
  if (month === null) return and(OPEN, { op: 'eq', field: 'expectedCloseOn', value: null })
  const open = and(
    OPEN,
    { op: 'gte', field: 'expectedCloseOn', value: firstDayOf(month) },
    { op: 'lt', field: 'expectedCloseOn', value: firstDayOf(monthsLater(month, 1)) },
  )
  return { op: 'or', of: [open, and(WON, closedIn({ from: month, to: month }, zone))] }
}

function closedIn({ from, to }: Span, zone: string): Condition<DealRow> {
  return and(
    { op: 'gte', field: 'closedAt', value: startOfDay(firstDayOf(from), zone) },
    { op: 'lt', field: 'closedAt', value: startOfDay(firstDayOf(monthsLater(to, 1)), zone) },
  )
}

function and(...of: readonly Condition<DealRow>[]): Condition<DealRow> {
  return { op: 'and', of }
}
