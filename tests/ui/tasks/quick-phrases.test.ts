import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { PlainDate } from '../../../src/domain/model/kernel/instant'
import { readQuickTask, type QuickOptions } from '../../../src/domain/model/tasks/quick/read-quick-task'
import { quickTask } from '../../../src/ui/text/de/quick-task'
import { quickTaskText } from '../../../src/ui/text/quick-task'
import { ENGLISH, ENGLISH_TITLES, GERMAN, GERMAN_TITLES, UNKNOWN_REPEATS } from './quick-phrases'

const NORA = { id: '00000000-0000-4000-8000-000000000001' as Id, displayName: 'Nora Stein' }
const clock: QuickOptions = {
  today: '2026-11-25' as PlainDate,
  time: '10:00',
  weekStart: 'monday',
  isDayFirst: true,
  members: [NORA],
  kept: [],
  filled: [],
}
const WORDS = { en: quickTaskText.words, de: quickTask.words }

function read(language: 'en' | 'de', typed: string, options: Partial<QuickOptions> = {}) {
  const task = readQuickTask(typed, WORDS[language], { ...clock, ...options })
  const assignee = task.assigneeId === NORA.id ? `@${NORA.displayName}` : null
  const repeat = task.repeat === 'none' ? null : task.repeat
  const said = [task.day, task.time, repeat, task.priority, assignee].filter((part) => part !== null).join(' ')
  return { title: task.title, said, unknown: task.unknown }
}

describe('a task in one line', () => {
  it.each(ENGLISH)('in English: %s', (typed, title, said) => {
    expect(read('en', typed)).toEqual({ title, said, unknown: null })
  })
  it.each(GERMAN)('in German: %s', (typed, title, said) => {
    expect(read('de', typed)).toEqual({ title, said, unknown: null })
  })
  it.each(ENGLISH_TITLES)('is a title in English: %s', (title) => {
    expect(read('en', title)).toEqual({ title, said: '', unknown: null })
  })
  it.each(GERMAN_TITLES)('is a title in German: %s', (title) => {
    expect(read('de', title)).toEqual({ title, said: '', unknown: null })
  })
  it.each(UNKNOWN_REPEATS)('asks for a repetition that no task can have (%s): %s', (language, title, unknown) => {
    expect(read(language, title)).toEqual({ title, said: '', unknown })
  })

  it.each([
    [{ isDayFirst: false }, 'Buy gifts 12/24', '2026-12-24'],
    [{ isDayFirst: false }, 'Buy gifts 3/12', '2027-03-12'],
    [{ isDayFirst: false }, 'Buy gifts 24/12', '2026-12-24'],
    [{ weekStart: 'sunday' }, 'Buy gifts next sunday', '2026-11-29'],
    [{ weekStart: 'monday' }, 'Buy gifts next sunday', '2026-12-06'],
    [{ weekStart: 'saturday' }, 'Buy gifts next week', '2026-11-28'],
  ] as const)('goes by the order of dates and the start of weeks: %o %s', (options, typed, said) => {
    expect(read('en', typed, options)).toEqual({ title: 'Buy gifts', said, unknown: null })
  })

  it('keeps the words in the title that were taken back, and reads the others', () => {
    expect(read('en', 'Call Ana friday 15:00', { kept: ['friday'] })).toEqual({
      title: 'Call Ana friday',
      said: '2026-11-25 15:00',
      unknown: null,
    })
  })

  it('reads nothing of what was filled in by hand', () => {
    expect(read('en', 'Call Ana friday 15:00 every month !high', { filled: ['day', 'time'] })).toEqual({
      title: 'Call Ana friday 15:00',
      said: 'monthly high',
      unknown: null,
    })
  })

  it('takes nobody of two with the same first name', () => {
    const other = { ...NORA, displayName: 'Nora Berg' }
    expect(read('en', 'Call Ana @nora', { members: [NORA, other] }).title).toBe('Call Ana @nora')
  })
})
