import { mayChangeMember } from '../../model/access/member-change'
import { portError } from '../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../model/functions/catalogue'
import { demandRight } from './caller'
import type { ElevatedWrite, FunctionContext } from './function-context'
import { areActive, handOver } from './hand-over'

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
