import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { mintToken } from '../../scripts/backend/claims.mjs'
import { KEYS } from '../../scripts/backend/keys.mjs'
import { openRest, type Rest } from '../../scripts/backend/rest/index.mjs'
import { openSchemaDatabase, type SchemaDatabase } from './support/schema-database'

const [ADA, EVE] = [randomUUID(), randomUUID()]
const WORDS = ['plain', 'a,b', 'x),(y', '"quoted"', 'a\\b', 'a*b', '{a}', 'null', ' spaced ', '', '50%', 'a_b']

let database: SchemaDatabase
let rest: Rest
const elsewhere: string[] = []

beforeAll(async () => {
  database = await openSchemaDatabase()
  await database.sql.unsafe(`
    create table public.words (id int primary key, word text, tags text[] not null default '{}', owner uuid not null, at timestamptz);
    alter table public.words enable row level security;
    create policy own on public.words for select to authenticated using (owner = auth.uid());
    grant select on public.words to authenticated;
    create function public.words_like(parts text[]) returns setof public.words language sql stable
      as $$ select * from public.words where word = any (parts) $$;
    create function public.twice(value int, note jsonb default null) returns jsonb language sql
      as $$ select jsonb_build_object('value', value * 2, 'note', note) $$;
    create function public.my_settings() returns jsonb language sql stable as $$ select jsonb_build_object(
      'statement', current_setting('statement_timeout'), 'lock', current_setting('lock_timeout')) $$;
    create function public.endless() returns void language plpgsql as $$ begin loop perform pg_sleep(0.1); end loop; end $$;
    grant execute on function public.my_settings(), public.endless() to anon, authenticated;
    create function public.refusing() returns void language plpgsql
      as $$ begin raise exception using errcode = 'PT409', message = 'record/duplicate', detail = '{"id": 1}'; end $$;
  `)
  for (const [id, word] of WORDS.entries()) {
    await database.sql`insert into public.words values (${id}, ${word}, ${[word]}, ${ADA}, '2026-11-21T07:53:47.09Z')`
  }
  await database.sql`insert into public.words values (99, null, '{}', ${ADA}, null), (100, 'plain', '{}', ${EVE}, null)`
  rest = openRest({
    databaseUrl: database.url,
    rest: async ({ method, url }) => {
      elsewhere.push(`${method} ${new URL(url).pathname}`)
      return Response.json([])
    },
  })
})
afterAll(async () => {
  await rest.close()
  await database.close()
})

function as(sub: string | null): SupabaseClient {
  return createClient('http://backend.example', KEYS.publishable, {
    global: { fetch: (input, init) => rest.fetch(new Request(input, init)) },
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket }, // Node 20 has none
    ...(sub === null ? {} : { accessToken: async () => mintToken({ role: 'authenticated', sub }) }),
  })
}

const ids = (rows: readonly { readonly id: unknown }[] | null) => rows?.map(({ id }) => id)

