const KEPT = 1000

/** A receiver of webhooks that records every delivery. */
export function catchHooks() {
  const caught = []
  let status = 200
  return {
    /** Newest first. */
    deliveries: () => caught,
    /** The status that deliveries are answered with. */
    answerWith: (next) => void (status = next),
    clear() {
      caught.length = 0
      status = 200
    },
    async handle(request, response) {
      const parts = []
      for await (const part of request) parts.push(part)
      caught.unshift({ headers: request.headers, body: Buffer.concat(parts).toString() })
      caught.length = Math.min(caught.length, KEPT)
      response.writeHead(status).end()
    },
  }
}
