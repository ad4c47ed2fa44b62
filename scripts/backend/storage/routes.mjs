import { demandType, sizeLimitOf } from './catalogue.mjs'
import { readFile, readJson } from './body.mjs'
import { listing } from './listing.mjs'
import { refusals } from './refusal.mjs'

/**
 * @typedef {object} Call one request
 * @property {import('./catalogue.mjs').Catalogue} catalogue
 * @property {import('./disk.mjs').Disk} disk
 * @property {import('./caller.mjs').Caller} caller
 * @property {import('node:http').IncomingMessage} request
 * @property {string} bucket
 * @property {string} name
 */
/** @typedef {{ readonly json: unknown } | { readonly headers: Record<string, string | number>, readonly stream: import('node:stream').Readable | null }} Answer */
/** @typedef {(call: Call) => Promise<Answer>} Handler */

/**
 * What the server does besides resumable uploads; the first that matches. Groups: the bucket, and the object's name.
 * The names of operations are the hosted server's: policies are written with them.
 *
 * @type {readonly (readonly [method: string, path: RegExp, handler: Handler])[]}
 */
export const ROUTES = [
  ['GET', /^\/bucket$/, async ({ catalogue, caller }) => ({ json: await catalogue.buckets(caller) })],
  ['POST', /^\/object\/list\/([^/]+)$/, list],
  ['POST', /^\/object\/sign\/([^/]+)$/, signMany],
  ['POST', /^\/object\/sign\/([^/]+)\/(.+)$/, sign],
  ['POST', /^\/object\/upload\/sign\/([^/]+)\/(.+)$/, signUpload],
  ['POST', /^\/object\/(?:move|copy)$/, moveOrCopy],
  ['GET', /^\/object\/(?:info\/authenticated|info)\/([^/]+)\/(.+)$/, info],
  ['HEAD', /^\/object\/(?:authenticated\/)?([^/]+)\/(.+)$/, head],
  ['GET', /^\/object\/public\/([^/]+)\/(.+)$/, publicly],
  ['GET', /^\/object\/sign\/([^/]+)\/(.+)$/, async () => Promise.reject(refusals.noBucket())],
  ['GET', /^\/object\/(?:authenticated\/)?([^/]+)\/(.+)$/, download],
  ['POST', /^\/object\/([^/]+)\/(.+)$/, (call) => upload(call, call.request.headers['x-upsert'] === 'true')],
  ['PUT', /^\/object\/([^/]+)\/(.+)$/, (call) => upload(call, true)],
  ['DELETE', /^\/object\/([^/]+)\/(.+)$/, removeOne],
  ['DELETE', /^\/object\/([^/]+)$/, removeMany],
]

/**
 * @param {Call} call
 * @param {boolean} replaces
 */
async function upload({ catalogue, disk, caller, request, bucket, name }, replaces) {
  const limits = await catalogue.bucket(bucket)
  const place = { bucket, name }
  const operation = request.method === 'PUT' ? 'object.upload_update' : 'object.upload'
  await catalogue.demandPut(place, { caller, operation, replaces })
  const { bytes, type, cacheControl } = await readFile(request, sizeLimitOf(limits))
  demandType(limits, type)
  const { version, size, eTag } = await disk.keep(bytes)
  try {
    const metadata = { mimetype: type, size, cacheControl, eTag }
    const { id, replaced } = await catalogue.put(place, { caller, version, metadata, replaces })
    if (replaced !== null) await disk.drop(replaced)
    return { json: { Id: id, Key: `${bucket}/${name}` } }
  } catch (error) {
    await disk.drop(version)
    throw error
  }
}

/** @param {Call} call */
async function download({ catalogue, disk, caller, request, bucket, name }) {
  await catalogue.bucket(bucket)
  const object = await catalogue.get({ bucket, name }, { caller, operation: 'object.get_authenticated' })
  return { headers: headersOf(object, request.url ?? ''), stream: disk.read(object.version) }
}

/**
 * Of a private bucket nobody is told that it is there. A public one holds nothing here: none of ours is.
 *
 * @param {Call} call
 */
async function publicly({ catalogue, bucket }) {
  const { public: isPublic } = await catalogue.bucket(bucket)
  throw isPublic ? refusals.noObject() : refusals.noBucket()
}

