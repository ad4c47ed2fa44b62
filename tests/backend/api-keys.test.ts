import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mintToken } from '../../scripts/backend/claims.mjs'
import { KEYS } from '../../scripts/backend/keys.mjs'
import type { Backend } from '../../scripts/backend/start-backend.mjs'
import { apiKeyText, type KeyScope } from '../../src/domain/model/api/api-key'
import type { Id } from '../../src/domain/model/kernel/id'
import type { Role } from '../../src/domain/model/workspaces/workspace'
import { endLocalBackend, localBackend } from '../harness/local-backend'
import { call, caller, type Caller } from './support/function-caller'

const WORKSPACE = { name: 'Looms', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'Europe/Berlin', sample: false }

let backend: Backend
let owner: Caller
let workspaceId: string
let ownerId: string

beforeAll(async () => {
  backend = await localBackend()
})
afterAll(endLocalBackend)
beforeEach(async () => {
  await backend.reset()
  owner = await caller(backend, 'owner@example.com')
  workspaceId = await workspaceOf('Looms')
  ownerId = await memberIn(workspaceId)
})

async function workspaceOf(name: string): Promise<string> {
  const { body } = await call(backend, 'create-workspace', { ...WORKSPACE, name }, { by: owner })
  return body.value!['workspaceId']!
}

async function memberIn(workspace: string): Promise<string> {
  const [row] = await backend.sql`select id from public.members where workspace_id = ${workspace}`
  return row!['id'] as string
}

interface Made {
  readonly keyId: string
  readonly key: string
  readonly memberId: string
}

/** By the function, as the settings do. */
async function make(given: { readonly scope?: KeyScope; readonly robot?: Role } = {}): Promise<Made> {
  const input = { workspaceId, name: 'Till', scope: 'write', expiresAt: null, robot: null, ...given }
  const { body } = await call(backend, 'create-api-key', input, { by: owner })
  const { keyId, key } = body.value as { keyId: string; key: string }
  const [row] = await backend.sql`select member_id from private.api_keys where id = ${keyId}`
  return { keyId, key, memberId: row!['member_id'] as string }
}

interface Heard {
  readonly status: number
  /** Of a refusal its code, and its details as JSON. */
  readonly body: unknown
}

