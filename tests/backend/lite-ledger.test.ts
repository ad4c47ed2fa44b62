import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { clusterAt, SUPERUSER } from '../../scripts/backend/cluster.mjs'
import { KEYS } from '../../scripts/backend/keys.mjs'
import { openLiteAsIs } from '../../scripts/backend/lite.mjs'
import { cloneTemplate, ensureTemplate } from '../../scripts/backend/template.mjs'

const LITE = 'http://lite.example'
const ADA = { email: 'ada@example.com', password: 'correct horse battery', data: { name: 'Ada' } }

let sql: postgres.Sql
let lite: Awaited<ReturnType<typeof openLiteAsIs>>
const mails: { readonly to: string; readonly text: string }[] = []

beforeAll(async () => {
  const cluster = clusterAt(inject('clusterPort'))
  const database = await cloneTemplate(cluster, await ensureTemplate(cluster), `ledger_${process.pid}`)
  const databaseUrl = cluster.urlOf(database, SUPERUSER)
  sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined })
  await sql.unsafe(`
    create table public.ledger (id int primary key check (id > 0), at timestamptz not null default now());
    alter table public.ledger enable row level security;
    revoke all on public.ledger from anon, authenticated;
    create table public.words (id int primary key, word text);
    insert into public.words values (1, 'a"b'), (2, 'null'), (3, null);
    create function public.kind_of(value jsonb) returns text language sql as $$ select jsonb_typeof(value) $$;
    insert into public.ledger (id) values (1);
  `)
  lite = await openLiteAsIs({ databaseUrl, appUrl: LITE, sendMail: async (mail) => void mails.push(mail) })
})

afterAll(async () => {
  await lite.connection.close()
  await sql.end()
})

/**
 * Where @supabase/lite differs from the hosted service and the local backend mends it. Each test shows lite as it comes: one
 * that fails says that lite has mended this itself, so that our part of it can go.
 */
describe('what @supabase/lite 0.10.0 needs mended', () => {
  it('grants every table with row level security to everyone at its first request', async () => {
    expect(await mayAnonInsert()).toBe(false)
    await ask('GET', '/rest/v1/ledger')
    expect(await mayAnonInsert()).toBe(true)
  })

  it('answers a violated check with a fault of its own', async () => {
    const refused = await ask('POST', '/rest/v1/ledger', { id: -1 }, { apikey: KEYS.secret })
    expect(refused).toMatchObject({ status: 500, body: { code: 'SUP' } })
  })

  it('hands on instants as PostgreSQL writes them', async () => {
    const { body } = await ask('GET', '/rest/v1/ledger?select=at', null, { apikey: KEYS.secret })
    expect(body).toEqual([{ at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:.*\+00$/) }])
  })

  it('encodes a JSON argument twice', async () => {
    const { body } = await ask('POST', '/rest/v1/rpc/kind_of', { value: [1] }, { apikey: KEYS.secret })
    expect(body).toBe('string')
  })

  it('reads a quoted value with its escapes, and the text null as nothing', async () => {
    const found = async (filter: string) => {
      const path = `/rest/v1/words?select=id&${filter}&order=id`
      return (await ask('GET', path, null, { apikey: KEYS.secret })).body
    }
    expect(await found(`or=(word.eq.${encodeURIComponent(String.raw`"a\"b"`)})`)).toEqual([])
    expect(await found('word=eq.null')).toEqual([])
    expect(await found('or=(word.in.(null))')).toEqual([])
  })

  it('joins by or two conditions that are to hold together', async () => {
    const path = '/rest/v1/words?select=id&or=(id.eq.1,id.eq.2)&or=(id.eq.2,id.eq.3)&order=id'
    expect((await ask('GET', path, null, { apikey: KEYS.secret })).body).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
  })

  it('mails links that lead to the app’s own address, whatever was asked for, and forgets the challenge', async () => {
    const asked = { ...ADA, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }
    await ask('POST', '/auth/v1/signup?redirect_to=http://localhost:1/auth/callback', asked)
    expect(mails.at(-1)?.text).toContain(`redirect_to=${encodeURIComponent(LITE)}`)
    const link = /https?:\S+verify\S+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
    const opened = await lite.app.fetch(new Request(link, { headers: { apikey: KEYS.publishable } }))
    expect(opened.headers.get('location')).toMatch(/#access_token=/)
  })

  it('does not know a mailed code of kind email', async () => {
    await ask('POST', '/auth/v1/otp', { email: ADA.email })
    const token = /code(?: is)?: (\d+)/.exec(mails.at(-1)?.text ?? '')?.[1]
    expect((await ask('POST', '/auth/v1/verify', { type: 'email', email: ADA.email, token })).status).toBe(400)
    expect((await ask('POST', '/auth/v1/verify', { type: 'magiclink', email: ADA.email, token })).status).toBe(200)
  })

  it('tells who signs up with an address that is taken', async () => {
    const again = await ask('POST', '/auth/v1/signup', ADA)
    expect(again).toMatchObject({ status: 429, body: { error_code: 'over_email_send_rate_limit' } })
  })

  it('says in a token neither who issued it nor how sure it is', async () => {
    const { body } = await ask('POST', '/auth/v1/token?grant_type=password', ADA)
    const claims: unknown = JSON.parse(atob(String(body.access_token).split('.')[1] ?? ''))
    expect(Object.keys(Object(claims)).toSorted()).toEqual(['aud', 'email', 'exp', 'iat', 'role', 'session_id', 'sub'])
  })
})

async function ask(method: string, path: string, body: object | null = null, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request(LITE + path, {
    method,
    headers: { apikey: KEYS.publishable, 'content-type': 'application/json', ...headers },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await lite.app.fetch(request, { peerAddress: '127.0.0.1' })
  return { status: answer.status, body: await answer.json() }
}

async function mayAnonInsert(): Promise<boolean> {
  const [row] = await sql`select has_table_privilege('anon', 'public.ledger', 'insert') as may`
  return row?.may === true
}