/** @param {Call} call */
async function head({ catalogue, caller, request, bucket, name }) {
  const object = await catalogue.get({ bucket, name }, { caller, operation: 'object.head_authenticated_info' })
  return { headers: headersOf(object, request.url ?? ''), stream: null }
}

/**
 * @param {import('./catalogue.mjs').StoredObject} object
 * @param {string} url
 */
function headersOf({ metadata, updated_at: updatedAt }, url) {
  const { mimetype, size, cacheControl, eTag } = metadata
  const fileName = new URL(url, 'http://local').searchParams.get('download')
  const disposition = fileName ? `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}` : 'attachment'
  return {
    // As hosted: a page that somebody stored is shown as text.
    'content-type': mimetype === 'text/html' ? 'text/plain' : mimetype,
    'content-length': size,
    'cache-control': cacheControl,
    etag: eTag,
    'last-modified': updatedAt.toUTCString(),
    ...(fileName === null ? {} : { 'content-disposition': disposition }),
  }
}

/** @param {Call} call */
async function info({ catalogue, caller, bucket, name }) {
  await catalogue.bucket(bucket)
  const object = await catalogue.get({ bucket, name }, { caller, operation: 'object.get_authenticated_info' })
  const { id, version, metadata, created_at: createdAt, updated_at: updatedAt } = object
  const { size, mimetype, cacheControl, eTag } = metadata
  const told = { id, name, version, size, content_type: mimetype, cache_control: cacheControl, etag: eTag, metadata: {} }
  return { json: { ...told, bucket_id: bucket, last_modified: updatedAt, created_at: createdAt, updated_at: updatedAt } }
}

/** @param {Call} call */
async function list({ catalogue, caller, request, bucket }) {
  await catalogue.bucket(bucket)
  return { json: await listing(catalogue, { bucket, caller }, await readJson(request)) }
}

/** @param {Call} call */
async function removeMany({ catalogue, disk, caller, request, bucket }) {
  const { prefixes } = await readJson(request)
  if (!Array.isArray(prefixes) || prefixes.length === 0) throw refusals.badRequest('prefixes must be a list')
  const names = prefixes.map((entry) => String(typeof entry === 'object' ? entry?.name : entry))
  const removed = await catalogue.remove({ bucket, names }, { caller, operation: 'object.delete_many' })
  for (const { version } of removed) await disk.drop(version)
  return { json: removed }
}

/** @param {Call} call */
async function removeOne({ catalogue, disk, caller, bucket, name }) {
  const removed = await catalogue.remove({ bucket, names: [name] }, { caller, operation: 'object.delete' })
  const [object] = removed
  if (object === undefined) throw refusals.noObject()
  await disk.drop(object.version)
  return { json: { message: 'Successfully deleted' } }
}

/**
 * Links are refused by the policies, which is what a caller without rights sees on a hosted project; whoever has rights
 * learns that this server makes none.
 *
 * @param {Call} call
 */
async function sign({ catalogue, caller, bucket, name }) {
  await catalogue.get({ bucket, name }, { caller, operation: 'object.sign' })
  throw refusals.notHere()
}

/** @param {Call} call */
async function signMany({ catalogue, caller, request, bucket }) {
  const { paths } = await readJson(request)
  const names = Array.isArray(paths) ? paths.map(String) : []
  const answers = names.map(async (name) => {
    try {
      await catalogue.get({ bucket, name }, { caller, operation: 'object.sign_many' })
    } catch {
      return { error: 'Either the object does not exist or you do not have access to it', path: name, signedURL: null }
    }
    throw refusals.notHere()
  })
  return { json: await Promise.all(answers) }
}

/** @param {Call} call */
async function signUpload({ catalogue, caller, bucket, name }) {
  await catalogue.bucket(bucket)
  await catalogue.demandPut({ bucket, name }, { caller, operation: 'object.sign_upload_url' })
  throw refusals.notHere()
}

/** @param {Call} call */
async function moveOrCopy({ catalogue, caller, request }) {
  const { bucketId, sourceKey } = await readJson(request)
  const operation = request.url?.includes('/object/move') ? 'object.move' : 'object.copy'
  await catalogue.get({ bucket: String(bucketId), name: String(sourceKey) }, { caller, operation })
  throw refusals.notHere()
}
