import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { isId, type Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { demandMember } from '../caller'
import type { FunctionContext } from '../function-context'
import { agendaOf } from './agenda'
import { addTask, allDay, newCalendar } from './task-calendar'

/** The caller's open tasks and the closes expected of their deals, as iCalendar. @throws access/denied */
export async function calendarFeed(
  { workspaceId }: FunctionInput<'calendar-feed'>,
  context: FunctionContext,
): Promise<Answer<'calendar-feed'>> {
  const { member, workspace } = await demandMember(workspaceId, context)
  return { ok: true, value: { calendar: await calendarOf(member, workspace, context) } }
}

/** The calendar behind a link, for whoever knows it; `null`: the link is none, was renewed, or its member is gone. */
export async function calendarByKey(
  { workspaceId, memberId, key }: { readonly workspaceId: string; readonly memberId: string; readonly key: string },
  context: Pick<FunctionContext, 'records' | 'now' | 'keyFor'>,
): Promise<string | null> {
  if (!isId(workspaceId) || !isId(memberId)) return null
  const workspace = await context.records.get('workspaces', workspaceId, workspaceId)
  const member = await context.records.get('members', workspaceId, memberId)
  if (workspace === null || workspace.deletedAt !== null || member?.status !== 'active' || member.calendarFeedId === null)
    return null
  // Comparing two derived values reveals nothing about where the keys differ.
  const right = await context.keyFor(calendarKey(workspaceId, memberId, member.calendarFeedId))
  const isRight = (await context.keyFor(`compared/${right}`)) === (await context.keyFor(`compared/${key}`))
  return isRight ? calendarOf(member, workspace, context) : null
}

/**
 * The address under which a calendar program finds the caller's calendar; whoever knows it reads it. Renewed, the one before
 * leads nowhere. `null` where nobody else can reach the backend.
 *
 * @throws access/denied
 */
export async function calendarLink(
  { workspaceId, renew }: FunctionInput<'calendar-link'>,
  context: FunctionContext,
): Promise<Answer<'calendar-link'>> {
  const { member } = await demandMember(workspaceId, context)
  let feedId = member.calendarFeedId
  if (feedId === null || renew) {
    feedId = context.newId()
    await context.records.commit([{ kind: 'update', collection: 'members', id: member.id, patch: { calendarFeedId: feedId } }], {
      workspaceId,
      memberId: member.id,
      via: 'function',
    })
  }
  const key = await context.keyFor(calendarKey(workspaceId, member.id, feedId))
  return { ok: true, value: { url: context.addressOf('calendar-feed', `${workspaceId}/${member.id}/${key}.ics`) } }
}

const REFRESH_SECONDS = 3600

/** What a member has to do and expects to close, as a calendar. */
async function calendarOf(
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

/**
 * What the link's secret is derived from: a renewed link has another `feedId`. The member is part of it because everybody reads
 * the feed ids of all, and writes one into their own record.
 */
function calendarKey(workspaceId: Id, memberId: Id, feedId: Id): string {
  return `calendar/${workspaceId}/${memberId}/${feedId}`
}
