import type { SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { mintToken } from '../../../scripts/backend/claims.mjs'
import type { Backend } from '../../../scripts/backend/start-backend.mjs'
import { clientWith } from './client-with'
import { insertMember, insertWorkspace, WRITTEN } from './team'

export interface Person {
  readonly memberId: string
  readonly sessionId: string
  readonly workspaceId: string
  readonly token: string
  readonly client: SupabaseClient
}

async function workspace({ sql }: Backend): Promise<string> {
  const id = randomUUID()
  await insertWorkspace(sql, id)
  return id
}

/** Somebody with a session, and a client of the vendor's that speaks for them. */
export async function person({ sql, url }: Backend, workspaceId: string, role: string): Promise<Person> {
  const { memberId, claims } = await insertMember(sql, { workspace_id: workspaceId, role })
  const token = mintToken(claims)
  return { memberId, sessionId: claims.session_id, workspaceId, token, client: clientWith(url, token) }
}

/** Announces a file. @returns the name its object may have */
export async function announce({ sql }: Backend, by: Person, change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = randomUUID()
  const { workspaceId, memberId } = by
  const base = { workspace_id: workspaceId, id, created_by: memberId, path: `people/${randomUUID()}/${id}` }
  const file = { ...base, name: 'a.txt', mime: 'text/plain', size_bytes: 1, status: 'uploading', ...change }
  await sql`insert into public.files ${sql({ ...WRITTEN, ...file })}`
  return `${workspaceId}/${file.path}`
}

/** One workspace with its roles, and the owner of another. */
export async function castOf(backend: Backend) {
  const [ours, theirs] = [await workspace(backend), await workspace(backend)]
  return {
    owner: await person(backend, ours, 'owner'),
    member: await person(backend, ours, 'member'),
    viewer: await person(backend, ours, 'viewer'),
    outsider: await person(backend, theirs, 'owner'),
  }
}
