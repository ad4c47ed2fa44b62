import type { Service } from '../failure'
import { isJson, isOwnRefusal, isWholeJson, type Judged } from './own-words'

/** An answer of the project itself, or of whatever stands in its place. */
export type Heard =
  | { readonly kind: 'words'; readonly answer: Response }
  /** It says nothing but that things are not well: a gateway, a portal, a paused project, an answer that breaks off. */
  | { readonly kind: 'trouble'; readonly status: number }

/** The one place where answers of a project are told from all others. @param method of the request */
export async function heardAnswer(answer: Response, service: Service | undefined, method: string): Promise<Heard> {
  const words: Heard = { kind: 'words', answer }
  const trouble: Heard = { kind: 'trouble', status: answer.status }
  // Who is asked to wait waits, whoever says so.
  if (service === undefined || service === 'realtime' || answer.status === 429) return words
  const contentType = typeOf(answer)
  if (method === 'HEAD') return isJson(contentType) ? words : trouble
  if (!answer.ok) return refusal(service, answer)
  // Only what ends a session has nothing to say.
  if (answer.status === 204) return service === 'auth' ? words : trouble
  // A file may be of any type but the one that pages have: none is kept as that.
  if (service === 'storage' && !isJson(contentType)) return /^text\/html/i.test(contentType) ? trouble : words
  if (!isJson(contentType)) return trouble
  const bytes = await bytesOf(answer)
  if (bytes === null || !(service === 'storage' || isWholeJson(bytes))) return trouble
  return { kind: 'words', answer: again(answer, bytes) }
}

/** For the vendor's clients, which know it as trouble that passes; the words are those of the catalogue. */
export function troubleAnswer(status: number): Response {
  const details = { status }
  const error = { code: 'net/unavailable', details }
  return Response.json({ message: error.code, code: '', details, error }, { status: 503 })
}

async function refusal(service: Judged, answer: Response): Promise<Heard> {
  const bytes = await bytesOf(answer)
  if (bytes === null || !isOwnRefusal(service, typeOf(answer), new TextDecoder().decode(bytes)))
    return { kind: 'trouble', status: answer.status }
  return { kind: 'words', answer: again(answer, bytes) }
}

function typeOf(answer: Response): string {
  return answer.headers.get('content-type') ?? ''
}

/** `null`: it broke off. */
async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await answer.arrayBuffer())
  } catch {
    return null
  }
}

function again({ status, statusText, headers }: Response, bytes: Uint8Array<ArrayBuffer>): Response {
  return new Response(bytes, { status, statusText, headers })
}