describe('rows of a table', () => {
  it('are those the caller may see', async () => {
    const { data, count } = await as(EVE).from('words').select('id, word', { count: 'exact' })
    expect([data, count]).toEqual([[{ id: 100, word: 'plain' }], 1])
    expect(await as(null).from('words').select('id')).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  it.each(WORDS.filter((word) => word !== ''))('are found by %j, whatever that is in the grammar', async (word) => {
    const quoted = `"${word.replace(/["\\]/g, '\\$&')}"`
    const words = as(ADA).from('words')
    const id = WORDS.indexOf(word)
    expect(ids((await words.select('id').or(`word.eq.${quoted}`)).data)).toEqual([id])
    expect(ids((await words.select('id').or(`word.in.(${quoted},"nobody")`)).data)).toEqual([id])
    const array = `"{${quoted}}"`.replace(/^"(.*)"$/s, (_, inner: string) => `"${inner.replace(/["\\]/g, '\\$&')}"`)
    expect(ids((await words.select('id').or(`tags.cs.${array}`)).data)).toEqual([id])
    expect(ids((await words.select('id').eq('word', word)).data)).toEqual([id])
  })

  it('meet every condition, and one of those that are joined by or', async () => {
    const { data } = await as(ADA)
      .from('words')
      .select('id')
      .or('id.eq.1,id.eq.2')
      .or('id.eq.2,and(id.eq.3,word.not.is.null)')
      .order('id')
    expect(ids(data)).toEqual([2])
  })

  it('are ordered, counted and cut into pages, with instants as JSON has them', async () => {
    const { data, count } = await as(ADA)
      .from('words')
      .select('id, at', { count: 'exact' })
      .order('at', { ascending: false, nullsFirst: true })
      .order('id')
      .range(1, 2)
    expect([data, count]).toEqual([
      [
        { id: 0, at: '2026-11-21T07:53:47.09+00:00' },
        { id: 1, at: '2026-11-21T07:53:47.09+00:00' },
      ],
      WORDS.length + 1,
    ])
    expect((await as(ADA).from('words').select('id', { count: 'exact', head: true }).gt('id', 5)).count).toBe(7)
  })

  it('are one when one is asked for, or a refusal', async () => {
    expect((await as(ADA).from('words').select('word').eq('id', 0).single()).data).toEqual({ word: 'plain' })
    expect(await as(ADA).from('words').select('word').eq('id', 77).single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116' },
    })
  })

  it('know unknown tables and columns', async () => {
    expect(await as(ADA).from('nothing').select('id')).toMatchObject({ status: 404, error: { code: '42P01' } })
    expect(await as(ADA).from('words').select('nothing')).toMatchObject({ status: 400, error: { code: '42703' } })
  })
})

describe('a function', () => {
  it('gets its arguments as JSON has them, and answers as JSON', async () => {
    expect((await as(ADA).rpc('twice', { value: 21, note: ['a', { b: 1 }] })).data).toEqual({ value: 42, note: ['a', { b: 1 }] })
    expect((await as(ADA).rpc('twice', { value: 1 })).data).toEqual({ value: 2, note: null })
  })

  it('that gives rows can be narrowed, ordered and counted like a table', async () => {
    const { data, count } = await as(ADA)
      .rpc('words_like', { parts: ['a,b', '"quoted"', 'plain'] }, { count: 'exact' })
      .select('id')
      .or('id.gt.0')
      .order('id', { ascending: false })
      .limit(1)
    expect([data, count]).toEqual([[{ id: 3 }], 2])
  })

  it('refuses with the status and the details it chose', async () => {
    expect(await as(ADA).rpc('refusing')).toMatchObject({
      status: 409,
      error: { code: 'PT409', message: 'record/duplicate', details: '{"id": 1}' },
    })
  })

  it('that is not there is said not to be', async () => {
    expect(await as(ADA).rpc('twice', { amount: 1 })).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
  })
})

describe('a role', () => {
  it('is held to its own settings, as the hosted service holds it', async () => {
    const settings = async (client: SupabaseClient) => (await client.rpc('my_settings')).data
    expect([await settings(as(ADA)), await settings(as(null))]).toEqual([
      { statement: '5s', lock: '2s' },
      { statement: '2s', lock: '0' },
    ])
  })

  it('does not run a statement for longer than it may', async () => {
    expect(await as(null).rpc('endless')).toMatchObject({ error: { code: '57014' } })
  })
})

describe('what is not spoken here', () => {
  it('is left to who speaks it: writing, embedding, casts', async () => {
    await as(ADA).from('words').insert({ id: 5 })
    await as(ADA).from('words').select('id, other(*)')
    await as(ADA).from('words').select('id::text')
    expect(elsewhere.splice(0)).toEqual(['POST /rest/v1/words', 'GET /rest/v1/words', 'GET /rest/v1/words'])
  })

  it('a token that does not hold is refused', async () => {
    const ask = async (authorization: string) => {
      const answer = await rest.fetch(
        new Request('http://backend.example/rest/v1/words', { headers: { apikey: KEYS.publishable, authorization } }),
      )
      return [answer.status, ((await answer.json()) as { readonly code: string }).code]
    }
    const expired = mintToken({ role: 'authenticated', sub: ADA }, { lifeSeconds: -1 })
    expect([await ask('Bearer forged.token.here'), await ask(`Bearer ${expired}`)]).toEqual([
      [401, 'PGRST301'],
      [401, 'PGRST303'],
    ])
  })
})
