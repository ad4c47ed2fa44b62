import type { FileReader, HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'
import { portError } from '../../../domain/model/errors/port-error'
import { parsedJson } from '../../shared/parsed-json'
import { retryAfterMs } from '../client'
import { isOwnRefusal } from '../connection/classify-answer'
import type { About } from '../failure'

export interface TusFailure {
  readonly failure: unknown
  readonly about: About
}

/** An error of the TUS client in the shape of the vendor's other failures. */
export function tusFailure(error: unknown): TusFailure {
  const response: unknown = Reflect.get(Object(error), 'originalResponse')
  if (!isResponse(response)) {
    const cause: unknown = Reflect.get(Object(error), 'causingError')
    // A failed XMLHttpRequest gives no reason.
    return cause instanceof Error ? { failure: cause, about: {} } : { failure: error, about: { status: 0 } }
  }
  const body = response.getBody()
  if (isForeign(response)) return { failure: portError('net/unavailable', { status: response.getStatus() }), about: {} }
  const waitMs = retryAfterMs(response.getHeader('Retry-After') ?? null)
  return {
    failure: parsed(body) ?? { message: body },
    about: { status: response.getStatus(), ...(waitMs === null ? {} : { retryAfterMs: waitMs }) },
  }
}

interface TusResponse {
  getStatus(): number
  getHeader(name: string): string | null | undefined
  getBody(): string
}

function isResponse(value: unknown): value is TusResponse {
  return typeof value === 'object' && value !== null && 'getStatus' in value
}

/** TUS answers always have a version header. What the storage service refuses before TUS has the service's own form. */
function isForeign(response: TusResponse): boolean {
  if (response.getStatus() === 429 || (response.getHeader('Tus-Resumable') ?? null) !== null) return false
  return !isOwnRefusal('storage', 'application/json', response.getBody())
}

/** The storage service refuses in JSON; TUS itself, in a sentence. */
function parsed(body: string): object | null {
  const value = parsedJson(body)
  return typeof value === 'object' ? value : null
}

/** Sends the TUS client's requests through a given `fetch`, instead of the browser's XMLHttpRequest. */
export class FetchStack implements HttpStack {
  private readonly fetch: typeof globalThis.fetch

  constructor(fetch: typeof globalThis.fetch) {
    this.fetch = fetch
  }

  createRequest(method: string, url: string): HttpRequest {
    const headers = new Map<string, string>()
    const abort = new AbortController()
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void headers.set(name, value),
      getHeader: (name) => headers.get(name),
      // `fetch` reports no progress; the client itself reports each chunk.
      setProgressHandler: () => undefined,
      send: async (body: Blob | null) => {
        const response = await this.fetch(url, { method, headers: [...headers], body, signal: abort.signal })
        return answerOf(response, await response.text())
      },
      abort: async () => abort.abort(),
      getUnderlyingObject: () => null,
    }
  }

  getName(): string {
    return 'FetchStack'
  }
}

function answerOf(response: Response, body: string): HttpResponse {
  return {
    getStatus: () => response.status,
    getHeader: (name) => response.headers.get(name) ?? undefined,
    getBody: () => body,
    getUnderlyingObject: () => null,
  }
}

/** Reads a blob on any platform; the client's own reader does so in browsers only. */
export const blobReader: FileReader = {
  openFile: async (blob: Blob) => ({
    size: blob.size,
    slice: async (start, end) => ({ value: blob.slice(start, end), done: end >= blob.size }),
    close: () => undefined,
  }),
}
