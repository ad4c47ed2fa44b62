import { OPERATIONS } from '../../model/api/operations'
import { asPortError, portError, type PortError } from '../../model/errors/port-error'
import { LIMITS } from '../../model/records/limits'
import type { ApiAnswer } from './api-answer'
import type { ApiAccess, ApiSession } from './api-session'
import { changesStream } from './changes-stream'
import { conflictProblem, PROBLEM_TYPE, type Problem, problemOf } from './problem'
import { fileIn, jsonIn } from './read-body'
import { mutationIdIn } from './idempotency'
import { type Route, routeOf } from './route'
import { runOperation } from './run-operation'

/** Any page may call: what lets it in is a key, which no browser sends by itself. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, location, retry-after',
}
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, if-match, last-event-id',
  'access-control-max-age': '7200',
}
const HEADERS = { ...CORS, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** The longest commit has `LIMITS.batchCharacters`, of up to four bytes each. */
export const MAX_JSON_BYTES = 4 * LIMITS.batchCharacters

/**
 * The HTTP API: JSON over the operations, problem details (RFC 9457) for what fails.
 *
 * @param base the path before `/v1`
 * @param log told of what nobody expected; callers are not
 */
export async function answerApiRequest(
  request: Request,
  { access, base, log }: { readonly access: ApiAccess; readonly base: string; readonly log: (error: PortError) => void },
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT })
  try {
    const url = new URL(request.url)
    const path = url.pathname.slice(`${base}/v1`.length)
    if (request.method === 'GET' && path === '/openapi.json') return await described(url)
    const route = routeOf(request.method, path)
    if (route === null) throw portError('capability/missing', { capability: path })
    if (route === 'other-method') return problem({ status: 405, body: { title: 'The method is not allowed.', status: 405 } })
    const key = keyOf(request)
    if (key === null) throw portError('auth/signed-out', { reason: 'none' })
    const session = await access.open(key)
    // Whoever let it in was asked about another resource (RFC 8707).
    if (session.key.isGranted) throw portError('auth/signed-out', { reason: 'none' })
    if (route.id === 'listChanges' && accepts(request, 'text/event-stream')) return await streamed(request, url, session)
    return responseOf(await run(request, { url, route, session }), { request, base })
  } catch (thrown) {
    const error = asPortError(thrown, 'api')
    if (error.code === 'internal/unexpected' || error.code === 'net/unavailable') log(error)
    return problem(problemOf(error))
  }
}

/** What there is to ask is no secret: no key is asked for. */
async function described({ origin, pathname }: URL): Promise<Response> {
  const { openApi } = await import('./open-api')
  return json(200, openApi(`${origin}${pathname.replace(/\/openapi\.json$/, '')}`))
}

/** What a program shows as its key, whether it is one or not. */
export function keyOf(request: Request): string | null {
  return /^Bearer (\S{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
}

async function run(
  request: Request,
  { url, route: { id, parts }, session }: { readonly url: URL; readonly route: Route; readonly session: ApiSession },
): Promise<ApiAnswer> {
  const isJson = Object.keys(OPERATIONS[id].body).length > 0
  return runOperation(
    id,
    {
      input: async () => ({
        ...(isJson ? await jsonIn(request, MAX_JSON_BYTES) : {}),
        ...Object.fromEntries(url.searchParams),
        ...parts,
      }),
      mutationId: await mutationIdIn(request, session),
      via: 'api',
      expect: versionIn(request),
      bytes: () => fileIn(request, LIMITS.fileBytes),
    },
    session,
  )
}

/** The version that `If-Match` names. */
function versionIn(request: Request): string {
  const given = request.headers.get('if-match')?.trim()
  if (given === undefined || given === '*') return 'any'
  return given.replace(/^(?:W\/)?"(.*)"$/, '$1')
}

async function streamed(request: Request, url: URL, session: ApiSession): Promise<Response> {
  const after = request.headers.get('last-event-id') ?? url.searchParams.get('after')
  return new Response(await changesStream(after, session, request.signal), {
    headers: { ...HEADERS, 'content-type': 'text/event-stream' },
  })
}

function responseOf(answer: ApiAnswer, { request, base }: { readonly request: Request; readonly base: string }): Response {
  switch (answer.kind) {
    case 'value':
      return json(200, answer.value)
    case 'record': {
      const { record, isNew = false } = answer
      const { pathname } = new URL(request.url)
      const [, collection = ''] = pathname.slice(`${base}/v1`.length).split('/')
      return json(isNew ? 201 : 200, record, {
        etag: `"${record.version}"`,
        // From where it was asked for: what lies before is not known here.
        ...(isNew ? { location: `${collection}/${record.id}` } : {}),
      })
    }
    case 'bytes':
      return new Response(answer.body, {
        headers: {
          ...HEADERS,
          'content-type': answer.body.type,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
          'content-security-policy': 'sandbox',
        },
      })
    case 'conflict': {
      const { current, value = {} } = answer
      const status = request.headers.has('if-match') ? 412 : 409
      return problem(conflictProblem(status, { current, ...value }))
    }
  }
}

function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, 'content-type': 'application/json', ...headers } })
}

function problem({ status, body, headers }: Problem): Response {
  return new Response(JSON.stringify(body), { status, headers: { ...HEADERS, 'content-type': PROBLEM_TYPE, ...headers } })
}

function accepts(request: Request, type: string): boolean {
  return request.headers.get('accept')?.includes(type) ?? false
}
