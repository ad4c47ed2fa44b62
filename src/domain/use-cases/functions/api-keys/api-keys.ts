import { mayGrant } from '../../../model/access/member-change'
import { may } from '../../../model/access/policy'
import { type ApiKeySummary, apiKeyText, endingOf } from '../../../model/api/api-key'
import { portError } from '../../../model/errors/port-error'
import type { Answer, FunctionInput } from '../../../model/functions/catalogue'
import { type Instant, instantOf } from '../../../model/kernel/instant'
import { isRobot } from '../../../model/workspaces/workspace'
import type { RecordOf } from '../../../model/records/collections'
import { demandMember, demandRight } from '../caller'
import type { FunctionContext } from '../function-context'

/**
 * Makes a key, which is said here and nowhere else, for the caller or for a robot that comes with it. Sent again, the call gives
 * the same key: its secret is worked out from its id.
 *
 * @throws access/denied (also for a role that the caller may not give), record/invalid (a date that has passed)
 */
export async function createApiKey(
  { workspaceId, name, scope, expiresAt, robot }: FunctionInput<'create-api-key'>,
  context: FunctionContext,
): Promise<Answer<'create-api-key'>> {
  const { member } = await demandRight('manage-keys', workspaceId, context)
  const now = instantOf(context.now())
  if (expiresAt !== null && expiresAt <= now) throw portError('record/invalid', { fields: { expiresAt: { rule: 'too-small' } } })
  const [keyId, robotId] = [context.newId(), context.newId()]
  if (robot !== null) {
    if (robot === 'owner' || !mayGrant(member.role, robot)) throw portError('access/denied', { action: 'manage-keys' })
    // Without an account, it is one of its own: see `isRobot`.
    const data = { userId: robotId, role: robot, displayName: name }
    const write = { kind: 'create', collection: 'members', id: robotId, data } as const
    await context.records.commit([write], { workspaceId, memberId: member.id, via: 'function' })
  }
  const key = apiKeyText(workspaceId, await context.keyFor(`api-key/${workspaceId}/${keyId}`))
  await context.apiKeys.add({
    id: keyId,
    workspaceId,
    name,
    memberId: robot === null ? member.id : robotId,
    scope,
    ending: endingOf(key),
    hash: await context.sha256(key),
    createdAt: now,
    createdBy: member.id,
    expiresAt,
    lastUsedAt: null,
    revokedAt: null,
    grant: null,
  })
  return { ok: true, value: { keyId, key } }
}

/** Newest first, with those that are revoked or expired; without the right to manage keys, those that act as oneself. @throws access/denied */
export async function listApiKeys(
  { workspaceId }: FunctionInput<'list-api-keys'>,
  context: FunctionContext,
): Promise<Answer<'list-api-keys'>> {
  const { member } = await demandMember(workspaceId, context)
  const summaries = (await context.apiKeys.of(workspaceId))
    .filter((key) => concerns(key, member))
    .map(({ workspaceId: _, hash: __, grant, ...summary }) => ({
      ...summary,
      grant: grant === null ? null : { host: grant.host, until: grant.until },
    }))
  return {
    ok: true,
    value: { keys: summaries.toSorted((a, b) => compare(b.createdAt, a.createdAt)), address: context.apiAddress() },
  }
}

/** From now on it opens nothing. A robot whose key it was goes with it; what it did and has stays its own. @throws access/denied */
export async function revokeApiKey(
  { workspaceId, keyId }: FunctionInput<'revoke-api-key'>,
  context: FunctionContext,
): Promise<Answer<'revoke-api-key'>> {
  const { member } = await demandMember(workspaceId, context)
  const key = (await context.apiKeys.of(workspaceId)).find(({ id }) => id === keyId)
  if (key === undefined || !concerns(key, member)) return { ok: false, refusal: 'key-unknown' }
  await context.apiKeys.revoke(workspaceId, keyId, instantOf(context.now()))
  const holder = await context.records.get('members', workspaceId, key.memberId)
  if (holder !== null && isRobot(holder) && holder.status === 'active') {
    const write = { kind: 'update', collection: 'members', id: holder.id, patch: { status: 'deactivated' } } as const
    await context.records.commit([write], { workspaceId, memberId: member.id, via: 'function' })
  }
  return { ok: true, value: { keyId } }
}

function concerns({ memberId }: ApiKeySummary, { id, role }: RecordOf<'members'>): boolean {
  return memberId === id || may(role, 'manage-keys')
}

function compare(a: Instant, b: Instant): number {
  return a < b ? -1 : a > b ? 1 : 0
}
