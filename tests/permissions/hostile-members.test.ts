import type { Sql } from 'postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs, commitAs, type Caller } from '../backend/support/call-as'
import { openSchemaDatabase, type SchemaDatabase } from '../backend/support/schema-database'
import { company, smallWorkspace, type SmallWorkspace } from '../backend/support/small-workspace'

/** What somebody who belongs to a workspace may try beyond their rights, or before they have proven who they are. */
let database: SchemaDatabase
let sql: Sql
let small: SmallWorkspace

beforeAll(async () => {
  database = await openSchemaDatabase()
  sql = database.sql
})
afterAll(() => database.close())
beforeEach(async () => {
  small = await smallWorkspace(sql)
})

describe('a session', () => {
  const isIn = async () => {
    const { owner, workspaceId, id } = small
    const workspaces = await asked(owner, 'select count(*)::int as answer from public.workspaces', [])
    const begun = await callAs(sql, 'service_role', {
      text: `select public.function_begin($1, $2, $3, 'create-workspace', '') as answer`,
      values: [owner.userId, owner.sessionId, id()],
    })
    const committed = await refusal(committing(owner, [company(id())]))
    const pulled = await refusal(asked(owner, 'select public.pull($1, null, 1) as answer', [workspaceId]))
    const copied = await refusal(asked(owner, `select public.copy_pages($1, '{people}', '{null}', 1) as answer`, [workspaceId]))
    const started = await refusal(asked(owner, 'select public.start(null) as answer', []))
    return { workspaces, isCaller: Reflect.get(Object(begun), 'caller') !== null, committed, pulled, copied, started }
  }
  const IN = { workspaces: 1, isCaller: true, committed: null, pulled: null, copied: null, started: null }
  const OUT = {
    workspaces: 0,
    isCaller: false,
    committed: 'auth/signed-out',
    pulled: 'auth/signed-out',
    copied: 'auth/signed-out',
    started: 'auth/signed-out',
  }

  it('opens nothing before the second factor, where one was enrolled', async () => {
    const { userId, sessionId } = small.owner
    const factor = { id: small.id(), user_id: userId, factor_type: 'totp', created_at: new Date(), updated_at: new Date() }
    await sql`insert into auth.mfa_factors ${sql({ ...factor, status: 'unverified' })}`
    expect(await isIn()).toEqual(IN)
    await sql`update auth.mfa_factors set status = 'verified' where user_id = ${userId}`
    expect(await isIn()).toEqual(OUT)
    await sql`update auth.sessions set aal = 'aal1' where id = ${sessionId}`
    expect(await isIn()).toEqual(OUT)
    await sql`update auth.sessions set aal = 'aal2' where id = ${sessionId}`
    expect(await isIn()).toEqual(IN)
  })

  it('opens nothing once its owner is banned', async () => {
    await sql`update auth.users set banned_until = now() - interval '1 hour' where id = ${small.owner.userId}`
    expect(await isIn()).toEqual(IN)
    await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${small.owner.userId}`
    expect(await isIn()).toEqual(OUT)
  })
})

describe('a commit', () => {
  it('cannot say that it came by anything but hands and imports', async () => {
    const answers = ['import', 'api', 'agent', 'function', 'sample', 'x'.repeat(10_000)].map((via) =>
      refusal(committing(small.owner, [company(small.id())], { via })),
    )
    expect(await Promise.all(answers)).toEqual([null, ...Array.from({ length: 5 }, () => 'record/invalid')])
  })

  it('sent again shows nothing that was hidden meanwhile', async () => {
    const member = await restrictedMember()
    const stage = await pipeline()
    const deals = Array.from({ length: 51 }, () => small.id())
    const mutations = deals.map((id) => deal(id, stage))
    const mutationId = small.id()
    await committing(member, mutations, { mutationId })
    await committing(small.owner, [
      {
        kind: 'update',
        collection: 'deals',
        id: deals[0],
        expect: 'any',
        patch: { owner_id: await memberIdOf(small.owner), title: 'Secret' },
      },
    ])
    const again = (await committing(member, mutations, { mutationId })) as {
      readonly replayed: boolean
      readonly outcomes: readonly { readonly record: { readonly title: string } | null }[]
    }
    expect(again.replayed).toBe(true)
    expect(again.outcomes.map(({ record }) => record?.title)).toEqual([undefined, ...deals.slice(1).map(() => 'Looms')])
  })

  it('of one who sees not all deals reaches those of nobody and their own, and no other', async () => {
    const member = await restrictedMember()
    const stage = await pipeline()
    const [free, own, hidden] = [small.id(), small.id(), small.id()]
    await committing(small.owner, [
      deal(free, stage),
      deal(own, stage, small.viewerMemberId),
      deal(hidden, stage, await memberIdOf(small.owner)),
    ])
    const rename = (id: string) =>
      refusal(committing(member, [{ kind: 'update', collection: 'deals', id, expect: 'any', patch: { title: 'Mine' } }]))
    expect([await rename(free), await rename(own), await rename(hidden)]).toEqual([null, null, 'record/missing'])
  })
})

describe('what was committed', () => {
  it('comes in pages, however many changes one asks for', async () => {
    const { owner, workspaceId, id } = small
    for (let batch = 0; batch < 3; batch += 1)
      await committing(
        owner,
        Array.from({ length: 500 }, () => company(id())),
      )
    const { epoch } = (await asked(owner, 'select public.pull($1, null, 1) as answer', [workspaceId])) as {
      readonly epoch: string
    }
    const page = await asked(owner, 'select public.pull($1, $2, 2147483647) as answer', [workspaceId, `${epoch}.0`])
    expect(page).toMatchObject({ more: true })
    const copy = 'select public.copy_pages($1, $2, $3, 2147483647) as answer'
    const names = ['companies', 'companies', 'heads', 'pg_class"; drop table public.tags; --']
    const pages = (await asked(owner, copy, [workspaceId, names, []])) as readonly {
      readonly collection: string
      readonly slices: readonly { readonly created: readonly unknown[] }[]
    }[]
    const sizes = pages.map(({ collection, slices }) => [collection, slices.map(({ created }) => created.length)])
    expect(sizes).toEqual([['companies', [1000, 500]]])
  })
})

async function restrictedMember(): Promise<Caller> {
  await sql`update public.members set role = 'member' where id = ${small.viewerMemberId}`
  await sql`update public.workspaces set member_visibility = 'own-and-unassigned-deals' where id = ${small.workspaceId}`
  return small.viewer
}

interface Stage {
  readonly pipeline_id: string
  readonly stage_id: string
}

async function pipeline(): Promise<Stage> {
  const [pipeline_id, stage_id] = [small.id(), small.id()]
  const stages = ['open', 'won', 'lost'].map((kind, place) => ({
    kind: 'create',
    collection: 'stages',
    id: place === 0 ? stage_id : small.id(),
    data: { pipeline_id, name: kind, position: `a${place}`, kind, probability: 50 },
  }))
  const created = { kind: 'create', collection: 'pipelines', id: pipeline_id, data: { name: 'Sales', position: 'a0' } }
  await committing(small.owner, [created, ...stages])
  return { pipeline_id, stage_id }
}

function deal(id: string, stage: Stage, owner_id: string | null = null): object {
  return { kind: 'create', collection: 'deals', id, data: { ...stage, title: 'Looms', currency: 'EUR', rank: 'a0', owner_id } }
}

async function memberIdOf({ userId }: Caller): Promise<string> {
  const [row] = await sql<{ readonly id: string }[]>`select id from public.members where user_id = ${userId}`
  return row?.id ?? ''
}

function committing(
  caller: Caller,
  mutations: readonly object[],
  how: { readonly mutationId?: string; readonly via?: string } = {},
): Promise<unknown> {
  return commitAs(sql, caller, { workspaceId: small.workspaceId, mutationId: small.id(), mutations, ...how })
}

function asked(caller: Caller, text: string, values: readonly unknown[]): Promise<unknown> {
  return callAs(sql, caller, { text, values })
}

async function refusal(call: Promise<unknown>): Promise<string | null> {
  return call.then(
    () => null,
    (error: Error) => error.message,
  )
}
