import type { NoteKind } from '../../../notes/note'
import { LIMITS } from '../../../records/limits'
import { isSubject, type Subject } from '../../../records/subject'
import type { Task } from '../../../tasks/task'
import { problem } from '../../problem'
import { isTimeOfDay, readMoment } from '../../recognising/values/moments'
import { isPlaceholder, noteKindOf, priorityOf, repeatOf, taskKindOf, taskStatusOf } from '../../recognising/values/words'
import { onlyCell, type FieldCells } from './cells'
import { numberOf } from './number-of'
import type { NoteDraft, Reading, TaskDraft } from './draft'
import { cutTo } from '../../../kernel/cut-to'
import { longText, oneLine, readFlag, readInstant, readOwner, readWhen, recordIdOf, NO_ID, validValues } from './fields'

/**
 * The task a row is about; `null`: it is about none.
 *
 * @param named with whom it is
 */
export function readTask(cells: FieldCells, given: Reading, named: string | null): TaskDraft | 'refused' | null {
  if (cells.isEmpty) return null
  const { problems } = given
  const body = longText(cells, 'body')
  const said = oneLine(cells, 'title', { problems, limit: LIMITS.title }) ?? cutTo(body.split('\n')[0] ?? '', LIMITS.title)
  const title = said || numbered(cells, given) || (isPlanned(cells) ? cutTo(named ?? '', LIMITS.title) : '')
  if (title === '') return null
  // Asana says no more of what is done than when that was.
  const isCompleted = cells.of('status').length === 0 && cells.of('completedAt').some(({ text }) => !isPlaceholder(text))
  const status = isCompleted ? 'done' : word(cells, 'status', { given, read: taskStatusOf })
  const snoozedUntil = readInstant(cells, 'snoozedUntil', given)
  const isAsleep = status === 'snoozed' && snoozedUntil !== null
  const values = {
    title,
    body: body === '' || body === title ? null : cutTo(body, LIMITS.note),
    kind: word(cells, 'kind', { given, read: taskKindOf }),
    ...readDue(cells, given),
    remindAt: readInstant(cells, 'remindAt', given),
    priority: readPriority(cells, given),
    assigneeId: readOwner(cells, 'assignee', given),
    status: status === 'snoozed' && !isAsleep ? 'open' : status,
    snoozedUntil: isAsleep ? snoozedUntil : null,
    completedAt: status === 'done' ? readInstant(cells, 'completedAt', given) : null,
    repeat: word(cells, 'repeat', { given, read: repeatOf }),
    subjects: readSubjects(cells),
  }
  const task = validValues('tasks', values, problems)
  return task === null ? 'refused' : { task, recordId: recordIdOf(cells), related: relatedTo(cells) }
}

/** Is there a day for it? What has one is to be done, though nobody wrote what. */
function isPlanned(cells: FieldCells): boolean {
  return ['due', 'completedAt'].some((field) => cells.of(field).some(({ text }) => !isPlaceholder(text)))
}

/** Tasks that have no names are called by their number in the other program. */
function numbered(cells: FieldCells, { areUntitled, primary }: Reading): string {
  const recordId = areUntitled && primary === 'tasks' ? recordIdOf(cells) : null
  return cutTo(numberOf(recordId) ?? '', LIMITS.title)
}

/** The note a row is about; `null`: it is about none. */
export function readNote(cells: FieldCells, given: Reading): NoteDraft | 'refused' | null {
  if (cells.isEmpty) return null
  const { problems } = given
  const [title, text] = [longText(cells, 'title'), [longText(cells, 'body'), detailsOf(cells)].filter(Boolean).join('\n\n')]
  const said = title === '' || text.startsWith(title) ? text : `${title}\n\n${text}`.trim()
  const body = said === '' ? bareHappening(cells) : said
  if (body === '') return null
  if (body.length > LIMITS.note) problems.push(problem('cut-to-limit', cells.of('body')[0]?.column ?? null, body))
  const values = {
    body: cutTo(body, LIMITS.note),
    kind: word(cells, 'kind', { given, read: noteKindOf }) ?? kindOfNames(cells),
    happenedAt: readInstant(withHour(cells), 'happenedAt', given),
    pinned: readFlag(cells, 'pinned', problems),
    subjects: readSubjects(cells),
  }
  const note = validValues('notes', values, problems)
  return note === null ? 'refused' : { note, recordId: recordIdOf(cells), related: relatedTo(cells) }
}

