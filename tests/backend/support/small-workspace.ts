import type { Sql } from 'postgres'
import { testId } from '../../support/test-ids'
import { commitAs, signUp, type Caller } from './call-as'

export interface SmallWorkspace {
  readonly workspaceId: string
  /** A member each. */
  readonly owner: Caller
  readonly viewer: Caller
  readonly viewerMemberId: string
  /** Somebody with an account and nothing else. */
  readonly stranger: Caller
  /** A new id. */
  id(): string
}

/** A workspace with an owner and a viewer, made by one elevated commit: its version is 1. */
export async function smallWorkspace(sql: Sql): Promise<SmallWorkspace> {
  const id = () => testId(`small ${Math.random()}`)
  const account = (): Caller => ({ userId: id(), sessionId: id() })
  const [owner, viewer, stranger] = [account(), account(), account()]
  for (const caller of [owner, viewer, stranger]) await signUp(sql, caller)
  const [workspaceId, viewerMemberId] = [id(), id()]
  const workspace = { name: 'Harbour', slug: 'harbour', currency: 'EUR', country: 'PT', locale: 'pt', time_zone: 'Europe/Lisbon' }
  await commitAs(sql, 'service_role', {
    workspaceId,
    mutationId: id(),
    via: 'function',
    mutations: [
      { kind: 'create', collection: 'workspaces', id: workspaceId, data: workspace },
      { kind: 'create', collection: 'members', id: id(), data: { user_id: owner.userId, role: 'owner', display_name: 'Ada' } },
      {
        kind: 'create',
        collection: 'members',
        id: viewerMemberId,
        data: { user_id: viewer.userId, role: 'viewer', display_name: 'Grace' },
      },
    ],
  })
  return { workspaceId, owner, viewer, viewerMemberId, stranger, id }
}

export function company(id: string, name = 'Engines'): object {
  return { kind: 'create', collection: 'companies', id, data: { name } }
}
