import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const compressed = promisify(gzip)

/** Smaller answers fit one packet as they are. */
const COMPRESSED_FROM_BYTES = 1024

/**
 * Mounts a `fetch` handler below the gateway. JSON is compressed for whoever takes it, as the hosted gateway does.
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
      const body = reply.body === null ? undefined : new Uint8Array(await reply.arrayBuffer())
      const isCompressed = body !== undefined && body.length >= COMPRESSED_FROM_BYTES && takesGzip(request) && isJson(reply)
      const sent = isCompressed ? await compressed(body) : body
      if (isCompressed) {
        response.setHeader('content-encoding', 'gzip')
        response.appendHeader('vary', 'accept-encoding')
        response.setHeader('content-length', sent.length)
      }
      response.writeHead(reply.status)
      response.end(sent)
    },
  }
}

function takesGzip({ headers }) {
  return /\bgzip\b/.test(headers['accept-encoding'] ?? '')
}

function isJson({ headers }) {
  return /\bjson\b/.test(headers.get('content-type') ?? '') && !headers.has('content-encoding')
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