/** A visit of which nothing is told happened all the same: what it was is its text. */
function bareHappening(cells: FieldCells): string {
  const isDated = cells.of('happenedAt').some(({ text }) => !isPlaceholder(text))
  const what = cells.of('kind').find(({ text }) => !isPlaceholder(text))
  return isDated ? (what?.text.trim() ?? '') : ''
}

/** The day and the hour of two columns as one text. */
function withHour(cells: FieldCells): FieldCells {
  const said = cells.of('happenedAt')
  const hour = said.find(({ text }) => isTimeOfDay(text))
  const day = said.find(({ text }) => !isTimeOfDay(text) && !isPlaceholder(text))
  if (hour === undefined || day === undefined) return cells
  const both = [{ ...day, text: `${day.text} ${hour.text}` }]
  return { isEmpty: false, of: (field) => (field === 'happenedAt' ? both : cells.of(field)) }
}

/** What a call came to, and how long it took: a line each. */
function detailsOf(cells: FieldCells): string {
  const said = cells.of('detail').filter(({ text }) => !isPlaceholder(text))
  return said.map(({ label, text }) => (label === null ? text : `${label}: ${text}`)).join('\n')
}

/** A file of calls says so in the names of its columns. */
function kindOfNames(cells: FieldCells): NoteKind | null {
  const names = ['title', 'body', 'happenedAt', 'detail'].flatMap((field) => cells.of(field)).flatMap(({ label }) => label ?? [])
  return names.map((name) => noteKindOf(name.split(' ')[0] ?? '')).find((kind) => kind !== null) ?? null
}

function word<T extends string>(
  cells: FieldCells,
  field: string,
  { given, read }: { readonly given: Reading; readonly read: (text: string) => T | null },
): T | null {
  const cell = onlyCell(cells, field, given.problems)
  if (cell === null) return null
  const value = read(cell.text)
  if (value === null) given.problems.push(problem('field-unreadable', cell.column, cell.text))
  return value
}

const RANKS = ['urgent', 'high', 'medium', 'low'] as const

/** By its word, or by its place where the column counts: of three steps the first is high. */
function readPriority(cells: FieldCells, given: Reading): Task['priority'] | null {
  const cell = onlyCell(cells, 'priority', [])
  const steps = cell === null ? undefined : given.ranks.get(cell.column)
  const rank = steps === undefined ? 0 : Number(cell?.text)
  const ranked = rank < 1 ? undefined : RANKS[rank - 1 + RANKS.length - (steps ?? 0)]
  return ranked ?? word(cells, 'priority', { given, read: priorityOf })
}

/** A time of midnight is no time: programs write it where there is none. */
function readDue(cells: FieldCells, given: Reading): Partial<Pick<Task, 'dueOn' | 'dueAt'>> {
  const when = readWhen(cells, 'due', given)
  const time = onlyCell(cells, 'dueTime', given.problems)
  const timed = time === null || when === null ? null : readMoment(`${when.day} ${beginOf(time.text)}`, { ...given, order: null })
  // A time of no day, or none.
  if (time !== null && (timed === null || timed === 'unreadable'))
    given.problems.push(problem('field-unreadable', time.column, time.text))
  if (when === null) return {}
  const at = timed === null || timed === 'unreadable' ? (isMidnight(cells) ? null : when.at) : timed.at
  return at === null ? { dueOn: when.day } : { dueAt: at }
}

/** `09:00-10:30` */
function beginOf(hours: string): string {
  return /^(\d{1,2}[:.]\d{2}) ?(?:Uhr ?)?[-–] ?\d{1,2}[:.]\d{2}/.exec(hours.trim())?.[1] ?? hours
}

function isMidnight(cells: FieldCells): boolean {
  return cells.of('due').every(({ text }) => /[ T]0?0:00(:00(\.0+)?)?\s*Z?$/.test(text))
}

/** Names and ids of a deal, a company or a person: the programs that have the columns say not which. */
function relatedTo(cells: FieldCells): readonly string[] {
  return cells.of('related').flatMap(({ text }) => (isPlaceholder(text) || NO_ID.test(text) ? [] : [text]))
}

function readSubjects(cells: FieldCells): Subject[] | null {
  const subjects = cells.of('subjects').flatMap(({ text }) =>
    text
      .split(/[;,\n]/)
      .map((part) => part.trim())
      .filter(isSubject),
  )
  return subjects.length === 0 ? null : [...new Set(subjects)].slice(0, LIMITS.subjects)
}
