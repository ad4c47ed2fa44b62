import type { Answer, FunctionInput, Leaving, Refusal } from '../../model/functions/catalogue'
import type { RecordOf } from '../../model/records/collections'
import { isRobot } from '../../model/workspaces/workspace'
import type { ElevatedWrite, FunctionContext } from './function-context'
import { areActive, handOver } from './hand-over'

type Member = RecordOf<'members'>

/**
 * Deletes the caller's account. Whoever calls proves once more who they are, and says for each workspace who goes on with what
 * they have; the last owner makes that one an owner, or deletes the workspace for good. What is known of them as a member stays
 * with what they did. Called again after it was cut off, it goes on where it stopped.
 *
 * @throws workspace/last-owner where another owner left meanwhile
 */
export async function deleteAccount(
  { password, code, workspaces }: FunctionInput<'delete-account'>,
  context: FunctionContext,
): Promise<Answer<'delete-account'>> {
  const { account, caller, records } = context
  const proof = await account.prove({ password, code })
  if (proof !== 'proven') return { ok: false, refusal: proof }

  const where = { op: 'eq', field: 'userId', value: caller.id } as const
  const memberships = await records.find<'members'>('members', { workspaceId: null, where, trash: 'include' })
  const leavings = new Map(workspaces.map((leaving) => [leaving.workspaceId, leaving]))
  const steps: { readonly member: Member; readonly leaving: Leaving | null; readonly isLastOwner: boolean }[] = []
  for (const member of memberships) {
    const leaving = member.status === 'active' ? (leavings.get(member.workspaceId) ?? null) : null
    const isLastOwner = await isTheLastOwner(member, context)
    const refusal = member.status === 'active' ? await refusalOf(member, { leaving, isLastOwner }, context) : null
    if (refusal !== null) return { ok: false, refusal }
    steps.push({ member, leaving, isLastOwner })
  }
  for (const { member, leaving, isLastOwner } of steps) {
    const { workspaceId, id } = member
    const writes = await writesOf(member, { leaving, isLastOwner }, context)
    await records.commit(writes, { workspaceId, memberId: leaving?.deletes === true ? null : id, via: 'function' })
  }
  await account.remove()
  return { ok: true, value: { left: steps.length } }
}

interface Step {
  readonly leaving: Leaving | null
  readonly isLastOwner: boolean
}

async function refusalOf(
  { workspaceId, id }: Member,
  { leaving, isLastOwner }: Step,
  { records }: FunctionContext,
): Promise<Refusal<'delete-account'> | null> {
  if (leaving === null) return 'workspaces-changed'
  // Whoever is not the only owner deletes nothing that is another owner's, too.
  if (leaving.deletes) return isLastOwner ? null : 'workspaces-changed'
  if (isLastOwner && leaving.heirId === null) return 'owner-needed'
  // A robot may have what was theirs, and owns no workspace.
  const heir = leaving.heirId === null ? null : await records.get('members', workspaceId, leaving.heirId)
  if (isLastOwner && heir !== null && isRobot(heir)) return 'owner-needed'
  return (await areActive([leaving.heirId], { workspaceId, leaverId: id }, records)) ? null : 'heir-unknown'
}

async function isTheLastOwner(member: Member, { records }: FunctionContext): Promise<boolean> {
  if (member.role !== 'owner' || member.status !== 'active') return false
  const { workspaceId } = member
  const owners = await records.find<'members'>('members', { workspaceId, where: { op: 'eq', field: 'role', value: 'owner' } })
  return !owners.some(({ id, status }) => id !== member.id && status === 'active')
}

async function writesOf(
  { workspaceId, id }: Member,
  { leaving, isLastOwner }: Step,
  { records }: FunctionContext,
): Promise<readonly ElevatedWrite[]> {
  const leave: ElevatedWrite = { kind: 'update', collection: 'members', id, patch: { status: 'deactivated', userId: null } }
  if (leaving === null) return [leave]
  const { heirId, deletes } = leaving
  if (deletes) return purge(await records.get('workspaces', workspaceId, workspaceId))
  const heirs = { people: heirId, companies: heirId, deals: heirId, tasks: heirId }
  const { people, companies, deals, tasks } = await handOver({ workspaceId, memberId: id, heirs }, records)
  const crown: readonly ElevatedWrite[] =
    isLastOwner && heirId !== null ? [{ kind: 'update', collection: 'members', id: heirId, patch: { role: 'owner' } }] : []
  return [...crown, ...people, ...companies, ...deals, ...tasks, leave]
}

function purge(workspace: RecordOf<'workspaces'> | null): readonly ElevatedWrite[] {
  if (workspace === null) return []
  const { id, deletedAt } = workspace
  const steps = deletedAt === null ? (['trash', 'purge'] as const) : (['purge'] as const)
  return steps.map((kind) => ({ kind, collection: 'workspaces', id }))
}
