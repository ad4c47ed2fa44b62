import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { denoBinary } from '../../scripts/backend/functions/deno-binary.mjs'
import { bundleFunctions } from '../../scripts/backend/functions/bundle.mjs'
import { functionNames } from '../../scripts/backend/functions/function-names.mjs'
import { KEYS } from '../../scripts/backend/keys.mjs'
import { mintToken } from '../../scripts/backend/claims.mjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { serve } from '../../supabase/functions/_shared/serve'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { commitAs } from './support/call-as'
import { call, caller, type Caller } from './support/function-caller'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const WORKSPACE = { name: 'Looms', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }

let backend: Backend
let owner: Caller
let guest: Caller
let workspaceId: string

beforeAll(async () => {
  backend = await localBackend()
})
afterAll(endLocalBackend)
beforeEach(async () => {
  await backend.reset()
  owner = await caller(backend, 'owner@example.com')
  guest = await caller(backend, 'guest@example.com')
  const { body } = await call(backend, 'create-workspace', WORKSPACE, { by: owner })
  workspaceId = body.value?.workspaceId ?? ''
})

const invitation = () => ({ workspaceId, email: guest.email, role: 'member' })
const mailedToken = () => new URL(backend.mail.lastTo(guest.email)!.links[0]!).pathname.split('/').at(-1)!
const count = async (table: string) => Number((await backend.sql.unsafe(`select count(*) from ${table}`))[0]?.count)

describe('who may call', () => {
  it.each([
    ['an unsigned token', () => `${part({ alg: 'none' })}.${part(claims())}.`],
    ['a forged token', () => `${mintToken(claims()).split('.').slice(0, 2).join('.')}.${part('forged')}`],
    ['an old token', () => mintToken(claims(), { lifeSeconds: -60 })],
    ['a token of the service', () => mintToken({ ...claims(), role: 'service_role' })],
    ['a token of a guest', () => mintToken({ ...claims(), is_anonymous: true })],
    ['a token of another session', () => mintToken({ ...claims(), session_id: randomUUID() })],
    ['a token of another user with this session', () => mintToken({ ...claims(), sub: guest.userId })],
    ['the publishable key', () => KEYS.publishable],
    ['the secret key', () => KEYS.secret],
  ])('is not whoever holds %s', async (_, token) => {
    const answer = await call(backend, 'create-workspace', WORKSPACE, { by: { token: token() } })
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'auth/signed-out' } } })
    expect(await count('public.workspaces')).toBe(1)
  })

  it('is nobody any more who signed out, though the token holds', async () => {
    await backend.sql`delete from auth.sessions where id = ${owner.sessionId}`
    const { body } = await call(backend, 'invite-member', invitation(), { by: owner })
    expect(body.error).toEqual({ code: 'auth/signed-out', details: { reason: 'revoked' } })
  })

  it('is nobody who is banned, or whose address is not proven', async () => {
    await backend.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${owner.userId}`
    expect((await call(backend, 'invite-member', invitation(), { by: owner })).body.error?.code).toBe('auth/signed-out')
    await backend.sql`update auth.users set email_confirmed_at = null where id = ${guest.userId}`
    const answer = await call(backend, 'accept-invitation', { token: 'x' }, { by: guest })
    expect(answer.body.error?.code).toBe('auth/email-unconfirmed')
  })

  it('is a stranger with the token of an invitation, who is told who invites and where to, and nothing else', async () => {
    await call(backend, 'invite-member', invitation(), { by: owner })
    const read = (token: unknown) => call(backend, 'accept-invitation/read', { token }, { by: { token: KEYS.publishable } })
    expect(await read(mailedToken())).toEqual({ status: 200, body: { value: { workspaceName: 'Looms', invitedBy: 'owner' } } })
    expect(await read(`${mailedToken()}0`)).toEqual({ status: 200, body: { value: null } })
    expect((await read(null)).body.error?.code).toBe('record/invalid')
    expect((await read('0'.repeat(2000))).body.error?.code).toBe('record/invalid')
    expect(await count("public.invitations where status <> 'pending'")).toBe(0)
  })

  it('is no client that goes past the functions', async () => {
    for (const token of [owner.token, KEYS.publishable]) {
      for (const name of ['function_begin', 'function_end', 'user_id_of', 'invitation_by_token', 'elevated_commit']) {
        const response = await fetch(`${backend.url}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: { apikey: KEYS.publishable, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(PARAMETERS[name]),
        })
        expect({ name, isRefused: [401, 403, 404].includes(response.status) }).toEqual({ name, isRefused: true })
      }
    }
  })
})

