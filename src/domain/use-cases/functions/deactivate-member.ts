import { mayChangeMember } from '../../model/access/member-change'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput, Heirs } from '../../model/functions/catalogue'
import type { Id } from '../../model/kernel/id'
import { demandRight } from './demand-right'
import type { ElevatedRecords, ElevatedWrite, FunctionContext } from './function-context'

/**
 * Deactivates a member and hands over what they own, however much it is, as one commit: nobody ever sees the half of it, and
 * the member cannot write in between. Called again, it hands over what came to them since.
 *
 * @throws access/denied, workspace/last-owner
 */
export async function deactivateMember(
  { workspaceId, memberId, heirs }: FunctionInput<'deactivate-member'>,
  context: FunctionContext,
): Promise<Answer<'deactivate-member'>> {
  const { records } = context
  const { member: actor } = await demandRight('deactivate-member', workspaceId, context)
  const leaver = await records.get('members', workspaceId, memberId)
  if (leaver === null) return { ok: false, refusal: 'member-unknown' }
  if (!mayChangeMember(actor, leaver, { ...leaver, status: 'deactivated' })) {
    throw portError('access/denied', { action: 'deactivate-member' })
  }
  if (!(await areActive(Object.values(heirs), { workspaceId, leaverId: memberId }, records))) {
    return { ok: false, refusal: 'heir-unknown' }
  }

  const handed = await handOver({ workspaceId, memberId, heirs }, records)
  const leave: readonly ElevatedWrite[] =
    leaver.status === 'deactivated'
      ? []
      : [{ kind: 'update', collection: 'members', id: memberId, patch: { status: 'deactivated' } }]
  // Who has not joined yet does not join by what waits for them.
  const waiting = await records.find<'invitations'>('invitations', {
    workspaceId,
    where: { op: 'eq', field: 'memberId', value: memberId },
  })
  const revoked = waiting
    .filter(({ status }) => status === 'pending')
    .map(({ id }): ElevatedWrite => ({ kind: 'update', collection: 'invitations', id, patch: { status: 'revoked' } }))
  const writes = [...revoked, ...handed.people, ...handed.companies, ...handed.deals, ...handed.tasks, ...leave]
  await records.commit(writes, { workspaceId, memberId: actor.id, via: 'function' })
  const { people, companies, deals, tasks } = handed
  return {
    ok: true,
    value: { people: people.length, companies: companies.length, deals: deals.length, tasks: tasks.length },
  }
}

/** Nothing goes to somebody who cannot see it, the one who leaves least of all. */
async function areActive(
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

type HandedOver = { readonly [K in keyof Heirs]: readonly ElevatedWrite[] }

async function handOver(
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
