import { describe, expect, it } from 'vitest'
import type { Instant, PlainDate } from '../../../src/domain/model/kernel/instant'
import { SNOOZES, snoozeUntil } from '../../../src/domain/model/tasks/snooze'
import { compareTasks, taskGroup } from '../../../src/domain/model/tasks/task-group'
import { make } from '../records/make'

const TODAY = '2026-11-21' as PlainDate // a Saturday
const clock = { now: '2026-11-21T12:00:00.000Z' as Instant, today: TODAY, timeZone: 'Europe/Berlin' }
const task = (data: object) => make('tasks', { title: 'A', ...data })

describe('where a task stands in the day', () => {
  it.each([
    ['overdue', { dueOn: '2026-11-20' }],
    ['overdue', { dueAt: '2026-11-21T11:00:00.000Z' }],
    ['today', { dueOn: '2026-11-21' }],
    ['today', { dueAt: '2026-11-21T22:30:00.000Z' }],
    ['upcoming', { dueAt: '2026-11-21T23:30:00.000Z' }],
    ['upcoming', { dueOn: '2026-11-22' }],
    ['undated', {}],
    ['snoozed', { dueOn: '2026-11-20', status: 'snoozed', snoozedUntil: '2026-11-22T08:00:00.000Z' }],
    ['overdue', { dueOn: '2026-11-20', status: 'snoozed', snoozedUntil: '2026-11-21T08:00:00.000Z' }],
    ['done', { dueOn: '2026-11-20', status: 'done' }],
  ] as const)('%s: %o', (group, data) => {
    expect(taskGroup(task(data), clock)).toBe(group)
  })

  it('puts what is due first before the rest, then what is urgent', () => {
    const tasks = [
      { title: 'D' },
      { title: 'C', dueOn: TODAY },
      { title: 'B', dueOn: TODAY, priority: 'urgent' },
      { title: 'A', dueAt: '2026-11-21T10:00:00.000Z' },
    ]
    expect(
      tasks
        .map(task)
        .toSorted(compareTasks('Europe/Berlin'))
        .map(({ title }) => title),
    ).toEqual(['A', 'B', 'C', 'D'])
  })
})

describe('snoozing', () => {
  const place = { timeZone: 'Europe/Berlin', weekStart: 'monday' } as const

  it('wakes at six, at nine tomorrow, and at nine when the week begins', () => {
    expect(SNOOZES.map((snooze) => snoozeUntil(snooze, Date.parse(clock.now), place))).toEqual([
      '2026-11-21T17:00:00.000Z',
      '2026-11-22T08:00:00.000Z',
      '2026-11-23T08:00:00.000Z',
    ])
  })

  it('offers no evening that is over, and next week on the day it begins', () => {
    const late = Date.parse('2026-11-23T18:00:00.000Z')
    expect([snoozeUntil('this-evening', late, place), snoozeUntil('next-week', late, place)]).toEqual([
      null,
      '2026-11-30T08:00:00.000Z',
    ])
  })
})
