import type { ICalCalendar } from 'ical-generator'
import type { Instant, PlainDate } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'

const MEETING_MS = 30 * 60_000

/** iCalendar (RFC 5545): the library folds, escapes and ends lines as it asks, so that no title can add a line of its own. */
export async function newCalendar(name: string, refreshSeconds?: number): Promise<ICalCalendar> {
  const { default: ical } = await import('ical-generator')
  const prodId = { company: 'Portside', product: 'Portside' }
  // All texts but this one the library escapes.
  return ical({
    name: name.replace(/[\\;,]/g, String.raw`\$&`),
    prodId,
    ...(refreshSeconds === undefined ? {} : { ttl: refreshSeconds }),
  })
}

/** An event, which every calendar shows, and not a to-do, which few do. A task that is never due is none. */
export function addTask(calendar: ICalCalendar, task: TaskEvent, stamp: Date): void {
  const { id, title, body, dueOn, dueAt } = task
  const when = dueAt !== null ? moment(dueAt) : dueOn !== null ? allDay(dueOn) : null
  if (when !== null) calendar.createEvent({ id: `task-${id}`, stamp, ...when, summary: title, description: body })
}

/** @param now milliseconds since the epoch */
export async function tasksCalendar(tasks: readonly TaskEvent[], name: string, now: number): Promise<string> {
  const calendar = await newCalendar(name)
  for (const task of tasks) addTask(calendar, task, new Date(now))
  return calendar.toString()
}

type TaskEvent = Pick<RecordOf<'tasks'>, 'id' | 'title' | 'body' | 'dueOn' | 'dueAt'>

export function allDay(date: PlainDate): { readonly start: Date; readonly end: Date; readonly allDay: true } {
  return { start: dayOf(date), end: dayOf(date, 1), allDay: true }
}

function moment(at: Instant): { readonly start: Date; readonly end: Date } {
  return { start: new Date(at), end: new Date(Date.parse(at) + MEETING_MS) }
}

/** Midnight in UTC, which is what the library takes the day from. */
function dayOf(date: PlainDate, later = 0): Date {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + later)
  return day
}
