/** The answer of something in between, or of a backend in trouble, instead of the requested one. */
export interface FaultyAnswer {
  readonly status: number
  /** Default: `application/json`. */
  readonly contentType?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The connection breaks in the middle of the body. */
  readonly breaksOff?: boolean
}

/** Statuses without a body, by the standard. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

export function faultyAnswer(given: FaultyAnswer): Response {
  const { status, contentType = 'application/json', body = '', breaksOff = false } = given
  const headers = { 'content-type': contentType, ...given.headers }
  if (EMPTY.has(status)) return new Response(null, { status, headers })
  return new Response(breaksOff ? brokenOff(body) : body, { status, headers })
}

function brokenOff(body: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(body)
  const parts = [bytes.slice(0, Math.floor(bytes.length / 2))]
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part === undefined) controller.error(new TypeError('terminated'))
      else controller.enqueue(part)
    },
  })
}
