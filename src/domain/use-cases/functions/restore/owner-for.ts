import type { Id } from '../../../model/kernel/id'
import { instantOf } from '../../../model/kernel/instant'
import type { RecordOf } from '../../../model/records/collections'
import type { FunctionContext, RestoredRecord, RestoreOpening } from '../function-context'

/** Whom the caller was where the bundle comes from, by their address; else somebody new. */
export async function ownerFor(
  workspaceId: Id,
  waiting: readonly RecordOf<'invitations'>[],
  { records, caller, now, newId }: FunctionContext,
): Promise<RestoreOpening> {
  const freshId = newId()
  for (const { id: invitationId, memberId } of waiting) {
    const member = memberId === null ? null : await records.get('members', workspaceId, memberId)
    if (member === null) continue
    const { workspaceId: _workspace, version: _version, ...known } = member
    return { owner: { ...known, userId: caller.id, role: 'owner', status: 'active', deletedAt: null }, invitationId }
  }
  const at = instantOf(now())
  const by = { memberId: freshId, via: 'function' } as const
  const owner: RestoredRecord<'members'> = {
    id: freshId,
    createdAt: at,
    createdBy: by,
    updatedAt: at,
    updatedBy: by,
    deletedAt: null,
    userId: caller.id,
    role: 'owner',
    status: 'active',
    displayName: caller.name.trim() === '' ? caller.email : caller.name,
    title: null,
    timeZone: null,
    avatarFileId: null,
    calendarFeedId: null,
  }
  return { owner, invitationId: null }
}
