import { expect } from 'vitest'
import { refusal } from './acts'
import { callerOf, program } from './program'
import { CALLBACK, NOWHERE, opens, programAddress, rawProgram, SigningIn } from './signed-in-program'
import { scenario, type Scenario } from './scenario'
import { newMutationId } from '../harness/stage'
import { instantOf } from '../../src/domain/model/kernel/instant'

const HOUR_MS = 3_600_000

/** What programs are promised that come without a key, and people who let them in. */
export const oauth: readonly Scenario[] = [
  scenario(
    'oauth/sign-in',
    'a program that knows the address signs in, works as whoever let it in, and goes on',
    async ({ stage }) => {
      const member = await stage.as('member')
      const address = await programAddress(stage, member)
      const aide = new SigningIn(stage, address)
      await aide.signIn(member)
      expect(Object.fromEntries(aide.asked?.searchParams ?? [])).toMatchObject({
        code_challenge_method: 'S256',
        resource: `${address}/mcp`,
        scope: 'read write',
      })
      const client = await aide.connect()
      await client.callTool({
        name: 'create',
        arguments: { collection: 'people', data: { firstName: 'Ada', lastName: 'Lovelace' } },
      })
      const proposed = async () =>
        (await member.ports.records.list('drafts', { workspaceId: stage.workspaceId, limit: 10, orderBy: [] })).items
      await expect
        .poll(async () => (await proposed()).map(({ createdBy }) => createdBy))
        .toEqual([{ memberId: member.memberId, via: 'agent' }])
      // Its access has ended by now, and it renews it by itself.
      const before = aide.known?.access_token
      await stage.world.advance(HOUR_MS + 1000)
      expect((await client.listTools()).tools.length).toBeGreaterThan(5)
      expect([aide.known?.access_token === before, await opens(stage, before)]).toEqual([false, 401])
      await client.close()
    },
  ),

  scenario(
    'oauth/described',
    'a program without a token is told where it gets one, and what it has to bring',
    async ({ stage }) => {
      const issuer = await programAddress(stage, await stage.as('owner'))
      const read = async (path: string) => (await stage.world.program(path)).json()
      expect(await read('/.well-known/oauth-protected-resource')).toMatchObject({
        resource: `${issuer}/mcp`,
        authorization_servers: [issuer],
      })
      const server = await read('/.well-known/openid-configuration')
      expect(server).toEqual(await read('/.well-known/oauth-authorization-server'))
      expect(server).toMatchObject({
        issuer,
        authorization_endpoint: expect.stringMatching(/\/connect$/),
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      })
    },
  ),

  scenario('oauth/code', 'a code is for the program that asked, for a minute', async ({ stage }) => {
    const owner = await stage.as('owner')
    const [aide, other] = [await rawProgram(stage), await rawProgram(stage, { redirectUris: [CALLBACK, 'https://eve.example/'] })]
    const code = await aide.consent(owner)
    const attempts = [
      other.exchange(code),
      aide.exchange(code, { redirect_uri: 'https://eve.example/' }),
      aide.exchange(code, { code_verifier: 'w'.repeat(50) }),
      aide.exchange(code, { code_verifier: '' }),
      aide.exchange(code.replace(/.{8}$/, '00000000')),
      aide.exchange('portside_code_e30.00'),
      aide.exchange(code, { resource: 'https://elsewhere.example/mcp' }),
    ]
    expect((await Promise.all(attempts)).map(({ status, body }) => [status, body['error']])).toEqual([
      ...Array.from({ length: 6 }, () => [400, 'invalid_grant']),
      [400, 'invalid_target'],
    ])
    expect((await aide.exchange(code)).status).toBe(200)
    const late = await aide.consent(owner)
    await stage.world.advance(61_000)
    expect((await aide.exchange(late)).body).toEqual({ error: 'invalid_grant' })
  }),

  scenario('oauth/code-twice', 'a code that is used twice ends what came of it', async ({ stage }) => {
    const aide = await rawProgram(stage)
    const code = await aide.consent(await stage.as('owner'))
    const { body: tokens } = await aide.exchange(code)
    expect(await opens(stage, tokens['access_token'])).toBe(200)
    expect((await aide.exchange(code)).body).toEqual({ error: 'invalid_grant' })
    expect([await opens(stage, tokens['access_token']), (await aide.renew(tokens['refresh_token'])).status]).toEqual([401, 400])
  }),

  scenario(
    'oauth/renewal',
    'a renewal replaces both tokens, is answered again if it was lost, and found out if it was stolen',
    async ({ stage }) => {
      const aide = await rawProgram(stage)
      const eve = await rawProgram(stage, { redirectUris: ['https://eve.example/'] })
      const { body: first } = await aide.exchange(await aide.consent(await stage.as('owner'), { scope: 'read' }))
      expect((await eve.renew(first['refresh_token'])).body).toEqual({ error: 'invalid_grant' })
      const { body: second } = await aide.renew(first['refresh_token'])
      expect(second).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read' })
      expect(second['access_token']).not.toBe(first['access_token'])
      expect([await opens(stage, first['access_token']), await opens(stage, second['access_token'])]).toEqual([401, 200])
      const again = await aide.renew(first['refresh_token'])
      expect(again.body).toMatchObject({ access_token: second['access_token'], refresh_token: second['refresh_token'] })
      await stage.world.advance(31_000)
      expect((await aide.renew(first['refresh_token'])).body).toEqual({ error: 'invalid_grant' })
      expect([await opens(stage, second['access_token']), (await aide.renew(second['refresh_token'])).status]).toEqual([401, 400])
    },
  ),

  scenario(
    'oauth/consent',
    'nobody is asked for a program that is made up, or sent where it does not live',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const outsider = await stage.as('outsider')
      const aide = await rawProgram(stage, { redirectUris: ['https://aide.example/back', CALLBACK, 'aide://callback'] })
      const call = callerOf(stage, owner)
      const read = (redirectUri: string, clientId = aide.clientId) => call('read-program', { clientId, redirectUri })
      expect(await read('https://aide.example/back')).toMatchObject({ name: 'Aide', host: 'aide.example', staysOnDevice: false })
      // A program on the person's own machine takes whatever port is free.
      expect(await read('http://127.0.0.1:40001/callback')).toMatchObject({ host: '127.0.0.1', staysOnDevice: true })
      expect(await read('aide://callback')).toMatchObject({ host: 'aide', staysOnDevice: true })
      for (const [uri, clientId] of [
        ['https://aide.example/back/'],
        ['https://aide.example.eve.example/back'],
        ['http://127.0.0.1:40001/other'],
        ['javascript://aide.example/%0aalert(1)'],
        ['https://aide.example/back', `${aide.clientId.slice(0, -8)}00000000`],
        ['https://aide.example/back', 'https://aide.example/client.json'],
      ] as const)
        await expect(read(uri, clientId)).rejects.toThrow('program-unknown')
      await refusal(aide.consent(outsider), 'access/denied')
      // Where no program can come, there is no address that it could mean.
      if ((await programAddress(stage, owner)) !== NOWHERE)
        await expect(aide.consent(owner, { resource: 'https://elsewhere.example/mcp' })).rejects.toThrow('program-elsewhere')
      const past = instantOf(stage.world.now() - 1000)
      await refusal(aide.consent(owner, { until: past }), 'record/invalid')
    },
  ),

  scenario(
    'oauth/least',
    'a viewer lets a program read only, and what it was let into is all that it opens',
    async ({ stage }) => {
      const aide = await rawProgram(stage)
      const { body: tokens } = await aide.exchange(await aide.consent(await stage.as('viewer'), { scope: 'write' }))
      expect(tokens['scope']).toBe('read')
      expect([await opens(stage, tokens['access_token']), await opens(stage, tokens['access_token'], '/v1/me')]).toEqual([
        200, 401,
      ])
    },
  ),

  scenario(
    'oauth/over',
    'what a program was let do ends when it is said, and when its member or its time goes',
    async ({ stage }) => {
      const owner = await stage.as('owner')
      const leaver = await stage.oneMore('member')
      const aide = await rawProgram(stage)
      const granted = async (actor = owner, more = {}) => (await aide.exchange(await aide.consent(actor, more))).body
      const [gone, timed, left] = [
        await granted(leaver),
        await granted(owner, { until: instantOf(stage.world.now() + HOUR_MS / 2) }),
        await granted(),
      ]
      const unused = await aide.consent(leaver)
      await callerOf(stage, owner)('deactivate-member', {
        workspaceId: stage.workspaceId,
        memberId: leaver.memberId,
        heirs: { people: null, companies: null, deals: null, tasks: null },
      })
      expect([await opens(stage, gone['access_token']), (await aide.exchange(unused)).body['error']]).toEqual([
        401,
        'invalid_grant',
      ])
      expect((await aide.renew(gone['refresh_token'])).body).toEqual({ error: 'invalid_grant' })
      // Another program ends nothing with a token that it has come by.
      await (await rawProgram(stage, { redirectUris: ['https://eve.example/'] })).revoke(left['refresh_token'])
      expect(await opens(stage, left['access_token'])).toBe(200)
      expect((await aide.revoke(left['refresh_token'])).status).toBe(200)
      expect([await opens(stage, left['access_token']), (await aide.revoke('made up')).status]).toEqual([401, 200])
      expect(Number(timed['expires_in'])).toBeLessThanOrEqual(HOUR_MS / 2000)
      await stage.world.advance(HOUR_MS / 2)
      expect([await opens(stage, timed['access_token']), (await aide.renew(timed['refresh_token'])).status]).toEqual([401, 400])
    },
  ),

  scenario('oauth/list', 'people see and end what they let do; managers what everybody did', async ({ stage }) => {
    const [owner, member, another] = [await stage.as('owner'), await stage.as('member'), await stage.oneMore('member')]
    const { workspaceId } = stage
    const aide = await rawProgram(stage)
    await program(stage, owner, { scope: 'read' })
    const { body: tokens } = await aide.exchange(await aide.consent(member))
    const listed = async (actor = owner) => (await callerOf(stage, actor)('list-api-keys', { workspaceId })).keys
    const [mine = null, ...more] = await listed(member)
    expect([mine, more, await listed(another), (await listed()).length]).toMatchObject([
      { name: 'Aide', memberId: member.memberId, scope: 'write', grant: { host: '127.0.0.1', until: null } },
      [],
      [],
      2,
    ])
    const keyId = mine?.id ?? workspaceId
    const input = { workspaceId, keyId }
    const options = { mutationId: newMutationId(stage.world) }
    expect(await another.ports.functions.call('revoke-api-key', input, options)).toEqual({ ok: false, refusal: 'key-unknown' })
    await callerOf(stage, member)('revoke-api-key', input)
    expect([await opens(stage, tokens['access_token']), (await aide.renew(tokens['refresh_token'])).status]).toEqual([401, 400])
  }),

  scenario('oauth/registration', 'a program registers where it lives, by a name that is one', async ({ stage }) => {
    const register = async (metadata: unknown) => {
      const body = JSON.stringify(metadata)
      const answer = await stage.world.program('/oauth/register', { method: 'POST', body })
      return (await answer.json()) as Record<string, unknown>
    }
    for (const uri of [
      'http://eve.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://a.example/#x',
      'https://u:p@a.example/',
      '/',
    ])
      expect(await register({ redirect_uris: [uri] })).toEqual({ error: 'invalid_redirect_uri' })
    for (const wrong of [null, {}, { redirect_uris: [] }, { redirect_uris: Array.from({ length: 9 }, () => CALLBACK) }])
      expect(await register(wrong)).toEqual({ error: 'invalid_client_metadata' })
    const name = '<script>alert(1)</script>\u202e\n\u0000 Aide'
    expect(await register({ client_name: name, redirect_uris: [CALLBACK] })).toMatchObject({
      client_name: '<script>alert(1)</script> Aide',
      token_endpoint_auth_method: 'none',
    })
    expect(await register({ redirect_uris: ['https://aide.example/'] })).toMatchObject({ client_name: 'aide.example' })
  }),
]
