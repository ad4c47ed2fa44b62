import type { Service } from '../failure'
import { isJson, isOwnRefusal, isCompleteJson, type CheckedService } from './own-refusal'

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
  return { kind: 'own', answer: withBody(answer, bytes) }
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
