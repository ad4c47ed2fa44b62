import type { ErrorCode, PortError } from '../../../src/domain/model/errors/port-error'

const STATUSES: { readonly [C in ErrorCode]?: number } = {
  'auth/signed-out': 401,
  'auth/email-unconfirmed': 403,
  'access/denied': 403,
  'capability/missing': 404,
  'record/missing': 404,
  'record/duplicate': 409,
  'record/in-use': 409,
  'workspace/last-owner': 409,
  'record/invalid': 422,
  'net/throttled': 429,
  'net/unavailable': 503,
  'net/timeout': 504,
  'store/full': 507,
}

/** What a browser must not guess about an answer, and no cache may keep. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export function answerOf(body: unknown, cors: HeadersInit): Response {
  return new Response(JSON.stringify(body), { status: 200, headers: new Headers([...Object.entries(HEADERS), ...pairs(cors)]) })
}

/** A fault in the words of the catalogue; what caused it stays on this side. */
export function faultOf({ code, details }: PortError, cors: HeadersInit): Response {
  const headers = new Headers([...Object.entries(HEADERS), ...pairs(cors)])
  if ('retryAfterMs' in details) headers.set('retry-after', String(Math.ceil(details.retryAfterMs / 1000)))
  return new Response(JSON.stringify({ error: { code, details } }), { status: STATUSES[code] ?? 500, headers })
}

function pairs(headers: HeadersInit): readonly [string, string][] {
  return [...new Headers(headers).entries()]
}