describe('a key', () => {
  it('stands for one call: again it gives the same answer, with another input it is refused', async () => {
    const key = randomUUID()
    const first = await call(backend, 'create-workspace', WORKSPACE, { by: owner, key })
    expect(await call(backend, 'create-workspace', WORKSPACE, { by: owner, key })).toEqual(first)
    const other = await call(backend, 'create-workspace', { ...WORKSPACE, name: 'Other' }, { by: owner, key })
    expect(other).toMatchObject({
      status: 422,
      body: { error: { details: { fields: { mutationId: { rule: 'not-allowed-now' } } } } },
    })
    expect((await call(backend, 'accept-invitation', { token: 'x' }, { by: owner, key })).status).toBe(422)
    expect(await count('public.workspaces')).toBe(2)
  })

  it('is that of its caller: the same one of somebody else is another', async () => {
    const key = randomUUID()
    const answers = await Promise.all([owner, guest].map((by) => call(backend, 'create-workspace', WORKSPACE, { by, key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.value?.workspaceId)).size).toBe(2)
  })

  it('sent five times at once does one thing', async () => {
    const key = randomUUID()
    const tries = Array.from({ length: 5 }, () => call(backend, 'create-workspace', WORKSPACE, { by: owner, key }))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0)
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true)
    expect((await call(backend, 'create-workspace', WORKSPACE, { by: owner, key })).status).toBe(200)
    expect(await count('public.workspaces')).toBe(2)
  })

  it('of a call that could not mail is taken up again, with the token that is already kept', async () => {
    const key = randomUUID()
    expect((await inviteWithoutMail(key)).status).toBe(503)
    expect([await count('public.invitations'), backend.mail.lastTo(guest.email)]).toEqual([1, null])
    expect((await call(backend, 'invite-member', invitation(), { by: owner, key })).status).toBe(200)
    expect(await count('public.invitations')).toBe(1)
    const accepted = await call(backend, 'accept-invitation', { token: mailedToken() }, { by: guest })
    expect(accepted.body).toEqual({ ok: true, value: { workspaceId } })
  })

  it('is answered for a while only to so many calls', async () => {
    await backend.sql`
      insert into private.function_calls (user_id, mutation_id, name, input_hash, leased_until)
      select ${owner.userId}, gen_random_uuid(), 'invite-member', '', now() from generate_series(1, 60)`
    const answer = await call(backend, 'invite-member', invitation(), { by: owner })
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'net/throttled', details: { retryAfterMs: 60_000 } } } })
  })
})

