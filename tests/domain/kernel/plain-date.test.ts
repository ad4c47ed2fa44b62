import { afterEach, describe, expect, it, vi } from 'vitest'
import { monthsOf } from '../../../src/domain/model/figures/period'
import { dayIn, isPlainDate } from '../../../src/domain/model/kernel/plain-date'
import { monthOfDay, type PlainMonth } from '../../../src/domain/model/kernel/plain-month'
import { dayOfWall, wallTimeIn } from '../../../src/domain/model/kernel/wall-time'

const NOON = Date.parse('2026-02-03T12:00:00.000Z')

/** As ICU 72 writes every locale's dates in Canada: the day first, and with slashes. */
function writeDatesAsIcu72(): void {
  const parts: Intl.DateTimeFormat['formatToParts'] = Reflect.get(Intl.DateTimeFormat.prototype, 'formatToParts')
  const reversed = function (this: Intl.DateTimeFormat, date?: Date | number) {
    return parts
      .call(this, date)
      .map((part) => (part.type === 'literal' ? { ...part, value: '/' } : part))
      .toReversed()
  }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(reversed)
  // A getter, which the types take for a method.
  const prototype: { readonly format: unknown } = Intl.DateTimeFormat.prototype
  vi.spyOn(prototype, 'format', 'get').mockImplementation(function (this: Intl.DateTimeFormat) {
    const write = (date: number): string =>
      reversed
        .call(this, date)
        .map(({ value }) => value)
        .join('')
    return write
  })
}

describe('a day where a locale writes dates in another way', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each(['Europe/Berlin', 'America/Toronto', 'UTC'])('is a day of ISO 8601 in %s', (timeZone) => {
    writeDatesAsIcu72()
    const day = dayIn(timeZone, NOON)

    expect([day, isPlainDate(day), dayOfWall(wallTimeIn(timeZone, NOON))]).toEqual(['2026-02-03', true, '2026-02-03'])
  })

  it('is in a month that figures can be counted from', () => {
    writeDatesAsIcu72()
    const month = monthOfDay(dayIn('Europe/Berlin', NOON))

    expect(monthsOf({ from: month, to: month })).toEqual(['2026-02'])
  })
})

it('the months of a span that is none are none, rather than without end', () => {
  const months = (from: string, to: string) => monthsOf({ from: from as PlainMonth, to: to as PlainMonth })

  expect([months('NaN-NaN', '2026-02'), months('2026-02', 'NaN-NaN'), months('2026-02', '2026-01')]).toEqual([[], [], []])
})
