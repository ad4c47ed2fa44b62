import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { snakeCase } from '../../src/adapters/supabase/records/columns'
import { mintToken } from '../../scripts/backend/claims.mjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { ACTORS, COLLECTIONS } from './cells'
import { inTurn } from '../support/in-turn'
import { openSupabaseWorld, outcomeOf, type SupabaseWorld } from './on-supabase'

/** What is somebody's in `world.psql`, and where. */
interface Known {
  readonly here: string
  readonly elsewhere: string
  readonly owner: { readonly sub: string; readonly session_id: string }
  readonly person: string
}

let backend: Backend
let world: SupabaseWorld
let known: Known

beforeAll(async () => {
  backend = await localBackend()
  world = await openSupabaseWorld(backend, ['people', 'invitations'])
  const [row] = await world.sql<Known[]>`
    select tests.here() as here, tests.elsewhere() as elsewhere, tests.target('owner', 'people', 'update own') as person,
      jsonb_build_object('sub', user_id, 'session_id', session_id) as owner
    from tests.actors where name = 'owner'`
  if (row === undefined) throw new Error('there is no owner')
  known = row
})
afterAll(endLocalBackend)

describe('a token', () => {
  const read = async (token: string) => {
    const { data } = await bearing(token).from('people').select('id').eq('workspace_id', known.here).limit(1)
    return data ?? []
  }

  it('opens what its owner may see, as it stands', async () => {
    expect(await read(mintToken({ ...known.owner, role: 'authenticated', aud: 'authenticated' }))).toHaveLength(1)
  })

  it('opens nothing once it has expired', async () => {
    const token = mintToken({ ...known.owner, role: 'authenticated' }, { nowMs: Date.now() - 7_200_000 })
    expect(await read(token)).toEqual([])
  })

  it.each([
    ['of another secret', () => signed({ ...known.owner, role: 'authenticated' }, { secret: 'guessed' })],
    ['that is not signed', () => unsigned({ ...known.owner, role: 'authenticated' })],
    ['that calls itself the backend', () => signed({ role: 'service_role' }, { secret: 'guessed' })],
    [
      'whose claims were changed afterwards',
      () => tampered(mintToken({ sub: known.person, role: 'authenticated' }), known.owner),
    ],
    ['that is none', () => 'not.a.token'],
  ])('%s opens nothing', async (_, token) => {
    expect(await read(token())).toEqual([])
  })

  it('of a session that there is not, or of somebody else’s, opens nothing', async () => {
    const others = [{ session_id: known.person }, { session_id: undefined }, { sub: known.person }]
    for (const change of others) expect(await read(mintToken({ ...known.owner, role: 'authenticated', ...change }))).toEqual([])
  })
})

describe('a table', () => {
  it.each(inTurn(ACTORS, 3))('takes nothing from %s directly', async (actor) => {
    const client = world.clientOf(actor)
    for (const collection of [...COLLECTIONS.map(snakeCase), 'audit_log']) {
      const row = { workspace_id: known.here, id: crypto.randomUUID() }
      const answers = [
        await client.from(collection).insert(row),
        await client.from(collection).upsert(row),
        await client.from(collection).update({ version: 9 }).eq('workspace_id', known.here),
        await client.from(collection).delete().eq('workspace_id', known.here),
      ]
      expect([collection, answers.map(({ error }) => error && outcomeOf(error))]).toEqual([
        collection,
        answers.map(() => 'permission denied'),
      ])
    }
    const [kept] = await world.sql`select version::int from public.people where id = ${known.person}`
    expect(kept).toEqual({ version: 1 })
  })
})