describe('an invitation', () => {
  it('is mailed as text and as a page, with a token that is kept nowhere', async () => {
    await call(backend, 'invite-member', invitation(), { by: owner })
    const mail = backend.mail.lastTo(guest.email)
    expect(mail).toMatchObject({ subject: 'owner invites you to Looms', from: expect.stringContaining('portside') })
    expect([mail?.text, mail?.html].every((body) => body?.includes(`/invite/${mailedToken()}`))).toBe(true)
    const kept = await backend.sql`
      select (select string_agg(t::text, '') from private.invitation_tokens t) as tokens,
        (select string_agg(c::text, '') from private.function_calls c) as calls,
        (select string_agg(i::text, '') from public.invitations i) as invitations,
        (select string_agg(a::text, '') from private.answers a) as answers`
    expect(JSON.stringify(kept)).not.toContain(mailedToken())
  })

  it('accepted twice at once makes one member', async () => {
    await call(backend, 'invite-member', invitation(), { by: owner })
    const token = mailedToken()
    const tries = [1, 2, 3].map(() => call(backend, 'accept-invitation', { token }, { by: guest }))
    const answers = (await Promise.all(tries)).map(({ body }) => body)
    const joined = { ok: true, value: { workspaceId } }
    expect(answers).toEqual([joined, joined, joined])
    expect(await count('public.members')).toBe(2)
  })

  it('is not for whoever guesses, in whatever form', async () => {
    await call(backend, 'invite-member', invitation(), { by: owner })
    const [row] = await backend.sql`select token_hash from private.invitation_tokens`
    for (const token of [row?.token_hash, `${mailedToken()} `, mailedToken().toUpperCase(), "' or 1=1 --", '%', '*'].map(
      String,
    )) {
      const { body } = await call(backend, 'accept-invitation', { token }, { by: owner })
      expect([token, body.refusal]).toEqual([token, expect.stringMatching(/^invitation-(unknown|wrong-address)$/)])
    }
  })
})

it.each(['invite-member', 'create-workspace', 'export-workspace'])(
  '%s has enough after two hundred calls a day',
  async (name) => {
    const input = { 'invite-member': invitation(), 'create-workspace': WORKSPACE }[name] ?? { workspaceId }
    await backend.sql`
    insert into private.function_calls (user_id, mutation_id, name, input_hash, started_at, leased_until)
    select ${owner.userId}, gen_random_uuid(), ${name}, '', now() - interval '1 hour', now() from generate_series(1, 199)`
    if (name !== 'create-workspace') expect((await call(backend, name, input, { by: owner })).status).toBe(200)
    expect((await call(backend, name, input, { by: owner })).status).toBe(429)
    expect((await call(backend, name, input, { by: guest })).status).not.toBe(429)
  },
)

describe('what is sent', () => {
  it.each([
    ['an owner of nothing', { workspaceId: randomUUID(), email: 'x@example.com', role: 'member' }, 'access/denied'],
    ['a workspace that is a filter', { workspaceId: 'eq.1', email: 'x@example.com', role: 'member' }, 'record/invalid'],
    [
      'an address with a header in it',
      { workspaceId: '', email: 'x@example.com\r\nBcc: y@example.com', role: 'member' },
      'record/invalid',
    ],
    ['a role that is none', { workspaceId: '', email: 'x@example.com', role: 'superuser' }, 'record/invalid'],
    ['a field too many', { workspaceId: '', email: 'x@example.com', role: 'member', status: 'accepted' }, 'record/invalid'],
    ['a list', [], 'record/invalid'],
    ['a prototype', JSON.parse('{"__proto__": {"role": "owner"}}') as object, 'record/invalid'],
  ])('is refused when it is %s', async (_, input, code) => {
    const { body } = await call(backend, 'invite-member', input, { by: owner })
    expect(body.error?.code).toBe(code)
    expect(backend.mail.mails()).toEqual([])
  })

  it('to a function that there is not finds nothing', async () => {
    for (const name of ['mint-money', '_shared', '_bundle', 'create-workspace/../_shared', '%2e%2e'])
      expect((await call(backend, name, {}, { by: owner })).status).toBeGreaterThanOrEqual(404)
  })
})

