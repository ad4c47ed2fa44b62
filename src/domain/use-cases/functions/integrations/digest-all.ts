import { knownZone } from '../../../model/kernel/known-zone'
import { wallTimeIn } from '../../../model/kernel/wall-time'
import type { FunctionContext } from '../function-context'
import { digestFor } from './digest-for'
import { eachApart } from './each-apart'

const MORNING_HOUR = 7

/**
 * Mails every active member what is due, where it is the hour for it: for a schedule that runs once an hour.
 *
 * @returns mails sent
 * @throws what kept the first mail from being sent that could not be, when all others are
 */
export async function digestAll(
  context: Pick<FunctionContext, 'records' | 'now' | 'sendMail' | 'emailOf'>,
): Promise<{ readonly mailed: number }> {
  const workspaces = await context.records.find<'workspaces'>('workspaces', { workspaceId: null })
  let mailed = 0
  const isMorning = ({ timeZone }: { readonly timeZone: string }) => hourIn(knownZone(timeZone), context.now()) === MORNING_HOUR
  await eachApart(workspaces.filter(isMorning), async (workspace) => {
    const members = await context.records.find<'members'>('members', {
      workspaceId: workspace.id,
      where: { op: 'eq', field: 'status', value: 'active' },
    })
    await eachApart(members, async (member) => {
      const digest = await digestFor(member, workspace, context)
      const to = digest === null || member.userId === null ? null : await context.emailOf(member.userId)
      if (digest === null || to === null) return
      await context.sendMail({ ...digest, to })
      mailed += 1
    })
  })
  return { mailed }
}

function hourIn(timeZone: string, ms: number): number {
  return new Date(wallTimeIn(timeZone, ms)).getUTCHours()
}
