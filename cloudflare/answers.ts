import { asPortError, type ErrorCode, portError, type PortError } from '../src/domain/model/errors/port-error'
import type { Answer, Fault } from '../src/adapters/cloudflare/protocol'

/** An error loses its class between objects, so that what crosses is an `Answer`. */
export async function answerOf<T>(work: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { value: await work() }
  } catch (error) {
    const failure = asPortError(error, 'cloudflare')
    // oxlint-disable-next-line no-console -- the only log of whoever runs it; a caller is told no more than that it happened
    if (failure.code === 'internal/unexpected') console.error(failure.code, failure.cause)
    return { error: faultOf(failure) }
  }
}

export function faultOf({ code, details }: PortError): Fault {
  return { code, details }
}

/** What an `Answer` holds; throws what it refuses with. */
export function valueOf<T>(answer: Answer<T>): T {
  if ('value' in answer) return answer.value
  throw portError(answer.error.code, answer.error.details)
}

const STATUSES: { readonly [C in ErrorCode]?: number } = {
  'auth/signed-out': 401,
  'auth/bad-credentials': 401,
  'access/denied': 403,
  'capability/missing': 404,
  'record/missing': 404,
  'file/missing': 404,
  'record/duplicate': 409,
  'record/in-use': 409,
  'workspace/last-owner': 409,
  'file/rejected': 413,
  'record/invalid': 422,
  'query/bad-cursor': 422,
  'auth/weak-password': 422,
  'net/throttled': 429,
  'internal/unexpected': 500,
  'net/unavailable': 503,
  'backend/not-configured': 503,
  'net/timeout': 504,
  'store/full': 507,
}

/** What a browser must not guess about an answer, and no cache may keep. */
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

export function responseOf(answer: Answer<unknown>, headers: HeadersInit = {}): Response {
  const status = 'error' in answer ? (STATUSES[answer.error.code] ?? 400) : 200
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(HEADERS)) all.set(name, value)
  return new Response(JSON.stringify(answer), { status, headers: all })
}
