import { readFileSync } from 'node:fs'
import postgres from 'postgres'
import { SUPERUSER } from '../../scripts/backend/cluster.mjs'

export const WORKSPACE_ID = '00000000-0000-7000-8000-0000000000f1'
export const MEMBER_ID = '00000000-0000-7000-8000-0000000000e1'
const CLAIMS = JSON.stringify({
  role: 'authenticated',
  sub: '00000000-0000-7000-8000-00000000000a',
  session_id: '00000000-0000-7000-8000-000000000011',
})

/** Makes the workspace and its owner. */
export async function makeOwner(asSuperuser) {
  await asSuperuser.unsafe(sqlOf('owner.sql')).simple()
}

export function sqlOf(file) {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
}

/** One connection of somebody whom no policy binds. */
export function connectSuperuser(cluster, database, options = {}) {
  return postgres(cluster.urlOf(database, SUPERUSER), { max: 1, onnotice() {}, ...options })
}

/** One of the workspace's owner under row level security, as PostgREST sets it up. */
export async function connectOwner(cluster, database, options = {}) {
  const sql = connectSuperuser(cluster, database, options)
  await sql`select set_config('request.jwt.claims', ${CLAIMS}, false)`
  await sql.unsafe('set role authenticated')
  return sql
}
