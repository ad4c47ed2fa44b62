import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { dayIn } from '../../../model/kernel/plain-date'
import { knownZone } from '../../../model/kernel/time-zone'
import { wallTimeIn } from '../../../model/kernel/wall-time'
import type { RecordOf } from '../../../model/records/collections'
import { demandMember } from '../caller'
import type { DigestMail, FunctionContext } from '../function-context'
import { agendaOf } from './agenda'

/** Mails the caller what is due today, without waiting for the morning. Nothing due: no mail. @throws access/denied */
export async function dailyDigest(
  { workspaceId }: FunctionInput<'daily-digest'>,
  context: FunctionContext,
): Promise<Answer<'daily-digest'>> {
  const { member, workspace } = await demandMember(workspaceId, context)
  const digest = await digestFor(member, workspace, context)
  if (digest === null) return { ok: true, value: { mailed: false } }
  await context.sendMail({ ...digest, to: context.caller.email })
  return { ok: true, value: { mailed: true } }
}

export const MORNING_HOUR = 7

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

const MOST_LINES = 50

/** What a member's mail of the day says: open tasks due by today and closes expected by then. `null`: there is nothing. */
async function digestFor(
  member: RecordOf<'members'>,
  workspace: RecordOf<'workspaces'>,
  { records, now }: Pick<FunctionContext, 'records' | 'now'>,
): Promise<Omit<DigestMail, 'to'> | null> {
  const timeZone = knownZone(workspace.timeZone)
  const today = dayIn(timeZone, now())
  const { tasks, deals } = await agendaOf(member, workspace, records)
  const dueTasks = tasks.flatMap(({ title, dueOn, dueAt, status }) => {
    const on = dueOn ?? (dueAt === null ? null : dayIn(timeZone, Date.parse(dueAt)))
    return status === 'open' && on !== null && on <= today ? [{ title, on }] : []
  })
  const dueDeals = deals.flatMap(({ title, expectedCloseOn: on }) => (on !== null && on <= today ? [{ title, on }] : []))
  if (dueTasks.length + dueDeals.length === 0) return null
  const byDay = (a: { readonly on: string }, b: { readonly on: string }) => (a.on < b.on ? -1 : 1)
  return {
    kind: 'digest',
    locale: workspace.locale,
    workspaceName: workspace.name,
    slug: workspace.slug,
    today,
    tasks: dueTasks.toSorted(byDay).slice(0, MOST_LINES),
    deals: dueDeals.toSorted(byDay).slice(0, MOST_LINES),
  }
}

/**
 * Does it for one after the other, whatever becomes of some: a schedule serves workspaces that must not depend on each other.
 *
 * @throws what the first that failed threw, when all are done
 */
async function eachApart<T>(items: Iterable<T>, perform: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await perform(item)
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw failures[0]
}
