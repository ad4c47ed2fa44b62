import postgres, { type Sql } from 'postgres'
import { startCluster, SUPERUSER } from '../../../scripts/backend/cluster.mjs'
import { cloneTemplate, ensureTemplate } from '../../../scripts/backend/template.mjs'

export interface DatabaseStand {
  /** As superuser, on one connection. */
  readonly sql: Sql
  /** From now on it is this time for all that stamps. */
  setTime(instant: string): Promise<void>
  close(): Promise<void>
}

/** The database with its migrations, and nothing in front of it. */
export async function openDatabase(): Promise<DatabaseStand> {
  const cluster = await startCluster()
  const name = await cloneTemplate(cluster, await ensureTemplate(cluster), `stand_${process.pid}`)
  const sql = postgres(cluster.urlOf(name, SUPERUSER), { max: 1, onnotice: () => undefined })
  await sql.unsafe(`create or replace function private.clock() returns timestamptz language sql volatile set search_path = '' as
    $$ select coalesce(nullif(pg_catalog.current_setting('portside.time', true), '')::timestamptz, pg_catalog.now()) $$`)
  return {
    sql,
    setTime: async (instant) => void (await sql`select set_config('portside.time', ${instant}, false)`),
    async close() {
      await sql.end()
      await cluster.close()
    },
  }
}

export interface Caller {
  readonly userId: string
  readonly sessionId: string
}

/** Runs a query as the signed-in user, or as the secret key, the way the REST interface does. */
export async function callAs(
  sql: Sql,
  caller: Caller | 'service_role',
  query: string,
  values: readonly unknown[],
): Promise<unknown> {
  return sql.begin(async (transaction) => {
    const [role, claims] =
      caller === 'service_role'
        ? ['service_role', { role: 'service_role' }]
        : ['authenticated', { role: 'authenticated', sub: caller.userId, session_id: caller.sessionId }]
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`
    const [row] = await transaction.unsafe(query, values as never[])
    return row?.['answer'] as unknown
  })
}
