import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { call, caller, type Caller } from './support/function-caller'

const WORKSPACE = { name: 'Looms', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: true }

let backend: Backend
let owner: Caller
let workspaceId: string

beforeAll(async () => {
  backend = await localBackend()
})
afterAll(endLocalBackend)
beforeEach(async () => {
  await backend.reset()
  owner = await caller(backend, 'owner@example.com')
  const { body } = await call(backend, 'create-workspace', WORKSPACE, { by: owner })
  workspaceId = body.value?.workspaceId ?? ''
  await call(backend, 'export-workspace', { workspaceId }, { by: owner })
  await commit('trash')
})

async function commit(kind: string): Promise<void> {
  const answer = await fetch(`${backend.url}/rest/v1/rpc/commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, apikey: backend.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      workspace_id: workspaceId,
      mutation_id: randomUUID(),
      via: 'app',
      mutations: [{ kind, collection: 'workspaces', id: workspaceId, expect: 'any' }],
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

it.each([
  ['by its owner', () => commit('purge')],
  ['by its age', () => backend.sql`select private.expire_trash('0 days')`],
  ['by hand', () => backend.sql`delete from public.workspaces where id = ${workspaceId}`],
])('of a workspace that was purged %s, its head stays and no row names it', async (_, purge) => {
  expect(await naming()).toContain('public.audit_log')
  await purge()
  expect(await naming()).toEqual(['private.heads'])
  await backend.sql`select private.expire_feed('0 days')`
  expect(await naming()).toEqual(['private.heads'])
})

it('one run of the sweep takes all that purging left in the storage, exports too', async () => {
  await backend.sql`
    insert into storage.objects (bucket_id, version, name)
    select 'attachments', gen_random_uuid(), ${workspaceId} || '/people/' || gen_random_uuid() || '/' || gen_random_uuid()
    from generate_series(1, 2100)`
  await commit('purge')
  const left = await backend.sql`select name from storage.objects`
  const headers = { apikey: backend.secretKey }
  const answer = await fetch(`${backend.url}/functions/v1/sweep-files`, { method: 'POST', headers })
  expect(await answer.json()).toEqual({ ok: true, value: { removed: left.length } })
  expect(await backend.sql`select name from storage.objects`).toEqual([])
})

it('the audit log of a workspace that is there stays as it is', async () => {
  await expect(backend.sql`delete from public.audit_log where workspace_id = ${workspaceId}`).rejects.toThrow('append-only')
})

/** The tables in which a row names the workspace. */
async function naming(): Promise<readonly string[]> {
  const tables = await backend.sql<{ readonly name: string }[]>`
    select c.table_schema || '.' || c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'workspace_id' and c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE'
    order by 1`
  const named: string[] = []
  for (const { name } of tables) {
    const rows = await backend.sql.unsafe(`select from ${name} where workspace_id = $1 limit 1`, [workspaceId])
    if (rows.length > 0) named.push(name)
  }
  return named
}
