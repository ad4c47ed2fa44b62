import { describe, expect, it } from 'vitest'
import { instantOf, type PlainDate } from '../../../src/domain/model/kernel/instant'
import { formatsOf, localeIn } from '../../../src/ui/text/format'

const formats = formatsOf({ locale: 'en-GB', timeZone: 'Europe/Berlin' })
const NOW = Date.UTC(2026, 10, 21, 9, 30)
const day = (text: string) => text as PlainDate

describe('formats', () => {
  it('write money in its own minor units, exact at any size', () => {
    expect([
      formats.money(123_450, 'EUR'),
      formats.money(123_400, 'EUR'),
      formats.money(1234, 'JPY'),
      formats.money('900719925474099312', 'EUR'),
      formats.moneyShort(123_456_789, 'EUR'),
    ]).toEqual(['€1,234.50', '€1,234', 'JP¥1,234', '€9,007,199,254,740,993.12', '€1.2m'])
  })

  it('group the thousands of short amounts as those of long ones', () => {
    const german = formatsOf({ locale: 'de-DE', timeZone: 'UTC' })
    expect([german.moneyShort(140_000, 'EUR'), german.money(140_000, 'EUR')].map((text) => text.replace(/\s/u, ' '))).toEqual([
      '1.400 €',
      '1.400 €',
    ])
  })

  it('tell how long ago something was, and the date once it is more than a week', () => {
    const ago = (ms: number) => formats.ago(instantOf(NOW - ms), NOW)
    expect([ago(0), ago(59_000), ago(60_000), ago(3 * 3_600_000), ago(25 * 3_600_000), ago(9 * 86_400_000)]).toEqual([
      'now',
      'now',
      '1 minute ago',
      '3 hours ago',
      'yesterday',
      '12 Nov',
    ])
  })

  it('name the days around today, and give the date of those further off, the year only where it is another', () => {
    const dates = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-24', '2026-12-24', '2027-01-02', '2025-12-31']
    expect(dates.map((date) => formats.day(day(date), day('2026-11-21')))).toEqual([
      'yesterday',
      'today',
      'tomorrow',
      'in 3 days',
      '24 Dec',
      '2 Jan 2027',
      '31 Dec 2025',
    ])
  })

  it('show instants in the time zone of the workspace, and dates as they are', () => {
    expect([formats.dateTime(instantOf(NOW)), formats.date(day('2026-11-21')), formats.percent(60)]).toEqual([
      '21 Nov 2026, 10:30',
      '21 Nov 2026',
      '60%',
    ])
  })
})

describe('formats in another language', () => {
  it('are the workspace’s own where they are of that language, else that language as its country writes it', () => {
    const place = (locale: string, country: string) => ({ locale, country })
    expect([
      localeIn('de', place('de-AT', 'DE')),
      localeIn('de', place('en-GB', 'AT')),
      localeIn('en', place('en-GB', 'DE')),
      localeIn('en', place('de-DE', 'DE')),
      localeIn('de', place('de', 'CH')),
    ]).toEqual(['de-AT', 'de-AT', 'en-GB', 'en-DE', 'de'])
  })

  it('write numbers, money, dates and what is near in that language', () => {
    const german = formatsOf({ locale: localeIn('de', { locale: 'en-GB', country: 'DE' }), timeZone: 'Europe/Berlin' })
    expect([
      german.number(12_500.5),
      german.money(123_450, 'EUR'),
      german.date(day('2026-11-21')),
      german.dateTime(instantOf(NOW)),
      german.ago(instantOf(NOW - 3 * 3_600_000), NOW),
      german.day(day('2026-11-22'), day('2026-11-21')),
    ]).toEqual(['12.500,5', '1.234,50\u00a0€', '21.11.2026', '21.11.2026, 10:30', 'vor 3 Stunden', 'morgen'])
  })
})
