import { clientIn } from '../../../model/api/program-client'
import { asPortError, isPortError, type PortError } from '../../../model/errors/port-error'
import { blobIn } from '../read-body'
import { problemOf } from '../problem'
import { registered } from './clients'
import { resourceMetadata, serverMetadata } from './metadata'
import type { OAuthServer } from './oauth-server'
import { revoke } from './revoke'
import { tokensFor } from './token-endpoint'

const MAX_BYTES = 32 * 1024
const WELL_KNOWN = /\/\.well-known\/(oauth-protected-resource|oauth-authorization-server|openid-configuration)(?:\/|$)/

/** Any page may ask: what lets a program in is what it knows, which no browser sends by itself. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'no-store',
  'content-type': 'application/json',
  'x-content-type-options': 'nosniff',
}
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, mcp-protocol-version',
  'access-control-max-age': '7200',
}

/** Is it a question to the authorization server? @param base the path before `/v1` and `/mcp` */
export function isOAuthPath(pathname: string, base: string): boolean {
  return pathname.startsWith(`${base}/oauth/`) || WELL_KNOWN.test(pathname)
}

/** The authorization server for programs: what it can do, registration, tokens and their revocation. */
export async function answerOAuthRequest(
  request: Request,
  { server, base, log }: { readonly server: OAuthServer; readonly base: string; readonly log: (error: PortError) => void },
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...HEADERS, ...PREFLIGHT } })
  const known = WELL_KNOWN.exec(pathname)?.[1]
  const path = known === undefined ? pathname.slice(`${base}/oauth/`.length) : known
  const answer = ANSWERS[path]
  if (answer === undefined) return json(404, { error: 'not_found' })
  const [method, run] = answer
  if (request.method !== method) return new Response(null, { status: 405, headers: { ...HEADERS, allow: `${method}, OPTIONS` } })
  try {
    return await run(request, server)
  } catch (thrown) {
    const error = asPortError(thrown, 'api')
    if (isPortError(error, 'record/invalid')) return failed('invalid_request')
    if (error.code === 'internal/unexpected' || error.code === 'net/unavailable') log(error)
    const { status, headers } = problemOf(error)
    return json(status, { error: status === 429 ? 'temporarily_unavailable' : 'server_error' }, headers)
  }
}

type Answering = readonly [method: 'GET' | 'POST', run: (request: Request, server: OAuthServer) => Promise<Response>]

const AS_SERVER: Answering = ['GET', async (_, server) => json(200, serverMetadata(server))]

const ANSWERS: Readonly<Record<string, Answering | undefined>> = {
  'oauth-protected-resource': ['GET', async (_, server) => json(200, resourceMetadata(server))],
  'oauth-authorization-server': AS_SERVER,
  'openid-configuration': AS_SERVER,
  keys: ['GET', async () => json(200, { keys: [] })],
  register: ['POST', register],
  token: ['POST', token],
  revoke: [
    'POST',
    async (request, server) => {
      await revoke(await formIn(request), server)
      return json(200, {})
    },
  ],
}

async function register(request: Request, server: OAuthServer): Promise<Response> {
  const client = clientIn(jsonOf(await textIn(request)))
  if (typeof client === 'string') return failed(client)
  return json(201, {
    client_id: await registered(client, server),
    client_name: client.name,
    redirect_uris: client.redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  })
}

async function token(request: Request, server: OAuthServer): Promise<Response> {
  const tokens = await tokensFor(await formIn(request), server)
  return typeof tokens === 'string' ? failed(tokens) : json(200, tokens)
}

async function formIn(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await textIn(request))
}

async function textIn(request: Request): Promise<string> {
  return (await blobIn(request, MAX_BYTES)).text()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function failed(error: string): Response {
  return json(error === 'invalid_client' ? 401 : 400, { error })
}

function json(status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, ...headers } })
}
