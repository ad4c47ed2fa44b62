import { expect, it } from 'vitest'
import { readDay, readMoment } from '../../../../src/domain/model/imports/recognising/values/moments'
import { words } from '../../../../src/domain/model/kernel/words'

const DAYS = words(
  '2024-03-31 2023-11-05 2022-01-17 2021-12-25 2024-02-09 2023-07-14 2022-08-30 2021-05-22 2020-10-13 2024-06-19 2023-04-03 2022-09-28',
)

/** Of each of these every day is read, however the platform writes it; of others most are. */
const LANGUAGES = words(
  'en-US en-GB en-CA en-IN de-DE de-CH fr-FR fr-CA es-ES es-MX pt-BR pt-PT it-IT nl-NL sv-SE da-DK nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG sr-RS sl-SI el-GR tr-TR uk-UA lt-LT lv-LV et-EE he-IL ar-EG vi-VN id-ID ms-MY ja-JP zh-CN zh-TW gl-ES ka-GE mk-MK bs-BA af-ZA sw-KE',
)

const STYLES: readonly Intl.DateTimeFormatOptions[] = [
  { dateStyle: 'short' },
  { dateStyle: 'medium' },
  { dateStyle: 'long' },
  { dateStyle: 'full' },
  { year: 'numeric', month: '2-digit', day: '2-digit' },
  { dateStyle: 'short', timeStyle: 'short' },
  { dateStyle: 'medium', timeStyle: 'short' },
]

it.each(LANGUAGES)('every day is read as %s writes it, with the weekday and the hour', (language) => {
  const order = language === 'en-US' ? 'month-first' : 'day-first'
  const unread = STYLES.flatMap((style) => {
    const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
    return DAYS.flatMap((day) => {
      const text = format.format(new Date(`${day}T12:34:00Z`))
      const read = readDay(text, order, '2026-11-30')
      return read === day ? [] : [`${text}: ${read}`]
    })
  })
  expect(unread).toEqual([])
})

const HOURS = words('09:05 14:30 00:00 23:59 12:00')

it.each(LANGUAGES)('every hour of a day is read as %s writes it', (language) => {
  const order = language === 'en-US' ? 'month-first' : 'day-first'
  const unread = (['short', 'medium', 'long'] as const).flatMap((dateStyle) => {
    const format = new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone: 'UTC' })
    return HOURS.flatMap((hour) => {
      const at = `2024-03-31T${hour}:00.000Z`
      const text = format.format(new Date(at))
      const read = readMoment(text, { order, today: '2026-11-30', timeZone: 'UTC' })
      return read !== null && read !== 'unreadable' && read.at === at ? [] : [`${text}: ${JSON.stringify(read)}`]
    })
  })
  expect(unread).toEqual([])
})
