import * as v from 'valibot'
import { type ErrorCode, portError, type PortError, RETRY } from '../../domain/model/errors/port-error'
import { parsedJson } from '../shared/parsed-json'

const THROTTLED_MS = 5000

const fault = v.object({ error: v.object({ code: v.string(), details: v.looseObject({}) }) })

/** The value of an answer of our own. @throws what it refuses with; net/throttled, net/unavailable for anything else */
export async function valueIn(answer: Response): Promise<unknown> {
  const body = parsedJson(await textOf(answer))
  if (answer.ok && typeof body === 'object' && body !== null && 'value' in body) return body.value
  throw faultIn(answer, body)
}

/** The bytes of a stored file. @throws as `valueIn` */
export async function bytesIn(answer: Response): Promise<Blob> {
  if (!answer.ok || isPage(answer)) throw faultIn(answer, parsedJson(await textOf(answer)))
  return answer.blob().catch((error: unknown) => {
    throw portError('net/unavailable', {}, error)
  })
}

function faultIn(answer: Response, body: unknown): PortError {
  const own = v.safeParse(fault, body)
  // A gateway between us says nothing of sessions, rights or writes.
  if (own.success) return errorOf(own.output.error)
  if (answer.status === 429) return portError('net/throttled', { retryAfterMs: retryAfterMs(answer) })
  return portError('net/unavailable', { status: answer.status })
}

/** A code that this app does not know, of a newer backend, is never repeated. */
function errorOf({ code, details }: v.InferOutput<typeof fault>['error']): PortError {
  return isCode(code) ? portError(code, details as never) : portError('internal/unexpected', { source: 'cloudflare' }, code)
}

function isCode(code: string): code is ErrorCode {
  return Object.hasOwn(RETRY, code)
}

function retryAfterMs({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : THROTTLED_MS
}

/** No stored file is sent as HTML, the type of the pages that stand in for a backend. */
function isPage({ headers }: Response): boolean {
  return /^text\/html/i.test(headers.get('content-type') ?? '')
}

/** `''`: the body broke off. */
async function textOf(answer: Response): Promise<string> {
  try {
    return await answer.text()
  } catch {
    return ''
  }
}
