import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { demandMember } from './demand-member'
import type { FunctionContext } from '../function-context'
import { calendarOf } from './calendar-of'

/** The caller's open tasks and the closes expected of their deals, as iCalendar. @throws access/denied */
export async function calendarFeed(
  { workspaceId }: FunctionInput<'calendar-feed'>,
  context: FunctionContext,
): Promise<Answer<'calendar-feed'>> {
  const { member, workspace } = await demandMember(workspaceId, context)
  return { ok: true, value: { calendar: await calendarOf(member, workspace, context) } }
}
