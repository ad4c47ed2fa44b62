import { describe, expect, it } from 'vitest'
import { conversionReport } from '../../src/domain/model/figures/conversion-report'
import { keyFigures } from '../../src/domain/model/figures/key-figures'
import { monthsOf, spanBefore, spanOf } from '../../src/domain/model/figures/period'
import { workReport } from '../../src/domain/model/figures/work-report'
import type { DealFigure, StayFigure, WorkFigure } from '../../src/domain/model/records/views'

describe('a period', () => {
  it.each([
    ['this-month', '2026-02', '2026-02'],
    ['last-month', '2026-01', '2026-01'],
    ['this-quarter', '2026-01', '2026-03'],
    ['last-quarter', '2025-10', '2025-12'],
    ['this-year', '2026-01', '2026-12'],
    ['last-year', '2025-01', '2025-12'],
    ['last-12-months', '2025-03', '2026-02'],
    ['next-12-months', '2026-02', '2027-01'],
  ] as const)('%s is of whole months', (period, from, to) => {
    expect(spanOf(period, '2026-02-28' as never)).toEqual({ from, to })
  })

  it('holds every month from its first to its last', () => {
    expect(monthsOf({ from: '2025-11', to: '2026-02' } as never)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
})

describe('the period before', () => {
  it.each([
    ['last-quarter', '2025-07', '2025-09'],
    ['this-month', '2026-01', '2026-01'],
    // Of the year so far, and not of all of it.
    ['this-year', '2025-01', '2025-02'],
    ['next-12-months', '2025-02', '2025-02'],
  ] as const)('%s is as long as what has begun', (period, from, to) => {
    const today = '2026-02-28' as never
    expect(spanBefore(spanOf(period, today), today)).toEqual({ from, to })
  })

  it('is not there for all time, nor for what has not begun', () => {
    expect([
      spanBefore(null, '2026-02-28' as never),
      spanBefore({ from: '2026-03', to: '2026-04' } as never, '2026-02-28' as never),
    ]).toEqual([null, null])
  })
})

describe('the key figures', () => {
  const figure = (more: object) =>
    ({
      currency: 'EUR',
      count: 1,
      amountMinor: '100',
      hundredfoldMinor: '5000',
      timedCount: 0,
      timedMs: '0',
      ...more,
    }) as DealFigure
  const figures = [
    figure({ stageKind: 'open', month: '2027-01' }),
    figure({ stageKind: 'won', month: '2026-02', count: 2, timedCount: 2, timedMs: '864000000' }),
    figure({ stageKind: 'lost', month: '2026-02', timedCount: 1, timedMs: '8640000000' }),
    figure({ stageKind: 'won', month: '2026-03', count: 7, timedCount: 7, timedMs: '7' }),
  ]

  it('are of the span, and of won deals the days they took', () => {
    expect(keyFigures(figures, { from: '2026-02', to: '2026-02' } as never)).toEqual({
      open: [{ currency: 'EUR', count: 1, amountMinor: '100', weightedMinor: '50' }],
      won: [{ currency: 'EUR', count: 2, amountMinor: '100', weightedMinor: '50' }],
      winRate: 67,
      cycleDays: 5,
    })
  })

  it('say nothing of what was not closed', () => {
    expect(keyFigures(figures, { from: '2025-02', to: '2025-02' } as never)).toMatchObject({
      won: [],
      winRate: null,
      cycleDays: null,
    })
  })
})

describe('the conversion of a stage', () => {
  const figure = (more: object) => ({ stageId: 'lead', month: '2026-02', totalMs: '0', ...more }) as unknown as StayFigure
  const stages = [
    { id: 'lead', kind: 'open' },
    { id: 'won', kind: 'won' },
  ] as never

  it('counts how deals went on, with the median and mean of the days of those that did', () => {
    const lines = conversionReport(
      [
        figure({ outcome: 'moved', days: 1, count: 2, totalMs: '172800000' }),
        figure({ outcome: 'won', days: 4, count: 1, totalMs: '388800000' }),
        figure({ outcome: 'lost', days: 9, count: 1, totalMs: '777600000' }),
        figure({ outcome: null, days: null, count: 3 }),
        figure({ outcome: 'won', days: 50, count: 9, month: '2026-03' }),
      ],
      stages,
      { from: '2026-02', to: '2026-02' } as never,
    )
    expect(lines).toEqual([{ stageId: 'lead', entered: 7, moved: 2, won: 1, lost: 1, stayed: 3, medianDays: 2.5, meanDays: 3.9 }])
  })

  it('has no days while nobody has left', () => {
    expect(conversionReport([figure({ outcome: null, days: null, count: 1 })], stages, null)).toMatchObject([
      { entered: 1, stayed: 1, medianDays: null, meanDays: null },
    ])
  })
})

describe('the work of a week', () => {
  it('is a line a member, the latest week first', () => {
    const figure = (memberId: string, week: string, deed: string, count: number) =>
      ({ memberId, week, deed, count }) as unknown as WorkFigure
    const lines = workReport(
      [
        figure('ana', '2026-02-02', 'call', 1),
        figure('ben', '2026-02-09', 'note', 1),
        figure('ana', '2026-02-09', 'call', 2),
        figure('ana', '2026-02-09', 'deal-won', 1),
        figure('ana', '2026-03-02', 'note', 7),
      ],
      { from: '2026-02', to: '2026-02' } as never,
    )
    expect(lines.map(({ memberId, week, total }) => [memberId, week, total])).toEqual([
      ['ana', '2026-02-09', 3],
      ['ben', '2026-02-09', 1],
      ['ana', '2026-02-02', 1],
    ])
    expect(lines[0]?.counts).toMatchObject({ call: 2, 'deal-won': 1, note: 0 })
  })
})