async function ask(path: string, headers: Readonly<Record<string, string>>, body?: unknown): Promise<Heard> {
  const response = await fetch(`${backend.url}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: KEYS.publishable, 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  const said: unknown = text === '' ? null : JSON.parse(text)
  if (response.ok) return { status: response.status, body: said }
  const { message, details } = said as { message: string; details: string | null }
  return { status: response.status, body: { code: message, details: details === null ? null : (JSON.parse(details) as unknown) } }
}

const by = ({ key }: { readonly key: string }) => ({ 'portside-key': key })
const byOwner = () => ({ authorization: `Bearer ${owner.token}` })
const use = (key: { readonly key: string }) => ask('rpc/api_key_use', by(key), {})
const read = (key: { readonly key: string }, path = 'companies?select=name&order=name') => ask(path, by(key))

interface Asked {
  readonly via?: string | null
  readonly collection?: string
  readonly data?: object
  readonly kind?: string
  readonly id?: string
  readonly to?: string
}

function commit(headers: Readonly<Record<string, string>>, asked: Asked = {}): Promise<Heard> {
  const { via = 'api', kind = 'create', collection = 'companies', data = { name: 'Engines' }, id = randomUUID() } = asked
  const about = kind === 'create' ? { data } : { patch: data, expect: 'any' }
  const mutations = [{ kind, collection, id, ...about }]
  return ask('rpc/commit', headers, { workspace_id: asked.to ?? workspaceId, mutation_id: randomUUID(), via, mutations })
}

const WRITTEN = { status: 200, body: { outcomes: [{ status: 'written' }] } }
const SIGNED_OUT = { status: 401, body: { code: 'auth/signed-out', details: { reason: 'revoked' } } }
const VIA_WRONG = { status: 422, body: { code: 'record/invalid', details: { fields: { via: { rule: 'choice' } } } } }
const denied = (details: object) => ({ status: 403, body: { code: 'access/denied', details } })

describe('a key', () => {
  it('reads and writes as whoever made it, and says that it was a program', async () => {
    const key = await make()
    expect(await commit(by(key))).toMatchObject(WRITTEN)
    expect(await read(key, 'companies?select=name,created_by,created_via')).toEqual({
      status: 200,
      body: [{ name: 'Engines', created_by: ownerId, created_via: 'api' }],
    })
    const [line] =
      await backend.sql`select source, actor_id, source_key from public.activities where workspace_id = ${workspaceId}
      and verb = 'created' and label = 'Engines'`
    const sourceKey = { name: 'Till', ending: key.key.slice(-4) }
    expect(line).toEqual({ source: 'api', actor_id: ownerId, source_key: sourceKey })
    const logged = await backend.sql`select via, member_id, session_id, source_key from public.audit_log
      where collection in ('companies', 'workspaces') order by version`
    expect(logged).toEqual([
      expect.objectContaining({ via: 'function', source_key: null }),
      { via: 'api', member_id: ownerId, session_id: null, source_key: { id: key.keyId, ...sourceKey } },
    ])
  })

  it('reads what a start reads, and the feed', async () => {
    const key = await make({ scope: 'read' })
    const { body } = await ask('rpc/start', by(key), {})
    expect(body).toMatchObject({ workspaces: [{ id: workspaceId }], opened: { id: workspaceId } })
    expect((await ask('rpc/pull', by(key), { workspace_id: workspaceId, after: null, max: 10 })).status).toBe(200)
  })

  it('is told what it is, and when it was used last, to the hour', async () => {
    const { keyId, ...key } = await make({ scope: 'import' })
    const { status, body } = await use(key)
    expect(status).toBe(200)
    expect(body).toEqual({
      key: { id: keyId, name: 'Till', scope: 'import' },
      workspace_id: workspaceId,
      member_id: ownerId,
      user_id: owner.userId,
      is_granted: false,
      now: expect.any(Number) as unknown,
    })
    const { body: listed } = await call(backend, 'list-api-keys', { workspaceId }, { by: owner })
    const [told] = listed.value!['keys'] as unknown as { lastUsedAt: string }[]
    expect(told!.lastUsedAt).toMatch(/:00:00\.000Z$/)
    expect(Date.now() - Date.parse(told!.lastUsedAt)).toBeLessThan(3_600_000)
  })

  it('needs no more of the interface than the role that it connects as has', async () => {
    const { key, keyId } = await make()
    const [row] = await backend.sql.begin(async (tx) => {
      await tx`set local session authorization authenticator`
      await tx`select set_config('role', 'anon', true), set_config('statement_timeout', '2s', true),
        set_config('request.jwt.claims', '{"role": "anon"}', true),
        set_config('request.headers', ${JSON.stringify({ 'portside-key': key })}, true)`
      await tx`select private.take_key()`
      return tx`select current_user, auth.uid(), auth.jwt() ->> 'key_id' as key_id, current_setting('statement_timeout') as limit`
    })
    expect(row).toEqual({ current_user: 'authenticated', uid: owner.userId, key_id: keyId, limit: '5s' })
  })

  it('writes nothing when it is for reading, nor as a viewer', async () => {
    expect(await commit(by(await make({ scope: 'read' })))).toEqual(denied({ action: 'commit' }))
    const viewer = await make({ robot: 'viewer' })
    expect(await commit(by(viewer))).toEqual(denied({ action: 'create', collection: 'companies' }))
    expect(await read(viewer)).toEqual({ status: 200, body: [] })
  })

  it('says no other origin than its own, and a person never says that of a program', async () => {
    const [write, imports] = [await make(), await make({ scope: 'import' })]
    for (const via of ['app', 'import', 'function', 'sample', null])
      expect([via, await commit(by(write), { via })]).toEqual([via, VIA_WRONG])
    for (const via of ['app', 'function', null]) expect([via, await commit(by(imports), { via })]).toEqual([via, VIA_WRONG])
    for (const via of ['api', 'import']) expect([via, await commit(by(imports), { via })]).toMatchObject([via, WRITTEN])
    // An assistant proposes, unless the workspace has chosen otherwise.
    expect(await commit(by(imports), { via: 'agent' })).toMatchObject(denied({ action: 'act', collection: 'companies' }))
    const data = { status: 'open', lines: '[]' }
    expect(await commit(by(write), { via: 'agent', collection: 'drafts', data })).toMatchObject(WRITTEN)
    for (const via of ['api', 'import'])
      expect(await commit(by(imports), { via, collection: 'drafts', data })).toMatchObject({ status: 403 })
    expect(await commit(byOwner())).toEqual(VIA_WRONG)
    expect(await commit(byOwner(), { via: 'app' })).toMatchObject(WRITTEN)
  })

  it('changes neither who is in the workspace nor how it is set up', async () => {
    const keys = { write: await make(), import: await make({ scope: 'import' }) }
    const update = { kind: 'update', data: { display_name: 'X' }, id: ownerId, collection: 'members' }
    expect(await commit(by(keys.import), update)).toEqual(denied({ action: 'update', collection: 'members' }))
    for (const collection of [
      'workspaces',
      'invitations',
      'webhooks',
      'field_definitions',
      'pipelines',
      'saved_views',
      'merges',
      'x',
    ])
      expect([collection, (await commit(by(keys.import), { collection })).status]).toEqual([collection, 403])
    for (const collection of ['imports', 'import_chunks']) {
      expect(await commit(by(keys.write), { collection, data: {} })).toMatchObject({ status: 403 })
      expect(await commit(by(keys.import), { collection, data: {} })).toMatchObject({ body: { code: 'record/invalid' } })
    }
  })

  it('is told nothing of the project, and calls nothing that is the backend’s', async () => {
    const key = await make()
    expect(await ask('rpc/schedules', by(key), {})).toEqual({ status: 200, body: null })
    // To the interface, whoever brought no token is a stranger.
    expect((await ask('rpc/api_keys_of', by(key), { workspace_id: workspaceId })).status).toBe(401)
    expect((await ask('rpc/api_keys_of', byOwner(), { workspace_id: workspaceId })).status).toBe(403)
    expect(await ask('rpc/api_key_use', byOwner(), {})).toEqual(denied({ action: 'api' }))
  })

  it('sees no other workspace, though its member’s account belongs to both', async () => {
    const other = await workspaceOf('Mills')
    expect(await commit(byOwner(), { via: 'app', to: other })).toMatchObject(WRITTEN)
    const key = await make()
    for (const table of ['companies', 'members', 'workspaces', 'pipelines', 'invitations', 'notifications', 'audit_log'])
      expect([table, await read(key, `${table}?select=workspace_id&workspace_id=eq.${other}`)]).toEqual([
        table,
        { status: 200, body: [] },
      ])
    expect(await commit(by(key), { to: other })).toEqual(denied({ action: 'commit' }))
    expect(await ask('rpc/pull', by(key), { workspace_id: other, after: null, max: 10 })).toMatchObject({ status: 403 })
    expect(await read(key, 'workspaces?select=id')).toEqual({ status: 200, body: [{ id: workspaceId }] })
  })
})

describe('a key that is over', () => {
  it.each([
    ['it is revoked', ({ keyId }: Made) => call(backend, 'revoke-api-key', { workspaceId, keyId }, { by: owner })],
    ['it has expired', ({ keyId }: Made) => backend.sql`update private.api_keys set expires_at = now() where id = ${keyId}`],
    ['its member is deactivated', ({ memberId }: Made) => setMember(memberId, { status: 'deactivated' })],
    ['its member is gone', ({ memberId }: Made) => setMember(memberId, { deleted_at: new Date() })],
    [
      'the account of its member is banned',
      () => backend.sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${owner.userId}`,
    ],
    [
      'the workspace is in the trash',
      () => backend.sql`update public.workspaces set deleted_at = now() where id = ${workspaceId}`,
    ],
  ])('signs nobody in once %s', async (_, end) => {
    const key = await make()
    expect((await read(key)).status).toBe(200)
    await end(key)
    expect([await read(key), await use(key), await commit(by(key))]).toEqual([SIGNED_OUT, SIGNED_OUT, SIGNED_OUT])
  })

  it('stays revoked as it was', async () => {
    const { keyId } = await make()
    for (const at of ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']) {
      await ask('rpc/api_key_revoke', { apikey: KEYS.secret }, { workspace_id: workspaceId, id: keyId, revoked_at: at })
    }
    const [row] = await backend.sql`select revoked_at from private.api_keys where id = ${keyId}`
    expect(row).toEqual({ revoked_at: new Date('2026-11-01T00:00:00Z') })
  })

  it('is not in the header of a request that has a token, too', async () => {
    const key = await make()
    for (const other of [byOwner(), { apikey: KEYS.secret }])
      expect(await ask('companies', { ...by(key), ...other })).toEqual(SIGNED_OUT)
  })

  it.each([
    ['nothing', ''],
    ['garbage', 'garbage'],
    ['a quote', '"portside-key"'],
    ['a name of a role', 'service_role'],
    ['one nobody made', apiKeyText(randomUUID() as Id, randomBytes(32).toString('hex'))],
  ])('or none is refused: %s', async (_, key) => {
    expect(await read({ key })).toEqual(SIGNED_OUT)
  })

  it('is not what another header says', async () => {
    expect((await ask('rpc/backend_info', { 'x-any': 'portside-key', 'x-more': '"portside-key"' }, {})).status).toBe(200)
    expect(await ask('companies', { ...byOwner(), 'x-any': 'portside-key' })).toEqual({ status: 200, body: [] })
  })

  it('is not looked up by its hash, nor under another workspace', async () => {
    const { key } = await make()
    const hash = createHash('sha256').update(key).digest('hex')
    expect(await read({ key: `${key.slice(0, 42)}${hash}` })).toEqual(SIGNED_OUT)
    expect(await read({ key: apiKeyText(randomUUID() as Id, key.slice(-64)) })).toEqual(SIGNED_OUT)
    expect((await ask('rpc/key_claims', {}, {})).status).toBe(404)
  })
})

