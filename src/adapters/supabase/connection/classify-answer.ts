import { RETRY } from '../../../domain/model/errors/port-error'
import { parsedJson } from '../../shared/parsed-json'
import type { Service } from '../failure'

/** Whether an answer comes from the project itself. */
export type ClassifiedAnswer =
  | { readonly kind: 'own'; readonly answer: Response }
  /** Anything else: a gateway, a captive portal, a paused project, an answer that breaks off. */
  | { readonly kind: 'foreign'; readonly status: number }

/** Tells the project's own answers from all others; nothing else does. @param method of the request */
export async function classifyAnswer(answer: Response, service: Service | undefined, method: string): Promise<ClassifiedAnswer> {
  const own: ClassifiedAnswer = { kind: 'own', answer }
  const foreign: ClassifiedAnswer = { kind: 'foreign', status: answer.status }
  // A 429 is obeyed, whoever sends it.
  if (service === undefined || service === 'realtime' || answer.status === 429) return own
  const contentType = typeOf(answer)
  if (method === 'HEAD') return isJson(contentType) ? own : foreign
  if (!answer.ok) return refusal(service, answer)
  // Only the endpoints that end a session answer with an empty body.
  if (answer.status === 204) return service === 'auth' ? own : foreign
  // A stored file may have any type but HTML, the type of the pages that stand in for a project.
  if (service === 'storage' && !isJson(contentType)) return /^text\/html/i.test(contentType) ? foreign : own
  if (!isJson(contentType)) return foreign
  const bytes = await bytesOf(answer)
  if (bytes === null || !(service === 'storage' || isCompleteJson(bytes))) return foreign
  return { kind: 'own', answer: service === 'rest' ? new RecordsAnswer(answer, bytes) : withBody(answer, bytes) }
}

/** An answer that every vendor client reads as temporarily unavailable, with the catalogue's code in the shape each expects. */
export function unavailableAnswer(status: number): Response {
  const details = { status }
  const error = { code: 'net/unavailable', details }
  return Response.json({ message: error.code, code: '', details, error }, { status: 503 })
}

async function refusal(service: CheckedService, answer: Response): Promise<ClassifiedAnswer> {
  const bytes = await bytesOf(answer)
  if (bytes === null || !isOwnRefusal(service, typeOf(answer), new TextDecoder().decode(bytes)))
    return { kind: 'foreign', status: answer.status }
  return { kind: 'own', answer: withBody(answer, bytes) }
}

function typeOf(answer: Response): string {
  return answer.headers.get('content-type') ?? ''
}

/** `null`: the body broke off. */
async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await answer.arrayBuffer())
  } catch {
    return null
  }
}

function withBody({ status, statusText, headers }: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { status, statusText, headers })
}

/** Of records only the text is read, and that at once: a body made again is a stream that is read again. */
class RecordsAnswer extends Response {
  private readonly content: Uint8Array

  constructor({ status, statusText, headers }: Response, bytes: Uint8Array) {
    super(null, { status, statusText, headers })
    this.content = bytes
  }

  override text(): Promise<string> {
    return Promise.resolve(new TextDecoder().decode(this.content))
  }
}

/** Services whose answers can be told from those of gateways, portals and paused projects. */
export type CheckedService = Exclude<Service, 'realtime'>

type Body = Readonly<Record<string, unknown>>

/**
 * The form of each service's refusals. An answer in another form says nothing about sessions, rights or writes, whatever its
 * status.
 */
const REFUSAL_FORMS: Readonly<Record<CheckedService, (body: Body) => boolean>> = {
  // PGRST116, PT409 or an SQLSTATE.
  rest: ({ code }) => matches(code, /^(PGRST(\d{3})?|[0-9A-Z]{5})$/),
  // Newer versions of the API name it `code`; older ones use `code` for the status.
  auth: ({ code, error_code: older }) => matches(code, /^[a-z][a-z0-9_]+$/) || matches(older, /^[a-z][a-z0-9_]+$/),
  // Other servers give the status as a number, if at all.
  storage: ({ statusCode, error, code }) => matches(statusCode, /^(\d{3}|[A-Za-z_]+)$/) && (isText(error) || isText(code)),
  // Our own form, or the runtime's where a function is not deployed.
  functions: ({ error, code }) => Object.hasOwn(RETRY, String(Reflect.get(Object(error), 'code'))) || code === 'NOT_FOUND',
}

/** Whether the service itself refused. */
export function isOwnRefusal(service: CheckedService, contentType: string, body: string): boolean {
  const parsed = isJson(contentType) ? parsedJson(body) : null
  return typeof parsed === 'object' && parsed !== null && REFUSAL_FORMS[service]({ ...parsed })
}

export function isJson(contentType: string): boolean {
  return /^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(contentType)
}

/**
 * Checks the first and last character instead of parsing twice: a body that breaks off rarely ends as it should. A page may
 * claim to be JSON.
 */
function isCompleteJson(bytes: Uint8Array): boolean {
  const text = new TextDecoder()
  const first = text.decode(bytes.subarray(0, 1))
  const last = text.decode(bytes.subarray(-8)).trimEnd().at(-1)
  if (first === '{') return last === '}'
  if (first === '[') return last === ']'
  const all = text.decode(bytes).trim()
  return all === 'null' || parsedJson(all) !== null
}

function matches(value: unknown, pattern: RegExp): boolean {
  return typeof value === 'string' && pattern.test(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
