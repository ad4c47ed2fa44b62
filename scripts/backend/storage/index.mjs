import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { demandCaller } from './caller.mjs'
import { Catalogue, demandKey } from './catalogue.mjs'
import { Disk } from './disk.mjs'
import { refusalOf, refusals } from './refusal.mjs'
import { ResumableUploads } from './resumable.mjs'
import { ROUTES } from './routes.mjs'

const PREFIX = '/storage/v1'
const RESUMABLE = `${PREFIX}/upload/resumable`

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, apikey, content-type, cache-control, x-client-info, x-upsert, x-metadata',
}

/**
 * The part of the hosted storage server that this product uses, on the same tables and policies: uploads in one request and
 * resumable ones, downloads, what is known of an object, listing, removing. Every operation is performed as its caller, so
 * that row level security alone decides. There are no links that anybody may open: such requests are refused.
 *
 * @param {object} options
 * @param {import('postgres').Sql} options.sql connected as a role that may become `anon`, `authenticated` and `service_role`
 * @param {string} options.folder where the bytes go; made when it is not there
 * @param {() => number} [options.leaptMs] how far the backend's clock is ahead of the machine's; unfinished uploads expire by it
 */
export async function createStorage({ sql, folder, leaptMs = () => 0 }) {
  const catalogue = new Catalogue(sql)
  const disk = new Disk(join(folder, 'objects'))
  await disk.open()
  const uploads = new ResumableUploads({ catalogue, disk }, { folder: join(folder, 'unfinished'), path: RESUMABLE, leaptMs })
  await uploads.sweep()

  return {
    /**
     * Answers a request below `/storage/v1`; never rejects.
     *
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     */
    async handle(request, response) {
      try {
        const { pathname } = new URL(request.url ?? '', 'http://local')
        const isResumable = pathname === RESUMABLE || pathname.startsWith(`${RESUMABLE}/`)
        if (request.method === 'OPTIONS' && !isResumable) return void response.writeHead(204, CORS).end()
        const caller = request.method === 'OPTIONS' ? { role: 'anon' } : demandCaller(request.headers)
        if (isResumable) await uploads.handle(request, response, caller)
        else await answer(response, await route({ catalogue, disk, caller, request }, pathname.slice(PREFIX.length)))
      } catch (error) {
        refuse(response, refusalOf(error), error)
      }
    },
    /** Makes the storage full, or ends that. */
    setFull: (/** @type {boolean} */ isFull) => void (disk.isFull = isFull),
    /** Forgets all objects and unfinished uploads. */
    async reset() {
      disk.isFull = false
      await sql`truncate storage.objects`
      await Promise.all([disk.clear(), uploads.clear()])
    },
  }
}

/**
 * @param {Omit<import('./routes.mjs').Call, 'bucket' | 'name'>} call
 * @param {string} path
 */
async function route(call, path) {
  for (const [method, pattern, handler] of ROUTES) {
    const match = method === call.request.method ? pattern.exec(path) : null
    if (match === null) continue
    const [bucket = '', name = ''] = match.slice(1).map(decoded)
    if (name !== '') demandKey(name)
    return handler({ ...call, bucket, name })
  }
  throw refusals.noRoute()
}

/** @param {string | undefined} part */
function decoded(part = '') {
  try {
    return decodeURIComponent(part)
  } catch {
    throw refusals.badKey(part)
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('./routes.mjs').Answer} answered
 */
async function answer(response, answered) {
  if ('json' in answered) return sendJson(response, 200, answered.json)
  response.writeHead(200, { ...CORS, ...answered.headers })
  if (answered.stream === null) return void response.end()
  // Whoever asked may go before all of it is there.
  await pipeline(answered.stream, response).catch(() => response.destroy())
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {import('./refusal.mjs').Refusal} refusal
 * @param {unknown} error
 */
function refuse(response, { status, body }, error) {
  if (status === 500) console.error('storage:', error)
  if (response.headersSent) response.destroy()
  // As hosted: the body tells the status; over HTTP it is 400, unless the server itself is at fault.
  else sendJson(response, status === 500 ? 500 : 400, body)
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} json
 */
function sendJson(response, status, json) {
  response.writeHead(status, { ...CORS, 'content-type': 'application/json' }).end(JSON.stringify(json))
}
