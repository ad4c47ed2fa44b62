import { isId } from '../../../model/kernel/id'
import type { FunctionContext } from '../function-context'
import { calendarOf } from './calendar-of'
import { calendarKey } from './keys'

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
  // Both are worked out from the same key, so that what is compared says nothing of where it differs.
  const right = await context.keyFor(calendarKey(workspaceId, memberId, member.calendarFeedId))
  const isRight = (await context.keyFor(`compared/${right}`)) === (await context.keyFor(`compared/${key}`))
  return isRight ? calendarOf(member, workspace, context) : null
}
