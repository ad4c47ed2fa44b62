import type { Id } from '../kernel/id'
import type { PlainDate } from '../kernel/instant'
import { monthOfDay } from '../kernel/plain-month'
import { DEEDS, type Deed, type WorkFigure } from '../records/views'
import { isIn, type Span } from './period'

export interface WorkLine {
  readonly memberId: Id
  readonly week: PlainDate
  readonly counts: Readonly<Record<Deed, number>>
  readonly total: number
}

/** What each member did in each week that began in the span: the latest week first, in it whoever did most. */
export function workReport(figures: readonly WorkFigure[], span: Span | null): readonly WorkLine[] {
  const lines = new Map<string, { readonly memberId: Id; readonly week: PlainDate; readonly counts: Record<Deed, number> }>()
  for (const { memberId, week, deed, count } of figures) {
    if (!isIn(monthOfDay(week), span)) continue
    const line = lines.get(`${memberId}/${week}`) ?? { memberId, week, counts: nothing() }
    line.counts[deed] += count
    lines.set(`${memberId}/${week}`, line)
  }
  return [...lines.values()]
    .map((line) => ({ ...line, total: DEEDS.reduce((sum, deed) => sum + line.counts[deed], 0) }))
    .toSorted((a, b) => (a.week === b.week ? b.total - a.total : a.week < b.week ? 1 : -1))
}

function nothing(): Record<Deed, number> {
  return {
    note: 0,
    call: 0,
    meeting: 0,
    email: 0,
    'task-done': 0,
    'deal-moved': 0,
    'deal-won': 0,
    'deal-lost': 0,
  }
}
