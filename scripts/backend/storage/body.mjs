import { refusals } from './refusal.mjs'

/** @typedef {{ readonly bytes: Buffer, readonly type: string, readonly cacheControl: string }} Body */

/** What a multipart form adds around its file, at the most. */
const FORM_BYTES = 64 * 1024

/**
 * Reads the file of an upload: the body itself, or the file in a form.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {number} limit bytes
 * @returns {Promise<Body>}
 * @throws {import('./refusal.mjs').Refusal} when it is more than the limit
 */
export async function readFile(request, limit) {
  const type = request.headers['content-type'] ?? 'application/octet-stream'
  if (!type.startsWith('multipart/form-data')) {
    const bytes = await readAll(request, limit)
    return { bytes, type: essenceOf(type), cacheControl: request.headers['cache-control'] ?? 'no-cache' }
  }
  const form = await new Response(new Uint8Array(await readAll(request, limit + FORM_BYTES)), {
    headers: { 'content-type': type },
  })
    .formData()
    .catch(() => {
      throw refusals.badRequest('The form cannot be read')
    })
  const file = [...form.values()].find((value) => typeof value !== 'string')
  if (file === undefined) throw refusals.badRequest('No file provided')
  if (file.size > limit) throw refusals.tooLarge()
  const seconds = form.get('cacheControl')
  return {
    bytes: Buffer.from(await file.arrayBuffer()),
    type: essenceOf(file.type),
    cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Record<string, unknown>>}
 */
export async function readJson(request) {
  try {
    return JSON.parse((await readAll(request, 1024 * 1024)).toString('utf8') || '{}')
  } catch (error) {
    if (error instanceof SyntaxError) throw refusals.badRequest('The body is not JSON')
    throw error
  }
}

/** @param {string} type without its parameters */
export function essenceOf(type) {
  return (type.split(';', 1)[0] ?? '').trim().toLowerCase() || 'application/octet-stream'
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {number} limit
 */
async function readAll(request, limit) {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    request.resume()
    throw refusals.tooLarge()
  }
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > limit) throw refusals.tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
