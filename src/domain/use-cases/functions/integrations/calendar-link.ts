import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import type { FunctionContext } from '../function-context'
import { demandMember } from './demand-member'
import { calendarKey } from './keys'

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
