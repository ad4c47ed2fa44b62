import { expect, it } from 'vitest'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { readQuickTask } from '../../../src/domain/model/tasks/read-quick-task'
import { tasks } from '../../../src/ui/text/de/tasks'

const TODAY = '2026-11-21' as PlainDate // a Saturday

it.each([
  ['Ana anrufen morgen 15:00', 'Ana anrufen', '2026-11-22', '15:00'],
  ['Ana anrufen übermorgen um 9 Uhr', 'Ana anrufen', '2026-11-23', '09:00'],
  ['Angebot schicken bis Freitag', 'Angebot schicken', '2026-11-27', null],
  ['Termin um 14:30 Uhr am Mo.', 'Termin', '2026-11-23', '14:30'],
  ['Mach es so', 'Mach es so', null, null],
  ['Nach der Uhr', 'Nach der Uhr', null, null],
])('a task in one line of German: %s', (typed, title, day, time) => {
  expect(readQuickTask(typed, TODAY, tasks.quickWords)).toEqual({ title, day, time })
})
