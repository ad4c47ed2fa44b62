import { describe, expect, it } from 'vitest'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { spanOf } from '../../../src/domain/model/views/period-spans'
import { PERIODS, readPeriod, writePeriod } from '../../../src/domain/model/views/periods'

const on = (today: string, weekStart: 'monday' | 'sunday' | 'saturday' = 'monday') => ({ today: today as PlainDate, weekStart })
const days = (period: string, place: ReturnType<typeof on>) => {
  const span = spanOf(period, place)
  return span === null ? null : [span.from, span.to]
}

describe('a period', () => {
  it('is the days it means today', () => {
    // A Saturday in the last quarter.
    const place = on('2026-11-21')
    expect(Object.fromEntries(PERIODS.map((period) => [period, days(period, place)]))).toEqual({
      today: ['2026-11-21', '2026-11-21'],
      yesterday: ['2026-11-20', '2026-11-20'],
      tomorrow: ['2026-11-22', '2026-11-22'],
      past: [null, '2026-11-20'],
      future: ['2026-11-22', null],
      'this-week': ['2026-11-16', '2026-11-22'],
      'last-week': ['2026-11-09', '2026-11-15'],
      'next-week': ['2026-11-23', '2026-11-29'],
      'this-month': ['2026-11-01', '2026-11-30'],
      'last-month': ['2026-10-01', '2026-10-31'],
      'next-month': ['2026-12-01', '2026-12-31'],
      'this-quarter': ['2026-10-01', '2026-12-31'],
      'last-quarter': ['2026-07-01', '2026-09-30'],
      'next-quarter': ['2027-01-01', '2027-03-31'],
      'this-year': ['2026-01-01', '2026-12-31'],
      'last-year': ['2025-01-01', '2025-12-31'],
      'next-year': ['2027-01-01', '2027-12-31'],
    })
  })

  it.each([
    ['monday', '2026-11-16'],
    ['sunday', '2026-11-15'],
    ['saturday', '2026-11-21'],
  ] as const)('of a week begins where weeks begin on %s', (weekStart, first) => {
    expect(spanOf('this-week', on('2026-11-21', weekStart))?.from).toBe(first)
  })

  it('knows leap years and turns of the year', () => {
    expect([
      days('next-month', on('2028-01-31')),
      days('last-month', on('2027-01-15')),
      days('next-week', on('2026-12-28')),
    ]).toEqual([
      ['2028-02-01', '2028-02-29'],
      ['2026-12-01', '2026-12-31'],
      ['2027-01-04', '2027-01-10'],
    ])
  })

  it('can be counted in days, today among them', () => {
    const place = on('2026-11-21')
    expect([
      days('last-7-days', place),
      days('next-30-days', place),
      days(writePeriod({ side: 'last', days: 1 }), place),
    ]).toEqual([
      ['2026-11-15', '2026-11-21'],
      ['2026-11-21', '2026-12-20'],
      ['2026-11-21', '2026-11-21'],
    ])
  })

  it.each(['last-0-days', 'last-1000-days', 'last--days', 'this-decade', ''])('is none: %j', (text) => {
    expect(readPeriod(text)).toBeNull()
  })
})