describe('the use of a key', () => {
  it('is counted, and over 600 times a minute refused until the minute is over', async () => {
    const [busy, other] = [await make(), await make()]
    await use(busy)
    await backend.sql`update private.api_key_uses set uses = 599, minute = date_trunc('minute', private.clock())`
    const answers = [await use(busy), await use(busy)]
    // The minute may be over in between.
    if (answers[1]!.status === 200) return expect(await minuteOf(busy)).toBeLessThan(600)
    expect(answers.map(({ status }) => status)).toEqual([200, 429])
    expect(answers[1]!.body).toMatchObject({ code: 'net/throttled' })
    const { retryAfterMs } = (answers[1]!.body as { details: { retryAfterMs: number } }).details
    expect(retryAfterMs).toBeGreaterThan(0)
    expect(retryAfterMs).toBeLessThanOrEqual(60_000)
    expect((await use(other)).status).toBe(200)
    await backend.sql`update private.api_key_uses set minute = minute - interval '1 minute'`
    expect([(await use(busy)).status, await minuteOf(busy)]).toEqual([200, 1])
  })
})

describe('a robot', () => {
  it('acts as itself: a member without an account', async () => {
    const key = await make({ robot: 'member' })
    expect(await use(key)).toMatchObject({ body: { member_id: key.memberId, user_id: key.memberId } })
    expect(await commit(by(key))).toMatchObject(WRITTEN)
    const [row] = await backend.sql`select m.user_id, m.account_id, c.created_by from public.members m
      join public.companies c on c.workspace_id = m.workspace_id where m.id = ${key.memberId}`
    expect(row).toEqual({ user_id: key.memberId, account_id: null, created_by: key.memberId })
  })

  it('sees no deal that its role does not see', async () => {
    const robot = await make({ robot: 'member' })
    const [manager, colleague] = [await make({ robot: 'admin' }), await make({ robot: 'member' })]
    const [stage] =
      await backend.sql`select id, pipeline_id from public.stages where workspace_id = ${workspaceId} and kind = 'open' limit 1`
    const data = {
      title: 'Loom',
      currency: 'EUR',
      rank: 'a0',
      stage_id: stage!['id'],
      pipeline_id: stage!['pipeline_id'],
      owner_id: colleague.memberId,
    }
    expect(await commit(by(manager), { collection: 'deals', data })).toMatchObject(WRITTEN)
    const seenBy = async (key: Made) => ((await read(key, 'deals?select=title')).body as unknown[]).length
    expect([await seenBy(robot), await seenBy(colleague), await seenBy(manager)]).toEqual([1, 1, 1])
    await backend.sql`update public.workspaces set member_visibility = 'own-and-unassigned-deals' where id = ${workspaceId}`
    expect([await seenBy(robot), await seenBy(colleague), await seenBy(manager)]).toEqual([0, 1, 1])
  })

  it('never becomes an owner, whoever says so', async () => {
    const { memberId } = await make({ robot: 'member' })
    const update = { kind: 'update', collection: 'members', id: memberId, via: 'app' }
    expect(await commit(byOwner(), { ...update, data: { role: 'owner' } })).toEqual(
      denied({ action: 'update', collection: 'members' }),
    )
    expect(await commit(byOwner(), { ...update, data: { role: 'admin' } })).toMatchObject(WRITTEN)
    await expect(setMember(memberId, { role: 'owner' })).rejects.toThrow('members_robot_no_owner')
  })

  it('is nobody’s account, even one of the same id', async () => {
    const { memberId } = await make({ robot: 'admin' })
    const guest = await caller(backend, 'guest@example.com')
    const session = randomUUID()
    await backend.sql`insert into auth.users (id, email) values (${memberId}, 'robot@example.com')`
    await backend.sql`insert into auth.sessions (id, user_id) values (${session}, ${memberId})`
    const token = mintToken({ role: 'authenticated', sub: memberId, session_id: session })
    for (const stranger of [token, guest.token])
      expect(await ask('workspaces', { authorization: `Bearer ${stranger}` })).toEqual({ status: 200, body: [] })
    expect(await commit({ authorization: `Bearer ${token}` }, { via: 'app' })).toEqual(denied({ action: 'commit' }))
    await backend.sql`delete from auth.users where id = ${memberId}`
    expect(await backend.sql`select status from public.members where id = ${memberId}`).toEqual([{ status: 'active' }])
  })

  it('goes by its key, and every other member has an account that is there', async () => {
    const key = await make({ robot: 'member' })
    await call(backend, 'revoke-api-key', { workspaceId, keyId: key.keyId }, { by: owner })
    expect(await backend.sql`select status from public.members where id = ${key.memberId}`).toEqual([{ status: 'deactivated' }])
    await expect(setMember(ownerId, { user_id: randomUUID() })).rejects.toThrow('members_account_id_fkey')
  })
})

