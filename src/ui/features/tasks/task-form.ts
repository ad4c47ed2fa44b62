import { isId, type Id } from '../../../domain/model/kernel/id'
import type { PlainDate } from '../../../domain/model/kernel/instant'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import { isSubject, type Subject } from '../../../domain/model/records/subject'
import { PRIORITIES, REPEAT_CHOICES, TASK_KINDS, type Task } from '../../../domain/model/tasks/task'
import { readTexts, type Kept } from '../../app/kept-draft'
import { typedDate, instantIn, localTimeIn } from '../../app/typed-time'

/** A task as the form holds it; days and times as their fields do, blank where there is none. */
export interface TaskForm extends Pick<Task, 'title' | 'kind' | 'priority' | 'assigneeId' | 'repeat' | 'subjects'> {
  readonly body: string
  readonly day: string
  readonly time: string
  readonly remind: string
}

export function blankForm(assigneeId: Id, subject: Subject | null): TaskForm {
  return {
    title: '',
    body: '',
    kind: 'to-do',
    day: '',
    time: '',
    remind: '',
    priority: 'none',
    assigneeId,
    repeat: 'none',
    subjects: subject === null ? [] : [subject],
  }
}

export function formOf(task: Task, timeZone: string): TaskForm {
  const { title, kind, priority, assigneeId, repeat, subjects } = task
  const due = task.dueAt === null ? '' : localTimeIn(timeZone, Date.parse(task.dueAt))
  return {
    title,
    kind,
    priority,
    assigneeId,
    repeat,
    subjects,
    body: task.body ?? '',
    day: task.dueOn ?? due.slice(0, 10),
    time: due.slice(11),
    remind: task.remindAt === null ? '' : localTimeIn(timeZone, Date.parse(task.remindAt)),
  }
}

/** The form with what was kept of it in this browser. */
export function readForm(blank: TaskForm, kept: Kept): TaskForm {
  const { title, body, day, time, remind, kind, priority, repeat, subjects, assigneeId } = blank
  const text = readTexts({ title, body, day, time, remind }, kept)
  return {
    ...text,
    kind: TASK_KINDS.find((each) => each === kept['kind']) ?? kind,
    priority: PRIORITIES.find((each) => each === kept['priority']) ?? priority,
    repeat: REPEAT_CHOICES.find((each) => each === kept['repeat']) ?? repeat,
    subjects: Array.isArray(kept['subjects']) ? kept['subjects'].filter(isSubject) : subjects,
    assigneeId: kept['assigneeId'] === null || isId(kept['assigneeId']) ? kept['assigneeId'] : assigneeId,
  }
}

/** What the form says of a task. A time without a day is today's. */
export function taskOfForm(
  { body, day, time, remind, ...rest }: TaskForm,
  { timeZone, today }: { readonly timeZone: string; readonly today: PlainDate },
): Partial<Task> {
  const dueAt = time === '' ? null : instantIn(timeZone, `${day === '' ? today : day}T${time}`)
  return {
    ...rest,
    body: body.trim() === '' ? null : body,
    dueOn: dueAt === null ? typedDate(day) : null,
    dueAt,
    remindAt: remind === '' ? null : instantIn(timeZone, remind),
  }
}

/** Whether a day or a time stands in it that cannot be read: its field says so, and nothing is written without it. */
export function isUnreadable({ day, time, remind }: TaskForm): boolean {
  return (
    (day !== '' && !isPlainDate(day)) ||
    (time !== '' && !/^\d{2}:\d{2}$/.test(time)) ||
    (remind !== '' && instantIn('UTC', remind) === null)
  )
}

/** The fields that the form changed, so that what others changed meanwhile stays. */
export function changedFields(before: Partial<Task>, after: Partial<Task>): Partial<Task> {
  const old = new Map(Object.entries<unknown>(before))
  const changed = Object.entries<unknown>(after).filter(
    ([field, value]) => JSON.stringify(old.get(field)) !== JSON.stringify(value),
  )
  return Object.fromEntries(changed)
}
