import type { FunctionInput, Heirs } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import type { ElevatedRecords, ElevatedWrite } from './function-context'

export type HandedOver = { readonly [K in keyof Heirs]: readonly ElevatedWrite[] }

/** Gives what a member has to others, however much it is. Tasks are those not done yet. */
export async function handOver(
  { workspaceId, memberId, heirs }: FunctionInput<'deactivate-member'>,
  records: ElevatedRecords,
): Promise<HandedOver> {
  const [people, companies, deals, tasks] = await Promise.all([
    records.find<'people'>('people', { workspaceId, where: { op: 'eq', field: 'ownerId', value: memberId } }),
    records.find<'companies'>('companies', { workspaceId, where: { op: 'eq', field: 'ownerId', value: memberId } }),
    records.find<'deals'>('deals', { workspaceId, where: { op: 'eq', field: 'ownerId', value: memberId } }),
    records.find<'tasks'>('tasks', { workspaceId, where: { op: 'eq', field: 'assigneeId', value: memberId } }),
  ])
  const ahead = tasks.filter(({ status }) => status !== 'done' && status !== 'cancelled')
  return {
    people: people.map(({ id }) => ({ kind: 'update', collection: 'people', id, patch: { ownerId: heirs.people } })),
    companies: companies.map(({ id }) => ({ kind: 'update', collection: 'companies', id, patch: { ownerId: heirs.companies } })),
    deals: deals.map(({ id }) => ({ kind: 'update', collection: 'deals', id, patch: { ownerId: heirs.deals } })),
    tasks: ahead.map(({ id }) => ({ kind: 'update', collection: 'tasks', id, patch: { assigneeId: heirs.tasks } })),
  }
}

/** Nothing goes to somebody who cannot see it, the one who leaves least of all. */
export async function areActive(
  heirs: readonly (Id | null)[],
  { workspaceId, leaverId }: { readonly workspaceId: Id; readonly leaverId: Id },
  records: ElevatedRecords,
): Promise<boolean> {
  for (const id of new Set(heirs)) {
    if (id === null) continue
    const heir = id === leaverId ? null : await records.get('members', workspaceId, id)
    if (heir?.status !== 'active' || heir.deletedAt !== null) return false
  }
  return true
}