describe('what is left of keys', () => {
  it('is nothing once the workspace is purged', async () => {
    await use(await make({ robot: 'member' }))
    await backend.sql`delete from public.workspaces where id = ${workspaceId}`
    expect(
      await backend.sql`select id::text from private.api_keys union all select key_id::text from private.api_key_uses`,
    ).toEqual([])
  })

  it('is, once the account of their member is deleted, those of robots', async () => {
    const [, robot] = [await make(), await make({ robot: 'member' })]
    await expect(deleteAccount()).rejects.toThrow('members_status_somebody')
    await setMember(ownerId, { status: 'deactivated' })
    await deleteAccount()
    expect(await backend.sql`select id from private.api_keys`).toEqual([{ id: robot.keyId }])
    expect(await backend.sql`select user_id from public.members where id = ${ownerId}`).toEqual([{ user_id: null }])
  })
})

describe('adding a key', () => {
  it('again changes nothing', async () => {
    const { keyId } = await make()
    const [kept] = await backend.sql`select * from private.api_keys where id = ${keyId}`
    const { expires_at, last_used_at: _, revoked_at: __, ...same } = kept!
    const again = { ...same, expires_at, name: 'Other', hash: '0'.repeat(64) }
    expect((await ask('rpc/api_key_add', { apikey: KEYS.secret }, again)).status).toBeLessThan(300)
    expect(await backend.sql`select * from private.api_keys`).toEqual([kept])
  })
})

function setMember(id: string, columns: Readonly<Record<string, unknown>>) {
  return backend.sql`update public.members set ${backend.sql(columns)} where id = ${id}`
}

function deleteAccount() {
  return backend.sql`select private.delete_account(${owner.userId})`
}

async function minuteOf({ keyId }: Made): Promise<number> {
  const [row] = await backend.sql`select uses from private.api_key_uses where key_id = ${keyId}`
  return row!['uses'] as number
}
