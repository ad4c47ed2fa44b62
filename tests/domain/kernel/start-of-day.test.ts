import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { dayIn } from '../../../src/domain/model/kernel/plain-date'
import { startOfDay } from '../../../src/domain/model/kernel/wall-time'

const day = (text: string) => text as PlainDate

describe('the start of a day', () => {
  it.each([
    ['2026-11-21', 'UTC', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21', 'Europe/Berlin', '2026-11-20T23:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
    // The clocks go forward at midnight: the day begins at one.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ])('of %s in %s is %s', (date, timeZone, expected) => {
    expect(startOfDay(day(date), timeZone)).toBe(expected)
  })

  it('is the first minute that lies in the day', () => {
    const zones = fc.constantFrom('Asia/Kathmandu', 'Europe/London', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe')
    fc.assert(
      fc.property(fc.integer({ min: 946_684_800_000, max: 2_208_988_800_000 }), zones, (ms, zone) => {
        const date = dayIn(zone, ms)

        const start = Date.parse(startOfDay(date, zone))
        expect([dayIn(zone, start) === date, dayIn(zone, start - 60_000) < date]).toEqual([true, true])
      }),
    )
  })
})
