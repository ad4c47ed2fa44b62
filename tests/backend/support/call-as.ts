import type { Sql } from 'postgres'

export interface Caller {
  readonly userId: string
  readonly sessionId: string
}

/** Runs a query as the signed-in user, or as the secret key, the way the REST interface does. @returns its column `answer` */
export async function callAs(
  sql: Sql,
  caller: Caller | 'service_role',
  query: {
    readonly text: string
    readonly values: readonly unknown[]
    /** Of the database, for this query. */
    readonly settings?: Readonly<Record<string, string>>
  },
): Promise<unknown> {
  return sql.begin(async (transaction) => {
    const [role, claims] =
      caller === 'service_role'
        ? ['service_role', { role: 'service_role' }]
        : ['authenticated', { role: 'authenticated', sub: caller.userId, session_id: caller.sessionId }]
    await transaction`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${role}, true)`
    for (const [name, value] of Object.entries(query.settings ?? {}))
      await transaction`select set_config(${name}, ${value}, true)`
    const [row] = await transaction.unsafe(query.text, query.values as never[])
    return row?.['answer'] as unknown
  })
}

/** Asks for a commit as the records adapter, or with the secret key as a function does. */
export function commitAs(
  sql: Sql,
  caller: Caller | 'service_role',
  asked: {
    readonly workspaceId: string
    readonly mutationId: string
    readonly via?: string
    readonly mutations: readonly object[]
    readonly settings?: Readonly<Record<string, string>>
  },
): Promise<unknown> {
  const { workspaceId, mutationId, via = 'app', mutations, settings = {} } = asked
  const name = caller === 'service_role' ? 'elevated_commit' : 'commit'
  return callAs(sql, caller, {
    text: `select public.${name}($1, $2, $3, $4::text::jsonb) as answer`,
    values: [workspaceId, mutationId, via, JSON.stringify(mutations)],
    settings,
  })
}

/** From now on `private.clock()` tells what was last set with `setTime`. */
export async function stopClock(sql: Sql): Promise<void> {
  await sql.unsafe(`create table public.stopped_clock (at timestamptz not null);
    insert into public.stopped_clock values (now());
    alter table public.stopped_clock owner to postgres;
    create or replace function private.clock() returns timestamptz language sql volatile set search_path = '' as
    $$ select at from public.stopped_clock $$`)
}

export async function setTime(sql: Sql, instant: string): Promise<void> {
  await sql`update public.stopped_clock set at = ${instant}`
}

/** An account with a session that lives. */
export async function signUp(sql: Sql, { userId, sessionId }: Caller): Promise<void> {
  await sql`insert into auth.users (id, email) values (${userId}, ${`${userId}@example.com`})`
  await sql`insert into auth.sessions (id, user_id) values (${sessionId}, ${userId})`
}
