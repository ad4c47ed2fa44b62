import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext } from '../function-context'
import { agendaOf } from './agenda'
import { addTask, allDay, newCalendar } from './task-calendar'

const REFRESH_SECONDS = 3600

/** What a member has to do and expects to close, as a calendar. */
export async function calendarOf(
  member: RecordOf<'members'>,
  workspace: RecordOf<'workspaces'>,
  { records, now }: Pick<FunctionContext, 'records' | 'now'>,
): Promise<string> {
  const { tasks, deals } = await agendaOf(member, workspace, records)
  const calendar = await newCalendar(`Portside: ${workspace.name}`, REFRESH_SECONDS)
  const stamp = new Date(now())
  for (const task of tasks) addTask(calendar, task, stamp)
  for (const { id, title, expectedCloseOn } of deals) {
    if (expectedCloseOn === null) continue
    calendar.createEvent({ id: `deal-${id}`, stamp, ...allDay(expectedCloseOn), summary: `${title}: expected to close` })
  }
  return calendar.toString()
}
