import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tokenVerifier, type TokenClaims } from '../../supabase/functions/_shared/token'

const USER = '0192f000-0000-7000-8000-000000000001'
const SESSION = '0192f000-0000-7000-8000-000000000002'
const SECRET = 'a shared secret of a project that still has one'
const CLAIMS = { sub: USER, session_id: SESSION, role: 'authenticated', is_anonymous: false, aud: 'authenticated' }

/** A project with one key that it signs with, and publishes the other half of. */
let server: Server
let url: string
const keys = await generateKeyPair('ES256', { extractable: true })
const stranger = await generateKeyPair('ES256')
const published = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'now', alg: 'ES256', use: 'sig' }] }

beforeAll(async () => {
  server = createServer((request, response) => {
    const isKeys = request.url === '/auth/v1/.well-known/jwks.json'
    response.writeHead(isKeys ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(published))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

function asked(authorization?: string): Request {
  return new Request('https://x.example', { headers: authorization === undefined ? {} : { authorization } })
}

function verify(token: string, jwtSecret: string | null = null): Promise<TokenClaims> {
  return tokenVerifier({ backendUrl: url, jwtSecret, jwtIssuer: `${url}/auth/v1` })(asked(`Bearer ${token}`))
}

function signed(claims: JWTPayload, { key = keys.privateKey, kid = 'now', expiresAt = '5m', issuer = `${url}/auth/v1` } = {}) {
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).setIssuer(issuer).setExpirationTime(expiresAt).sign(key)
}

function bySecret(claims: JWTPayload, secret = SECRET): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('5m').sign(new TextEncoder().encode(secret))
}

const signedOut = (reason: string) => ({ code: 'auth/signed-out', details: { reason } })

describe('a caller of a function', () => {
  it('is whom a token of the project names', async () => {
    expect(await verify(await signed(CLAIMS))).toEqual({ userId: USER, sessionId: SESSION })
    expect(await verify(await bySecret(CLAIMS), SECRET)).toEqual({ userId: USER, sessionId: SESSION })
  })

  it('of a project with a domain of its own is known by the issuer that is set', async () => {
    const token = await signed(CLAIMS, { issuer: 'https://data.example/auth/v1' })
    const verifier = tokenVerifier({ backendUrl: url, jwtSecret: null, jwtIssuer: 'https://data.example/auth/v1' })
    expect(await verifier(asked(`Bearer ${token}`))).toEqual({ userId: USER, sessionId: SESSION })
  })

  it('without a token is nobody', async () => {
    const verifier = tokenVerifier({ backendUrl: url, jwtSecret: null, jwtIssuer: `${url}/auth/v1` })
    for (const header of [undefined, '', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b', `Bearer ${'a'.repeat(100_000)}`])
      await expect(verifier(asked(header))).rejects.toMatchObject(signedOut('none'))
  })

  it('with an old token is told so', async () => {
    await expect(signed(CLAIMS, { expiresAt: '1m ago' }).then((token) => verify(token))).rejects.toMatchObject(
      signedOut('expired'),
    )
  })

  it.each([
    ['of another key', () => signed(CLAIMS, { key: stranger.privateKey })],
    ['of a key that is not published', () => signed(CLAIMS, { kid: 'other' })],
    ['of another project', () => signed(CLAIMS, { issuer: 'https://other.example/auth/v1' })],
    ['for another audience', () => signed({ ...CLAIMS, aud: 'storage' })],
    [
      'that never ends',
      () =>
        new SignJWT(CLAIMS).setProtectedHeader({ alg: 'ES256', kid: 'now' }).setIssuer(`${url}/auth/v1`).sign(keys.privateKey),
    ],
    ['of the service', () => signed({ ...CLAIMS, role: 'service_role' })],
    ['of a guest', () => signed({ ...CLAIMS, is_anonymous: true })],
    ['without a session', () => signed({ ...CLAIMS, session_id: undefined })],
    ['of nobody', () => signed({ ...CLAIMS, sub: 'postgres' })],
    ['that is not signed', async () => new UnsecuredJWT(CLAIMS).setExpirationTime('5m').setIssuer(`${url}/auth/v1`).encode()],
    // The public key as if it were a shared secret.
    ['signed with the public key', () => bySecret(CLAIMS, JSON.stringify(published.keys[0]))],
    ['signed with a secret where there is none', () => bySecret(CLAIMS)],
  ])('with a token %s is nobody', async (_, token) => {
    await expect(verify(await token())).rejects.toMatchObject(signedOut('none'))
  })

  it('with a shared secret is held to the same', async () => {
    const unsigned = new UnsecuredJWT(CLAIMS).setExpirationTime('5m').encode()
    const others = [unsigned, await signed(CLAIMS), await bySecret(CLAIMS, 'another secret of the same length, or longer')]
    for (const token of others) await expect(verify(token, SECRET)).rejects.toMatchObject(signedOut('none'))
    const altered = (await bySecret(CLAIMS)).split('.')
    const service = Buffer.from(JSON.stringify({ ...CLAIMS, sub: SESSION })).toString('base64url')
    await expect(verify([altered[0], service, altered[2]].join('.'), SECRET)).rejects.toMatchObject(signedOut('none'))
  })

  it('is not to blame when the keys cannot be had', async () => {
    const token = await signed(CLAIMS)
    const verifier = tokenVerifier({ backendUrl: 'http://127.0.0.1:9', jwtSecret: null, jwtIssuer: `${url}/auth/v1` })
    await expect(verifier(asked(`Bearer ${token}`))).rejects.toMatchObject({ code: 'net/unavailable' })
  })
})
