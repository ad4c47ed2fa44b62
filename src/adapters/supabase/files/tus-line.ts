import type { FileReader, HttpRequest, HttpResponse, HttpStack } from 'tus-js-client'

/** Requests of the TUS client over a connection that was given, where it would otherwise take the browser's own. */
export class LineStack implements HttpStack {
  private readonly line: typeof fetch

  constructor(line: typeof fetch) {
    this.line = line
  }

  createRequest(method: string, url: string): HttpRequest {
    const headers = new Map<string, string>()
    const abort = new AbortController()
    return {
      getMethod: () => method,
      getURL: () => url,
      setHeader: (name, value) => void headers.set(name, value),
      getHeader: (name) => headers.get(name),
      // `fetch` does not tell; the client tells of each chunk by itself.
      setProgressHandler: () => undefined,
      send: async (body: Blob | null) => {
        const response = await this.line(url, { method, headers: [...headers], body, signal: abort.signal })
        return answerOf(response, await response.text())
      },
      abort: async () => abort.abort(),
      getUnderlyingObject: () => null,
    }
  }

  getName(): string {
    return 'LineStack'
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

/** Reads a blob wherever there are blobs; the client's own reader knows them in browsers only. */
export const blobReader: FileReader = {
  openFile: async (blob: Blob) => ({
    size: blob.size,
    slice: async (start, end) => ({ value: blob.slice(start, end), done: end >= blob.size }),
    close: () => undefined,
  }),
}
