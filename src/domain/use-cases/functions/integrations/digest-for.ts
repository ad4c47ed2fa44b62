import { knownZone } from '../../../model/kernel/known-zone'
import { dayIn } from '../../../model/kernel/plain-date'
import type { RecordOf } from '../../../model/records/collections'
import type { DigestMail, FunctionContext } from '../function-context'
import { agendaOf } from './agenda'

const MOST_LINES = 50

/** What a member's mail of the day says: open tasks due by today and closes expected by then. `null`: there is nothing. */
export async function digestFor(
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
    workspaceName: workspace.name,
    slug: workspace.slug,
    today,
    tasks: dueTasks.toSorted(byDay).slice(0, MOST_LINES),
    deals: dueDeals.toSorted(byDay).slice(0, MOST_LINES),
  }
}
