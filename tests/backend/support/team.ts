import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'

/** A member with a session, put into the database past everything that would else be asked of them. */
export interface TeamMember {
  readonly memberId: string
  readonly claims: { readonly role: string; readonly sub?: string; readonly session_id: string }
}

export const WRITTEN = { version: 1, created_at: new Date(), updated_at: new Date(), created_via: 'app', updated_via: 'app' }

export async function insertWorkspace(sql: Sql, id: string): Promise<void> {
  const about = { name: 'W', slug: `w-${id.slice(0, 8)}`, currency: 'EUR', country: 'DE', locale: 'en', time_zone: 'UTC' }
  await sql`insert into public.workspaces ${sql({ ...WRITTEN, ...about, id, workspace_id: id })}`
}

export async function insertMember(
  sql: Sql,
  member: { readonly workspace_id: string; readonly role: string; readonly status?: string },
): Promise<TeamMember> {
  const [userId, session_id, memberId] = [randomUUID(), randomUUID(), randomUUID()]
  await sql`insert into auth.users ${sql({ id: userId, email: `${userId}@example.com` })}`
  await sql`insert into auth.sessions ${sql({ id: session_id, user_id: userId })}`
  const row = { ...WRITTEN, status: 'active', ...member, id: memberId, user_id: userId, display_name: 'M' }
  await sql`insert into public.members ${sql(row)}`
  return { memberId, claims: { role: 'authenticated', sub: userId, session_id } }
}