it('an erasure is of the workspace’s own person, whoever has the same id elsewhere', async () => {
  const made = await call(backend, 'create-workspace', WORKSPACE, { by: guest })
  const elsewhere = made.body.value?.workspaceId ?? ''
  const [one, other] = [randomUUID(), randomUUID()]
  for (const workspace of [workspaceId, elsewhere]) {
    const mutations = [one, other].map((id) => ({ kind: 'create', collection: 'people', id, data: { first_name: 'Ada' } }))
    await commitAs(backend.sql, 'service_role', { workspaceId: workspace, mutationId: randomUUID(), via: 'function', mutations })
  }
  const erased = [
    await call(backend, 'erase-person', { workspaceId, personId: one }, { by: owner }),
    await call(backend, 'erase-person', { workspaceId: elsewhere, personId: other }, { by: guest }),
  ]
  expect(erased.map(({ body }) => body.ok)).toEqual([true, true])
  const left = await backend.sql`select workspace_id, id from public.people`
  expect(new Set(left.map((row) => `${row['workspace_id']} ${row['id']}`))).toEqual(
    new Set([`${workspaceId} ${other}`, `${elsewhere} ${one}`]),
  )
})

it('a secret is kept nowhere, and the same call gives the same one again', async () => {
  const key = randomUUID()
  const ask = (renew: boolean) => call(backend, 'capture-address', { workspaceId, renew }, { by: owner, key })
  const [first, again] = [await ask(true), await ask(true)]
  expect(first.body.value?.['secret']).toMatch(/^whsec_/)
  expect(again.body).toEqual(first.body)
  expect(await count('private.function_calls where answer is not null')).toBe(1)
  expect(await ask(false)).toMatchObject({ body: { error: { code: 'record/invalid' } } })
})

it('an export is swept a day after it was made', async () => {
  await call(backend, 'export-workspace', { workspaceId }, { by: owner })
  const sweep = async () => {
    const headers = { apikey: backend.secretKey }
    const response = await fetch(`${backend.url}/functions/v1/sweep-files`, { method: 'POST', headers })
    return (await response.json()) as unknown
  }
  expect(await sweep()).toEqual({ ok: true, value: { removed: 0 } })
  await backend.advance(25 * 60 * 60 * 1000)
  expect(await sweep()).toEqual({ ok: true, value: { removed: 1 } })
})

it('the entries of the functions typecheck under Deno', { timeout: 60_000 }, async () => {
  await bundleFunctions()
  const files = functionNames().map((name) => `supabase/functions/${name}/index.ts`)
  const config = ['--config', 'scripts/backend/functions/deno.json', '--no-remote']
  const env = { ...process.env, DENO_DIR: `${ROOT}/node_modules/.cache/portside/deno`, NO_COLOR: '1' }
  const check = promisify(execFile)(denoBinary(ROOT), ['check', ...config, ...files, 'scripts/backend/functions/router.ts'], {
    cwd: ROOT,
    env,
  })
  await expect(check).resolves.toBeDefined()
})

const PARAMETERS: Readonly<Record<string, object>> = {
  function_begin: { user_id: randomUUID(), session_id: randomUUID(), mutation_id: randomUUID(), name: 'x', input_hash: 'x' },
  function_end: { user_id: randomUUID(), mutation_id: randomUUID(), answer: '{}' },
  user_id_of: { email: 'owner@example.com' },
  invitation_by_token: { token_hash: 'x' },
  elevated_commit: { workspace_id: randomUUID(), mutation_id: randomUUID(), via: 'function', mutations: [] },
}

/** The same function over the same database, where no mail server answers. */
function inviteWithoutMail(key: string): Promise<Response> {
  const settings: Readonly<Record<string, string>> = {
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: KEYS.secret,
    JWT_SECRET: KEYS.jwt,
    APP_URL: 'https://app.example',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: '9',
    SMTP_FROM: 'mail@portside.example',
  }
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', 'idempotency-key': key }
  const body = JSON.stringify(invitation())
  return serve('invite-member', (name) => settings[name])(new Request('https://x.example', { method: 'POST', headers, body }))
}

function claims() {
  return { role: 'authenticated', sub: owner.userId, session_id: owner.sessionId }
}

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
