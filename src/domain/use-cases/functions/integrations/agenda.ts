import { readable } from '../../../model/access/visibility'
import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { readSubject } from '../../../model/records/subject'
import type { FunctionContext } from '../function-context'

export interface Agenda {
  /** Open and snoozed ones. */
  readonly tasks: readonly RecordOf<'tasks'>[]
  /** In open stages. */
  readonly deals: readonly RecordOf<'deals'>[]
}

/**
 * What waits for a member. Nothing goes out of the app that they may not read in it: a task of theirs may be about a deal
 * that is kept from them.
 */
export async function agendaOf(
  member: RecordOf<'members'>,
  workspace: RecordOf<'workspaces'>,
  records: FunctionContext['records'],
): Promise<Agenda> {
  const workspaceId = workspace.id
  const [tasks, deals, stages] = await Promise.all([
    records.find<'tasks'>('tasks', { workspaceId, where: { op: 'eq', field: 'assigneeId', value: member.id } }),
    records.find<'deals'>('deals', { workspaceId, where: { op: 'eq', field: 'ownerId', value: member.id } }),
    records.find<'stages'>('stages', { workspaceId, where: { op: 'eq', field: 'kind', value: 'open' } }),
  ])
  const waiting = tasks.filter(({ status }) => status === 'open' || status === 'snoozed')
  const open = new Set(stages.map(({ id }) => id))
  return {
    tasks: await readableTasks(waiting, { member, workspace, records }),
    deals: deals.filter(({ stageId }) => open.has(stageId)),
  }
}

interface Asking {
  readonly member: RecordOf<'members'>
  readonly workspace: RecordOf<'workspaces'>
  readonly records: FunctionContext['records']
}

async function readableTasks(
  tasks: readonly RecordOf<'tasks'>[],
  { member, workspace, records }: Asking,
): Promise<readonly RecordOf<'tasks'>[]> {
  const owners = new Map<Id, Id | null>()
  const isReadable = readable(member, workspace, (dealId) => owners.get(dealId))('tasks')
  if (isReadable === null) return tasks
  for (const dealId of new Set(tasks.flatMap(({ subjects }) => subjects.map(readSubject).flatMap(dealIn)))) {
    const deal = await records.get('deals', workspace.id, dealId)
    if (deal !== null) owners.set(dealId, deal.ownerId)
  }
  return tasks.filter(isReadable)
}

function dealIn({ collection, id }: ReturnType<typeof readSubject>): readonly Id[] {
  return collection === 'deals' ? [id] : []
}
