import type { Instant, PlainDate } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext } from '../function-context'
import { agendaOf } from './agenda'

const MEETING_MS = 30 * 60_000

/** iCalendar (RFC 5545): the library folds, escapes and ends lines as it asks, so that no title can add a line of its own. */
export async function calendarOf(
  member: RecordOf<'members'>,
  workspace: RecordOf<'workspaces'>,
  { records, now }: Pick<FunctionContext, 'records' | 'now'>,
): Promise<string> {
  const { default: ical } = await import('ical-generator')
  const { tasks, deals } = await agendaOf(member, workspace, records)
  const calendar = ical({ name: `Portside: ${workspace.name}`, prodId: { company: 'Portside', product: 'Portside' }, ttl: 3600 })
  const stamp = new Date(now())
  const allDay = (date: PlainDate) => ({ start: dayOf(date), end: dayOf(date, 1), allDay: true })
  const moment = (at: Instant) => ({ start: new Date(at), end: new Date(Date.parse(at) + MEETING_MS) })

  for (const { id, title, body, dueOn, dueAt } of tasks) {
    const when = dueAt !== null ? moment(dueAt) : dueOn !== null ? allDay(dueOn) : null
    if (when === null) continue
    calendar.createEvent({ id: `task-${id}`, stamp, ...when, summary: title, description: body })
  }
  for (const { id, title, expectedCloseOn } of deals) {
    if (expectedCloseOn === null) continue
    calendar.createEvent({ id: `deal-${id}`, stamp, ...allDay(expectedCloseOn), summary: `${title}: expected to close` })
  }
  return calendar.toString()
}

/** Midnight in UTC, which is what the library takes the day from. */
function dayOf(date: PlainDate, later = 0): Date {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + later)
  return day
}