describe('another workspace', () => {
  it('is not there, however one asks', async () => {
    const outsider = world.clientOf('outsider')
    const people = () => outsider.from('people').select('id')
    const found = [
      await people(),
      await people().eq('workspace_id', known.here),
      await people().eq('id', known.person),
      await people().or(`workspace_id.eq.${known.here},workspace_id.neq.${known.elsewhere}`),
      await people().or('id.not.is.null'),
      await outsider.from('person_rows').select('id'),
      await outsider.from('workspaces').select('id').eq('id', known.here),
      await outsider.from('members').select('id').eq('workspace_id', known.here),
      await outsider.from('audit_log').select('version').eq('workspace_id', known.here),
      await outsider.rpc('search_people', { workspace_id: known.here, words: ['ada'] }),
      await outsider.rpc('search_person_rows', { workspace_id: known.here, words: ['ada'] }),
      await outsider.rpc('search_similar_people', { workspace_id: known.here, words: ['adela'] }),
      await outsider.rpc('search_similar_person_rows', { workspace_id: known.here, words: ['adela'] }),
    ]
    expect(found.map(({ data }) => data ?? [])).toEqual(found.map(() => []))
    const counted = await outsider.from('people').select('id', { count: 'exact', head: true }).eq('workspace_id', known.here)
    expect(counted.count).toBe(0)
  })

  it('that is there answers as one that is not', async () => {
    const outsider = world.clientOf('outsider')
    const asked = { mutation_id: crypto.randomUUID(), via: 'app', mutations: [{ kind: 'create' }] }
    const answers = await Promise.all(
      [known.here, crypto.randomUUID()].flatMap((workspaceId) => [
        outsider.rpc('commit', { ...asked, workspace_id: workspaceId }),
        outsider.rpc('pull', { workspace_id: workspaceId, after: null, max: 10 }),
        outsider.rpc('copy_pages', { workspace_id: workspaceId, collections: ['people'], befores: [null], max: 10 }),
      ]),
    )
    const errors = answers.map(({ error }) => [error?.code, error?.message, error?.details])
    expect(errors.slice(0, 3)).toEqual(errors.slice(3))
    expect(errors[0]?.[1]).toBe('access/denied')
  })
})

describe('what is not for clients', () => {
  it.each(['anon', 'owner', 'service'] as const)('is not there for %s: tokens, the feed, grants, helpers', async (actor) => {
    const client = world.clientOf(actor)
    for (const table of ['invitation_tokens', 'grants', 'heads', 'commits', 'changes', 'answers']) {
      const [inPublic, inPrivate] = [await client.from(table).select('*'), await client.schema('private').from(table).select('*')]
      expect([table, inPublic.data, inPrivate.data]).toEqual([table, null, null])
    }
    for (const name of ['session_alive', 'workspace_ids', 'found', 'refuse', 'clock']) {
      const { data } = await client.rpc(name, {})
      expect([name, data]).toEqual([name, null])
    }
  })

  it.each(['anon', 'owner', 'outsider'] as const)('does not commit past the rights of %s', async (actor) => {
    const { error } = await world.clientOf(actor).rpc('elevated_commit', {
      workspace_id: known.here,
      mutation_id: crypto.randomUUID(),
      via: 'app',
      mutations: [],
    })
    expect(error).not.toBeNull()
  })

  it('tells anybody one thing, which schema it is', async () => {
    const { data } = await world.clientOf('anon').rpc('backend_info')
    expect(data).toEqual({ schema: expect.any(String) })
  })
})

describe('a commit that nobody made', () => {
  it('is not heard of: the feed’s topic is the database’s own', async () => {
    const owner = world.clientOf('owner')
    const channel = owner.channel(`ws:${known.here}:commits`, { config: { private: true, broadcast: { ack: true } } })
    const state = await new Promise<string>((resolve) => channel.subscribe((now) => resolve(now)))
    expect(state).toBe('SUBSCRIBED')
    // Nothing answers to it: what is waited for is that it was looked at.
    await channel.send({ type: 'broadcast', event: 'commit', payload: { changes: null } }, { timeout: 3000 })
    const [received] =
      await world.sql`select count(*)::int as count from realtime.messages where topic = ${`ws:${known.here}:commits`}`
    expect(received).toEqual({ count: 0 })
    await owner.removeChannel(channel)
  })

  it('cannot be listened for by strangers', async () => {
    const outsider = world.clientOf('outsider')
    const channel = outsider.channel(`ws:${known.here}:commits`, { config: { private: true } })
    expect(await new Promise<string>((resolve) => channel.subscribe((now) => resolve(now)))).toBe('CHANNEL_ERROR')
    await outsider.removeChannel(channel)
  })
})

function bearing(token: string): SupabaseClient {
  return createClient(backend.url, backend.publishableKey, {
    accessToken: async () => token,
    realtime: { transport: WebSocket as never },
  })
}

function signed(claims: object, { secret }: { readonly secret: string }): string {
  const body = [
    { alg: 'HS256', typ: 'JWT' },
    { exp: Math.floor(Date.now() / 1000) + 3600, ...claims },
  ]
    .map(encoded)
    .join('.')
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

function unsigned(claims: object): string {
  return `${[
    { alg: 'none', typ: 'JWT' },
    { exp: Math.floor(Date.now() / 1000) + 3600, ...claims },
  ]
    .map(encoded)
    .join('.')}.`
}

function tampered(token: string, claims: object): string {
  const [head = '', , signature = ''] = token.split('.')
  return [head, encoded({ exp: Math.floor(Date.now() / 1000) + 3600, role: 'authenticated', ...claims }), signature].join('.')
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
