import { describe, expect, it } from 'vitest'
import { backupName, isBackupDue, outdatedBackups } from '../../../src/domain/model/backups/backup-plan'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Instant, PlainDate } from '../../../src/domain/model/kernel/instant'

const at = (text: string) => text as Instant
const clock = { nowMs: Date.parse('2026-11-23T08:00:00.000Z'), timeZone: 'Europe/Berlin' }

describe('a backup is due', () => {
  it.each([
    ['never where none is wanted', 'off', null, false],
    ['at once where there is none', 'week', null, true],
    ['the next morning, though 24 hours have not passed', 'day', at('2026-11-22T08:30:00.000Z'), true],
    ['not twice a day', 'day', at('2026-11-23T00:30:00.000Z'), false],
    ['by the calendar of who reads it: this was after midnight in Berlin', 'day', at('2026-11-22T23:30:00.000Z'), false],
    ['not after six days', 'week', at('2026-11-17T08:00:00.000Z'), false],
    ['after seven', 'week', at('2026-11-16T20:00:00.000Z'), true],
    ['where the last is of a day to come, by a clock that was wrong', 'week', at('2027-01-01T00:00:00.000Z'), true],
  ] as const)('%s', (_, every, last, isDue) => {
    expect(isBackupDue({ every, last }, clock)).toBe(isDue)
  })
})

describe('a folder of backups', () => {
  const workspace = { id: '01938c2e-0000-7000-8000-00000000abcd' as Id, slug: 'engines' }
  const nameOn = (day: number) => backupName(workspace, `2026-11-${String(day).padStart(2, '0')}` as PlainDate)

  it('keeps the last five, and every file that is no backup of this workspace', () => {
    const own = [1, 2, 3, 4, 5, 6, 7].map(nameOn)
    const others = [
      'holiday.zip',
      'portside-engines-2026-11-01.zip',
      'portside-engines-0000-2026-11-01.zip',
      `${nameOn(1)}.bak`,
      'portside-engines-abcd-notes.zip',
    ]

    expect(outdatedBackups([...others, ...own.toReversed()], workspace)).toEqual([nameOn(1), nameOn(2)])
  })

  it('keeps all while there are few', () => {
    expect(outdatedBackups([1, 2].map(nameOn), workspace)).toEqual([])
  })
})
