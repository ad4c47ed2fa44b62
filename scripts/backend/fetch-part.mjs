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
      const reply = await fetch(asRequest(url, request))
      reply.headers.forEach((value, name) => {
        // The gateway sets CORS headers for all parts; compression and framing belong to this hop.
        if (!name.startsWith('access-control-') && name !== 'transfer-encoding') response.setHeader(name, value)
      })
      response.writeHead(reply.status)
      if (reply.body !== null) for await (const part of reply.body) response.write(part)
      response.end()
    },
  }
}

function asRequest(url, request) {
  const headers = new Headers()
  for (let at = 0; at < request.rawHeaders.length; at += 2) headers.append(request.rawHeaders[at], request.rawHeaders[at + 1])
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  return new Request(url + request.url, {
    method: request.method,
    headers,
    ...(hasBody ? { body: request, duplex: 'half' } : {}),
  })
}
