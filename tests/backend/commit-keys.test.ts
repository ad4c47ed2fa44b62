import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, commitAs } from './support/call-as'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'
import { smallWorkspace, type SmallWorkspace } from './support/small-workspace'

const PEOPLE = 400
const WRITTEN = 10

let database: SchemaDatabase
let workspace: SmallWorkspace
let ids: readonly string[]
beforeAll(async () => {
  database = await openSchemaDatabase()
  // As on a server that others use, whose tables were looked through before this workspace was there.
  const others = await smallWorkspace(database.sql)
  for (let done = 0; done < 5; done += 1) await write(others, create(others, PEOPLE))
  await database.sql`analyze public.people`
  workspace = await smallWorkspace(database.sql)
  const made = create(workspace, PEOPLE)
  await write(workspace, made)
  ids = made.map(({ id }) => id)
}, 60_000)
afterAll(() => database.close())

function create({ id }: SmallWorkspace, count: number) {
  return Array.from({ length: count }, () => ({
    kind: 'create',
    collection: 'people',
    id: id(),
    data: { last_name: 'Ada' },
  }))
}

function write({ id, workspaceId, owner }: SmallWorkspace, mutations: readonly object[]): Promise<unknown> {
  return commitAs(database.sql, owner, { workspaceId, mutationId: id(), mutations })
}

/** How many rows of people were read by an index so far, as the sessions have told when they ended. */
async function readByIndexes(): Promise<number> {
  const { sql } = database
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  await sql`select pg_stat_force_next_flush()`
  await sql`select pg_stat_clear_snapshot()`
  const [read] = await sql`select sum(idx_tup_read)::int as count from pg_stat_user_indexes where relname = 'people'`
  return Number(read?.['count'])
}

describe('in a workspace that is new since the last look through the tables', () => {
  const change = (kind: string, more: object = {}) =>
    ids.slice(0, WRITTEN).map((id) => ({ kind, collection: 'people', id, expect: 'any', ...more }))

  it.each([
    ['creates', () => create(workspace, WRITTEN)],
    ['updates', () => change('update', { patch: { job_title: 'Engineer' } })],
    ['trashes', () => change('trash')],
    ['purges', () => change('purge')],
  ])('a commit %s records without reading the others', async (_, mutations) => {
    const before = await readByIndexes()
    await write(workspace, mutations())
    expect((await readByIndexes()) - before).toBeLessThan(PEOPLE / 2)
  })

  it('a pull reads the records that changed, and no others', async () => {
    const { workspaceId, owner } = workspace
    await write(workspace, create(workspace, WRITTEN))
    const [head] = await database.sql`select epoch || '.' || version - 1 as cursor from private.heads
      where workspace_id = ${workspaceId}`
    const before = await readByIndexes()
    const query = { text: 'select public.pull($1, $2, $3) as answer', values: [workspaceId, head?.['cursor'], 100] }
    const answer = await callAs(database.sql, owner, query)
    expect(answer).toMatchObject({ changes: { length: 2 * WRITTEN } })
    expect((await readByIndexes()) - before).toBeLessThan(PEOPLE / 2)
  })
})
