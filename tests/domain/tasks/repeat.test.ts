import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../../../src/domain/model/kernel/instant'
import { dayIn } from '../../../src/domain/model/kernel/plain-date'
import { followUp, nextTask, nextTaskId } from '../../../src/domain/model/tasks/repeat'
import { REPEATS, type Task } from '../../../src/domain/model/tasks/task'
import { idOf, make } from '../records/make'

const at = (text: string): Instant => new Date(text).toISOString() as Instant
const clock = (now: string, timeZone = 'Europe/Berlin') => ({ now: at(now), timeZone })
const due = (dueOn: string, repeat: Task['repeat']) => make('tasks', { title: 'Report', dueOn, repeat })
const dueAt = (moment: string, repeat: Task['repeat'], remindAt: string | null = null) =>
  make('tasks', { title: 'Report', dueAt: at(moment), repeat, remindAt: remindAt === null ? null : at(remindAt) })

describe('the task that follows a repeating one', () => {
  it.each([
    ['the day after', due('2026-11-21', 'daily'), '2026-11-21T09:00Z', '2026-11-22'],
    ['a week from when it was due, however early it is done', due('2026-11-27', 'weekly'), '2026-11-21T09:00Z', '2026-12-04'],
    ['today at the earliest, in step', due('2026-11-07', 'weekly'), '2026-11-21T09:00Z', '2026-11-21'],
    ['the first turn that is not in the past', due('2026-11-05', 'weekly'), '2026-11-21T09:00Z', '2026-11-26'],
    ['the last day of a shorter month', due('2027-01-31', 'monthly'), '2027-01-31T09:00Z', '2027-02-28'],
    ['the same day of a month that has it', due('2026-01-31', 'monthly'), '2026-11-21T09:00Z', '2026-11-30'],
    ['the month after, where this month’s turn is over', due('2026-01-20', 'monthly'), '2026-11-21T09:00Z', '2026-12-20'],
    ['what is today in the workspace', due('2026-11-20', 'daily'), '2026-11-21T23:30Z', '2026-11-22'],
    [
      'a turn from today, where it had no date',
      make('tasks', { title: 'A', repeat: 'weekly' }),
      '2026-11-21T09:00Z',
      '2026-11-28',
    ],
  ] as const)('is due on %s', (_, task, now, expected) => {
    expect(nextTask(task, clock(now))?.dueOn).toBe(expected)
  })

  it.each([
    [
      'the same time on the wall, whatever the clocks do between',
      dueAt('2026-10-24T07:00Z', 'daily'),
      '2026-10-24T08:00Z',
      '2026-10-25T08:00Z',
    ],
    ['tomorrow, where today’s time is over', dueAt('2026-11-20T08:00Z', 'daily'), '2026-11-21T09:00Z', '2026-11-22T08:00Z'],
    ['later today', dueAt('2026-11-20T10:00Z', 'daily'), '2026-11-21T09:00Z', '2026-11-21T10:00Z'],
    ['after a time that clocks skip', dueAt('2027-03-27T01:30Z', 'daily'), '2027-03-27T02:00Z', '2027-03-28T01:30Z'],
  ] as const)('is due at %s', (_, task, now, expected) => {
    expect(nextTask(task, clock(now))).toMatchObject({ dueOn: null, dueAt: at(expected) })
  })

  it('is reminded of as long before, and not of what is over', () => {
    const task = dueAt('2026-11-21T10:00Z', 'weekly', '2026-11-20T16:00Z')
    expect(nextTask(task, clock('2026-11-21T09:00Z'))?.remindAt).toBe(at('2026-11-27T16:00Z'))
    expect(nextTask({ ...task, repeat: 'daily' }, clock('2026-11-21T23:00Z'))?.remindAt).toBeNull()
  })

  it.each([
    [
      'the day of the month that was meant, after months that are too short',
      due('2026-12-31', 'monthly'),
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
    ],
    ['29 February in a leap year', due('2028-01-30', 'monthly'), ['2028-02-29', '2028-03-30']],
    ['the last day where that was meant', due('2027-02-28', 'monthly'), ['2027-03-28', '2027-04-28']],
    ['the day that it was moved to', due('2027-02-27', 'monthly-31'), ['2027-03-27', '2027-04-27']],
  ] as const)('comes on %s', (_, first, expected) => {
    let task: Task = first
    const turns = expected.map(() => (task = nextTask(task, clock('2026-01-01T09:00Z')) ?? task))
    expect(turns.map(({ dueOn }) => dueOn)).toEqual(expected)
  })

  it('is open, and otherwise the same', () => {
    const done = make('tasks', {
      title: 'A',
      repeat: 'daily',
      status: 'done',
      priority: 'high',
      completedAt: at('2026-11-21T09:00Z'),
    })
    expect(nextTask(done, clock('2026-11-21T09:00Z'))).toEqual({
      ...done,
      status: 'open',
      completedAt: null,
      dueOn: '2026-11-22',
    })
  })

  it('is none where nothing repeats, or the calendar ends', () => {
    expect(
      [due('2026-11-21', 'none'), due('2200-12-31', 'daily')].map((task) => nextTask(task, clock('2026-11-21T09:00Z'))),
    ).toEqual([null, null])
  })

  it('is never in the past, and never before the one that was done', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati')
    fc.assert(
      fc.property(day, day, zone, fc.constantFrom(...REPEATS.slice(1)), fc.boolean(), (was, now, timeZone, repeat, hasTime) => {
        const [dueMoment, nowMoment] = [was.toISOString(), now.toISOString()] as [Instant, Instant]
        const task = make(
          'tasks',
          hasTime ? { title: 'A', dueAt: dueMoment, repeat } : { title: 'A', dueOn: dueMoment.slice(0, 10), repeat },
        )
        const next = nextTask(task, { now: nowMoment, timeZone })
        if (next === null) throw new Error('there is a next one')
        const today = dayIn(timeZone, now.getTime())
        const dueDay = next.dueOn ?? dayIn(timeZone, Date.parse(next.dueAt ?? ''))
        expect({
          isFuture: next.dueAt === null ? dueDay >= today : next.dueAt >= nowMoment,
          isLater: next.dueAt === null ? dueDay > (task.dueOn ?? '') : next.dueAt > dueMoment,
        }).toEqual({ isFuture: true, isLater: true })
      }),
    )
  })
})

describe('the id of the task that follows', () => {
  it('is the same for all, and another for every task', () => {
    const ids = Array.from({ length: 500 }, (_, place) => idOf(place + 1))
    const next = ids.map(nextTaskId)
    expect([next[0], new Set([...ids, ...next]).size]).toEqual([nextTaskId(idOf(1)), 1000])
  })
})

describe('doing a repeating task', () => {
  const open = due('2026-11-21', 'daily')
  const done = { ...open, status: 'done' } as const
  const now = clock('2026-11-21T09:00Z')
  const follower = { isTrashed: false, isUntouched: true }

  it.each([
    ['makes the next', open, done, null, 'make'],
    ['brings the next back', open, done, { isTrashed: true, isUntouched: false }, 'make'],
    ['leaves a next that is there', open, done, follower, undefined],
    ['takes the next away when it is taken back', done, open, follower, 'trash'],
    ['leaves a next that was touched', done, open, { ...follower, isUntouched: false }, undefined],
    ['makes nothing while it stays done', done, { ...done, title: 'B' }, null, undefined],
  ] as const)('%s', (_, before, after, next, expected) => {
    expect(followUp({ before, after }, next, now)?.kind).toBe(expected)
  })
})
