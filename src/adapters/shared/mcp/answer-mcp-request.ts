import { asPortError, isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { ApiSession } from '../../../domain/use-cases/api/api-session'
import { keyOf, MAX_JSON_BYTES } from '../../../domain/use-cases/api/answer-request'
import { challengeOf } from '../../../domain/use-cases/api/oauth/metadata'
import type { OAuthServer } from '../../../domain/use-cases/api/oauth/oauth-server'
import { PROBLEM_TYPE, problemOf } from '../../../domain/use-cases/api/problem'
import { blobIn } from '../../../domain/use-cases/api/read-body'

/**
 * Any page may call that came over a safe line, and from whatever address: what lets it in is a key, which no browser sends by
 * itself.
 */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after, www-authenticate',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}
const PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, last-event-id, mcp-protocol-version, mcp-session-id',
  'access-control-max-age': '7200',
}

/** Of JSON-RPC 2.0, 5.1. */
const RPC = { parse: -32_700, invalidRequest: -32_600, notAllowed: -32_000 }

/** What is made of a message that came with a good key. */
export type Answering = (
  request: Request,
  of: { readonly message: unknown; readonly session: ApiSession; readonly log: McpOptions['log'] },
) => Promise<Response>

export interface McpOptions {
  /** What lets programs in, and tells those without a key how to get one. */
  readonly server: Pick<OAuthServer, 'access' | 'issuer'>
  /** The path before `/mcp`. */
  readonly base: string
  /** Told of what nobody expected; callers are not. */
  readonly log: (error: PortError) => void
  /** Fetched with the first good key. */
  readonly offer: () => Promise<Answering>
}

/** The Model Context Protocol over HTTP, with keys as the HTTP API has: who may come in, and with what. */
export async function answerMcpRequest(request: Request, options: McpOptions): Promise<Response> {
  const response = await answered(request, options)
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}

async function answered(request: Request, { server, base, log, offer }: McpOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  if (isFromUnsafePage(request)) return rpcError(403, RPC.notAllowed, 'Pages on plain http may not call.')
  try {
    const { pathname } = new URL(request.url)
    if (pathname !== `${base}/mcp`) throw portError('capability/missing', { capability: pathname })
    // There is no session to end, and nothing to be told unasked.
    if (request.method !== 'POST') return rpcError(405, RPC.notAllowed, 'The method is not allowed.', { allow: 'POST, OPTIONS' })
    const key = keyOf(request)
    if (key === null) throw portError('auth/signed-out', { reason: 'none' })
    const session = await server.access.open(key)
    const message = jsonIn(await (await blobIn(request, MAX_JSON_BYTES)).text())
    if (message === undefined) return rpcError(400, RPC.parse, 'This is no JSON.')
    // Many calls in one request would count as one; the protocol has none of that any more.
    if (Array.isArray(message)) return rpcError(400, RPC.invalidRequest, 'One message a request.')
    const answer = await offer()
    return await answer(request, { message, session, log })
  } catch (thrown) {
    const error = asPortError(thrown, 'api')
    if (error.code === 'internal/unexpected' || error.code === 'net/unavailable') log(error)
    const { status, body, headers } = problemOf(error)
    const challenge = isPortError(error, 'auth/signed-out') && { 'www-authenticate': challengeOf(server) }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': PROBLEM_TYPE, ...headers, ...challenge } })
  }
}

/**
 * A page on plain http, and not of this machine. Whoever owns a name can have it lead to somebody's own machine (DNS rebinding):
 * the page is of that name then, `Host` says the same, and only its line gives it away, as no such name has a certificate here.
 */
function isFromUnsafePage({ headers }: Request): boolean {
  const origin = headers.get('origin')
  if (origin === null || !URL.canParse(origin)) return false
  const { protocol, hostname } = new URL(origin)
  return protocol === 'http:' && !LOOPBACK.test(hostname)
}

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** `undefined`: it is none. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function rpcError(status: number, code: number, message: string, headers: Readonly<Record<string, string>> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code, message }, id: null }
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
}
