import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { isDayFirstIn, readDay, readMoment, readTime, type WhenOptions } from '../../../src/domain/model/tasks/quick/read-when'
import { quickTask } from '../../../src/ui/text/de/quick-task'
import { quickTaskText } from '../../../src/ui/text/quick-task'

const LOCALES = ['en-GB', 'en-US', 'de-DE', 'de-CH', 'fr-FR'] as const

/** On a Wednesday. */
function by(locale: string): WhenOptions {
  return {
    today: '2026-11-25' as PlainDate,
    time: '10:00',
    weekStart: 'monday',
    isDayFirst: isDayFirstIn(locale),
    locale,
    words: locale.startsWith('de') ? quickTask.words : quickTaskText.words,
  }
}

describe('a day that is typed', () => {
  it.each([
    ['en-GB', '3 Dec', '2026-12-03'],
    ['en-GB', '3 december 2027', '2027-12-03'],
    ['en-GB', 'Dec 3', '2026-12-03'],
    ['en-GB', '3/12', '2026-12-03'],
    ['en-GB', '3/12/27', '2027-12-03'],
    ['en-GB', '03/12/2026', '2026-12-03'],
    ['en-GB', '12/25', '2026-12-25'],
    ['en-GB', 'Thu 3 Dec', '2026-12-03'],
    ['en-GB', 'tomorrow', '2026-11-26'],
    ['en-GB', 'yesterday', '2026-11-24'],
    ['en-GB', 'next friday', '2026-12-04'],
    ['en-GB', 'fri', '2026-11-27'],
    ['en-GB', 'in 2 weeks', '2026-12-09'],
    ['en-GB', '3 days ago', '2026-11-22'],
    ['en-GB', '3', '2026-12-03'],
    ['en-GB', '28', '2026-11-28'],
    ['en-GB', ' 2026-12-03 ', '2026-12-03'],
    ['en-US', '12/3', '2026-12-03'],
    ['en-US', '12/3/26', '2026-12-03'],
    ['en-US', '25/12', '2026-12-25'],
    ['en-US', 'Dec 3, 2026', '2026-12-03'],
    ['en-US', 'December 3rd', '2026-12-03'],
    ['de-DE', '3.12.', '2026-12-03'],
    ['de-DE', '3.12', '2026-12-03'],
    ['de-DE', '03. 12. 2026', '2026-12-03'],
    ['de-DE', '3. Dez.', '2026-12-03'],
    ['de-DE', '3. Dezember 2026', '2026-12-03'],
    ['de-DE', 'morgen', '2026-11-26'],
    ['de-DE', 'übermorgen', '2026-11-27'],
    ['de-DE', 'nächsten Freitag', '2026-12-04'],
    ['de-CH', '3.12.26', '2026-12-03'],
    ['de-CH', 'gestern', '2026-11-24'],
    ['fr-FR', '3/12/2026', '2026-12-03'],
    ['fr-FR', '3 déc.', '2026-12-03'],
    ['fr-FR', '3 decembre', '2026-12-03'],
    ['fr-FR', '1er juillet', '2027-07-01'],
    ['fr-FR', 'demain', '2026-11-26'],
    ['fr-FR', 'vendredi', '2026-11-27'],
  ] as const)('in %s: %s', (locale, typed, day) => {
    expect(readDay(typed, by(locale))).toBe(day)
  })

  it.each(LOCALES)('is none where it says something else, in %s', (locale) => {
    const texts = [
      '',
      'soon',
      '31/2',
      '31.2.2026',
      '2026-02-30',
      '45',
      '3 Foo',
      'tomorrow 9:00',
      '1/2/3/4',
      'ju 3',
      '2026',
      '12345',
    ]
    expect(texts.filter((typed) => readDay(typed, by(locale)) !== null)).toEqual([])
  })

  it.each(LOCALES)('reads back what %s writes', (locale) => {
    const shown = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        expect(readDay(shown.format(date), by(locale))).toBe(date.toISOString().slice(0, 10))
      }),
    )
  })
})

describe('a time that is typed', () => {
  it.each([
    ['en-GB', '9', '09:00'],
    ['en-GB', '2', '14:00'],
    ['en-GB', '02', '02:00'],
    ['en-GB', '9:30', '09:30'],
    ['en-GB', '9.30', '09:30'],
    ['en-GB', '930', '09:30'],
    ['en-GB', '1430', '14:30'],
    ['en-GB', 'noon', '12:00'],
    ['en-US', '2pm', '14:00'],
    ['en-US', '2:30 PM', '14:30'],
    ['en-US', '12 a.m.', '00:00'],
    ['de-DE', '14 Uhr', '14:00'],
    ['de-DE', '14:05', '14:05'],
    ['de-CH', '14.05', '14:05'],
    ['fr-FR', '14h30', '14:30'],
    ['fr-FR', '14 h', '14:00'],
  ] as const)('in %s: %s', (locale, typed, time) => {
    expect(readTime(typed, by(locale))).toBe(time)
  })

  it.each(LOCALES)('is none where it says something else, in %s', (locale) => {
    const texts = ['', 'late', '24', '25:00', '9:75', '13pm', '0pm', 'tomorrow', 'tomorrow 9:00', '9:3']
    expect(texts.filter((typed) => readTime(typed, by(locale)) !== null)).toEqual([])
  })

  it.each(LOCALES)('reads back what %s writes', (locale) => {
    const shown = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const date = new Date(minute * 60_000)
        expect(readTime(shown.format(date), by(locale))).toBe(date.toISOString().slice(11, 16))
      }),
    )
  })
})

describe('a day and a time in one field', () => {
  it.each([
    ['en-GB', '3 Dec 2026, 14:05', '2026-12-03T14:05'],
    ['en-GB', 'tomorrow 9', '2026-11-26T09:00'],
    ['en-GB', '9:30 tomorrow', '2026-11-26T09:30'],
    ['en-GB', 'next friday at 3pm', '2026-12-04T15:00'],
    ['en-GB', '14:05', '2026-11-25T14:05'],
    ['en-GB', 'tomorrow', '2026-11-26T09:00'],
    ['en-GB', '2026-12-03T14:05', '2026-12-03T14:05'],
    ['en-US', 'Dec 3, 2026, 2:05 PM', '2026-12-03T14:05'],
    ['de-DE', '3.12. 14 Uhr', '2026-12-03T14:00'],
    ['de-CH', 'morgen um 9', '2026-11-26T09:00'],
    ['fr-FR', 'demain 14h30', '2026-11-26T14:30'],
  ] as const)('in %s: %s', (locale, typed, moment) => {
    expect(readMoment(typed, by(locale))).toBe(moment)
  })

  it('is none where a word is left over', () => {
    expect(['', 'call Ana tomorrow 9:00', '3 Dec 99:00'].map((typed) => readMoment(typed, by('en-GB')))).toEqual([
      null,
      null,
      null,
    ])
  })
})
