import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfCalendar } from '../../../../src/domain/model/imports/recognising/values/calendars'
import { readBirthday } from '../../../../src/domain/model/imports/recognising/values/dates'
import { readMoment } from '../../../../src/domain/model/imports/recognising/values/moments'

const CALENDARS = ['persian', 'islamic-umalqura'] as const

describe('days of other calendars', () => {
  it('are those that the platform writes for them', () => {
    const day = fc.date({ min: new Date('1990-08-01'), max: new Date('2031-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...CALENDARS), day, (calendar, at) => {
        const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
          year: 'numeric',
          month: 'numeric',
          day: 'numeric',
          timeZone: 'UTC',
        })
        const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
        const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? NaN
        expect(dayOfCalendar(calendar, of('year'), of('month'), of('day'))).toBe(at.toISOString().slice(0, 10))
      }),
    )
  })

  it.each([
    ['1404/05/12', '2025-08-03'],
    ['۱۴۰۴/۰۵/۱۲', '2025-08-03'],
    ['12/05/1404', '2025-08-03'],
    ['1447-03-12', '2025-09-04'],
  ])('are read where %s tells which', (text, day) => {
    expect(readMoment(text, { order: 'day-first', today: '2026-12-01', timeZone: 'UTC' })).toMatchObject({ day })
  })

  it('are unreadable where they may be of either, or are none', () => {
    expect(['1350/03/04', '1404/12/30'].map((text) => readBirthday(text, null, '2026-12-01'))).toEqual([
      'unreadable',
      'unreadable',
    ])
  })
})
