import { type ReadRecord, restoredRecord } from '../../../model/bundle/bundle-format'
import { fileIdIn } from '../../../model/files/file-path'
import type { RestorePart, RestoreStep } from '../../../model/bundle/restore-step'
import type { Refusal } from '../../../model/functions/catalogue'
import type { Id } from '../../../model/kernel/id'
import { DAY_MS, instantOf } from '../../../model/kernel/instant'
import type { CollectionName } from '../../../model/records/collections'
import { LIMITS } from '../../../model/records/limits'
import { freeSlug } from '../../../model/workspaces/slug-of'
import type { FunctionContext, RestoredRecord } from '../function-context'

type Records = Extract<RestoreStep, { readonly step: 'records' }>

/** Checks the records by the domain's own rules, and keeps them. */
export async function writeRecords(
  { workspaceId, parts }: Records,
  context: FunctionContext,
): Promise<Refusal<'import-bundle'> | null> {
  for (const part of parts) {
    const refusal = await writePart(part, workspaceId, context)
    if (refusal !== null) return refusal
  }
  return null
}

async function writePart(
  { collection, records: lines }: RestorePart,
  workspaceId: Id,
  context: FunctionContext,
): Promise<Refusal<'import-bundle'> | null> {
  const read: ReadRecord<CollectionName>[] = []
  for (const line of lines) {
    const checked = restoredRecord(collection, line)
    if (!checked.ok) return 'bundle-invalid'
    read.push(checked.value)
  }
  if (collection === 'workspaces') return writeWorkspace(workspaceId, read as readonly ReadRecord<'workspaces'>[], context)
  // What an earlier workspace of this id left behind would be in the way of the bytes to come.
  if (collection === 'files') {
    const own = (read as readonly ReadRecord<'files'>[]).filter(({ stamps, data }) => fileIdIn(data.path) === stamps.id)
    await context.files.remove(
      workspaceId,
      own.map(({ data }) => data.path),
    )
  }
  const kept = collection === 'invitations' ? await withoutDoubles(workspaceId, read, context) : read
  await context.restores.write(collection, workspaceId, kept.map(recordFrom))
  if (collection === 'members') await awaitMembers(workspaceId, read as readonly ReadRecord<'members'>[], context)
  return null
}

async function writeWorkspace(
  workspaceId: Id,
  read: readonly ReadRecord<'workspaces'>[],
  context: FunctionContext,
): Promise<Refusal<'import-bundle'> | null> {
  const [workspace] = read
  if (workspace === undefined || read.length > 1 || workspace.stamps.id !== workspaceId) return 'bundle-foreign'
  const slug = await slugFor(workspace.data.slug, workspaceId, context)
  await context.restores.write('workspaces', workspaceId, [{ ...recordFrom(workspace), slug }])
  return null
}

/** Revokes invitations to members who have a pending one already. */
async function withoutDoubles(
  workspaceId: Id,
  read: readonly ReadRecord<CollectionName>[],
  { records }: FunctionContext,
): Promise<readonly ReadRecord<CollectionName>[]> {
  const there = await records.find<'invitations'>('invitations', { workspaceId })
  const awaited = new Set(
    there.filter(({ memberId, status }) => memberId !== null && status === 'pending').map(({ email }) => email),
  )
  return (read as readonly ReadRecord<'invitations'>[]).map((invitation) => {
    const isDouble = invitation.data.status === 'pending' && awaited.has(invitation.data.email)
    return isDouble ? { ...invitation, data: { ...invitation.data, status: 'revoked' } } : invitation
  })
}

function recordFrom<K extends CollectionName>({ data, stamps }: ReadRecord<K>): RestoredRecord<K> {
  return { ...data, ...stamps }
}

async function slugFor(slug: string, workspaceId: Id, { records }: FunctionContext): Promise<string> {
  const alike = await records.find<'workspaces'>('workspaces', {
    workspaceId: null,
    where: { op: 'startsWith', field: 'slug', value: slug },
    trash: 'include',
  })
  return freeSlug(slug, new Set(alike.filter(({ id }) => id !== workspaceId).map((workspace) => workspace.slug)))
}

/** An invitation for each whose address is known; no mail goes out until a manager sends it. */
async function awaitMembers(
  workspaceId: Id,
  members: readonly ReadRecord<'members'>[],
  { restores, now, newId }: FunctionContext,
): Promise<void> {
  const at = instantOf(now())
  const by = { memberId: null, via: 'function' } as const
  const expiresAt = instantOf(now() + LIMITS.invitationDays * DAY_MS)
  const invitations = members.flatMap(({ stamps, data, email }): readonly RestoredRecord<'invitations'>[] => {
    if (email === null) return []
    const status = data.status === 'invited' ? 'pending' : 'revoked'
    const waiting = { email, role: data.role, status, expiresAt, invitedBy: null, memberId: stamps.id } as const
    return [{ ...waiting, id: newId(), createdAt: at, createdBy: by, updatedAt: at, updatedBy: by, deletedAt: null }]
  })
  await restores.write('invitations', workspaceId, invitations)
}
