import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs, commitAs, setTime, stopClock } from './support/call-as'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'
import { company, smallWorkspace, type SmallWorkspace } from './support/small-workspace'

/** Whose turn it is, as the database has it; what is posted when is for the handlers' tests. */
interface Claimed {
  readonly workspace_id: string
  readonly webhook_id: string
  readonly token: string
}

let database: SchemaDatabase
let sql: Sql
let small: SmallWorkspace

beforeAll(async () => {
  database = await openSchemaDatabase()
  sql = database.sql
  await stopClock(sql)
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate private.webhook_turns, public.webhooks`
  await setTime(sql, '2026-11-21T09:00:00Z')
  small = await smallWorkspace(sql)
})

describe('a turn', () => {
  it('comes to every workspace before it comes to one again, however much one has to tell', async () => {
    const other = await smallWorkspace(sql)
    const [loud, quiet] = [await hooks(small, 5), await hooks(other, 1)]
    await happen(small, 300)
    await happen(other, 1)
    await setTime(sql, '2026-11-21T09:00:10Z')
    const order: string[] = []
    for (let turn = 0; turn < 3; turn += 1) {
      const [claim] = await claims(1)
      order.push(claim === undefined ? 'nobody' : loud.includes(claim.webhook_id) ? 'loud' : 'quiet')
      if (claim !== undefined) await release(claim.token)
    }
    expect([new Set(order).size, order[1] === order[0], order[2] === order[0]]).toEqual([2, false, true])
    expect((await claims(10)).filter(({ webhook_id }) => !quiet.includes(webhook_id))).toHaveLength(2)
  })

  it('is one run’s alone, whoever asks at the same time', async () => {
    await hooks(small, 2)
    await happen(small, 3)
    await setTime(sql, '2026-11-21T09:00:10Z')
    const all = (await Promise.all(Array.from({ length: 4 }, () => claims(2)))).flat()
    expect([all.length, new Set(all.map(({ webhook_id }) => webhook_id)).size]).toEqual([2, 2])
    expect(await claims(2)).toEqual([])
  })

  it('of a run that died is somebody else’s after a minute, and goes on where that had come', async () => {
    await hooks(small, 1)
    await happen(small, 2)
    await setTime(sql, '2026-11-21T09:00:10Z')
    const [died] = await claims(1)
    const [line] = await sql<{ at: Date; id: string }[]>`
      select at, id from public.activities where workspace_id = ${small.workspaceId} order by at, id limit 1`
    expect(await reach(died!.token, line!)).toBe(true)
    await setTime(sql, '2026-11-21T09:01:00Z')
    expect(await claims(1)).toEqual([])
    await setTime(sql, '2026-11-21T09:01:11Z')
    const [next] = await claims(1)
    expect([next, await reach(died!.token, line!)]).toMatchObject([{ webhook_id: died!.webhook_id, id: line!.id }, false])
  })

  it('comes to nobody who is paused, trashed, waits after a refusal, or has nothing to be told', async () => {
    const ids = await hooks(small, 4)
    await happen(small, 1)
    await sql`update public.webhooks set status = 'paused' where id = ${ids[0]!}`
    await sql`update public.webhooks set deleted_at = now() where id = ${ids[1]!}`
    await sql`update public.webhooks set next_attempt_at = '2026-11-21T10:00:00Z' where id = ${ids[2]!}`
    await sql`update public.webhooks set reached_at = '2026-11-21T10:00:00Z' where id = ${ids[3]!}`
    await setTime(sql, '2026-11-21T09:00:10Z')
    expect(await claims(10)).toEqual([])
    await setTime(sql, '2026-11-21T10:00:00Z')
    expect((await claims(10)).map(({ webhook_id }) => webhook_id)).toEqual([ids[2]])
  })
})

async function hooks({ workspaceId }: SmallWorkspace, count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  const data = { url: 'https://hooks.example.com/a', events: ['created'] }
  const mutations = ids.map((id) => ({ kind: 'create', collection: 'webhooks', id, data }))
  await commitAs(sql, 'service_role', { workspaceId, mutationId: randomUUID(), via: 'function', mutations })
  return ids
}

async function happen({ workspaceId, owner }: SmallWorkspace, count: number): Promise<void> {
  const mutations = Array.from({ length: count }, () => company(randomUUID()))
  await commitAs(sql, owner, { workspaceId, mutationId: randomUUID(), mutations })
}

async function claims(most: number): Promise<readonly Claimed[]> {
  const query = { text: 'select public.claim_webhooks(null, $1) as answer', values: [most] }
  return (await callAs(sql, 'service_role', query)) as readonly Claimed[]
}

function release(token: string): Promise<unknown> {
  return callAs(sql, 'service_role', { text: 'select public.release_webhook($1) as answer', values: [token] })
}

function reach(token: string, { at, id }: { readonly at: Date; readonly id: string }): Promise<unknown> {
  return callAs(sql, 'service_role', { text: 'select public.reach_webhook($1, $2, $3) as answer', values: [token, at, id] })
}
