import fc from 'fast-check'
import { RRule } from 'rrule'
import { describe, expect, it } from 'vitest'
import type { Instant, PlainDate } from '../../../src/domain/model/kernel/instant'
import { nextTask } from '../../../src/domain/model/tasks/repeat'
import { REPEAT_CHOICES } from '../../../src/domain/model/tasks/task'
import { make } from '../records/make'
import { runs } from '../../support/runs'

const DAY_MS = 86_400_000
const START = fc.date({ min: new Date('1995-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
const FREQUENCY = { daily: RRule.DAILY, weekly: RRule.WEEKLY, monthly: RRule.MONTHLY } as const
/** The most days from one turn to the next. */
const LONGEST = { daily: 1, weekly: 7, monthly: 31 } as const

describe('a repeating task that is done time and again', () => {
  it('comes on the days that RFC 5545 gives, as another library reads it', () => {
    // How many days after it is due each turn is done: in time mostly, now and then much later.
    const delays = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 45 })), {
      minLength: 4,
      maxLength: 8,
    })
    const repeats = fc.constantFrom(...REPEAT_CHOICES.filter((each) => each !== 'none'))
    fc.assert(
      fc.property(START, repeats, delays, (start, repeat, late) => {
        let task = make('tasks', { title: 'Report', dueOn: start.toISOString().slice(0, 10), repeat })
        const first = new Date(`${task.dueOn}T00:00Z`)
        const last = new Date(
          first.getTime() + late.reduce((days, each) => days + each + LONGEST[repeat], 2 * LONGEST[repeat]) * DAY_MS,
        )
        const turns = ruleOf(first, repeat)
          .between(first, last, true)
          .map((date) => date.toISOString().slice(0, 10))
        const days = late.map((daysLate) => {
          const doneOn = new Date(Date.parse(task.dueOn ?? '') + daysLate * DAY_MS).toISOString().slice(0, 10)
          const wanted = turns.find((turn) => turn > (task.dueOn ?? '') && turn >= doneOn)
          task = nextTask(task, { now: `${doneOn}T12:00:00.000Z` as Instant, timeZone: 'UTC' }) ?? task
          return { wanted, dueOn: task.dueOn }
        })
        expect(days.map(({ dueOn }) => dueOn)).toEqual(days.map(({ wanted }) => wanted as PlainDate))
      }),
      { numRuns: runs({ few: 2000, many: 10_000 }) },
    )
  })
})

/** A day that not every month has is the last of those up to it that the month has. */
function ruleOf(dtstart: Date, repeat: keyof typeof FREQUENCY): RRule {
  const day = dtstart.getUTCDate()
  const days = [28, 29, 30, 31].filter((each) => each <= day)
  const clamped = repeat === 'monthly' && day > 28 ? { bymonthday: days, bysetpos: -1 } : {}
  return new RRule({ freq: FREQUENCY[repeat], dtstart, ...clamped })
}
