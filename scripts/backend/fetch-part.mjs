/**
 * Mounts a `fetch` handler below the gateway.
 *
 * @param {string} url the backend's own
 * @param {(request: Request) => Promise<Response>} fetch
 * @returns {import('./gateway.mjs').Part}
 */
export function fetchPart(url, fetch) {
  return {
    async handle(request, response) {
      const reply = await fetch(asRequest(url, request, await bodyOf(request)))
      reply.headers.forEach((value, name) => {
        // The gateway sets CORS headers for all parts; compression and framing belong to this hop.
        if (!name.startsWith('access-control-') && name !== 'transfer-encoding') response.setHeader(name, value)
      })
      response.writeHead(reply.status)
      response.end(reply.body === null ? undefined : new Uint8Array(await reply.arrayBuffer()))
    },
  }
}

/** Read whole: bodies are small here, and a stream of Node's made one of the web's costs more than all else about a request. */
async function bodyOf(request) {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined
  const parts = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function asRequest(url, request, body) {
  const headers = new Headers()
  for (let at = 0; at < request.rawHeaders.length; at += 2) headers.append(request.rawHeaders[at], request.rawHeaders[at + 1])
  return new Request(url + request.url, { method: request.method, headers, body })
}
