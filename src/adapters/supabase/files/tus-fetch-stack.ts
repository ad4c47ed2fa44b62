import type { FileReader, HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'

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
