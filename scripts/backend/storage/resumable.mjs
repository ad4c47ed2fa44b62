import { FileStore } from '@tus/file-store'
import { EVENTS, Metadata, Server } from '@tus/server'
import { rm } from 'node:fs/promises'
import { demandType, sizeLimitOf } from './catalogue.mjs'
import { essenceOf } from './body.mjs'
import { refusalOf, refusals } from './refusal.mjs'

/** @typedef {import('./caller.mjs').Caller} Caller */
/** @typedef {import('./catalogue.mjs').Place} Place */

/** The hosted server's. */
const EXPIRES_MS = 24 * 60 * 60 * 1000

const OPERATIONS = new Map([
  ['POST', 'tus.upload.create'],
  ['PATCH', 'tus.upload.part'],
  ['HEAD', 'tus.upload.get'],
  ['DELETE', 'tus.upload.delete'],
])

/**
 * Resumable uploads (TUS 1.0) by the library the hosted server uses. At every step the policies are asked again whether the
 * caller may put the object there; what is not complete is in a folder of its own, where no download looks.
 */
export class ResumableUploads {
  /**
   * @param {{ readonly catalogue: import('./catalogue.mjs').Catalogue, readonly disk: import('./disk.mjs').Disk }} stores
   * @param {{ readonly folder: string, readonly path: string, readonly leaptMs: () => number }} options
   */
  constructor({ catalogue, disk }, { folder, path, leaptMs }) {
    this.catalogue = catalogue
    this.disk = disk
    this.folder = folder
    /** @type {WeakMap<object, Caller>} */
    this.callers = new WeakMap()
    this.store = new LeapingStore(folder, leaptMs)
    this.server = new Server({
      path,
      datastore: this.store,
      respectForwardedHeaders: true,
      disableTerminationForFinishedUploads: true,
      exposedHeaders: ['Upload-Expires', 'Tus-Complete'],
      allowedHeaders: ['Authorization', 'ApiKey', 'X-Upsert', 'X-Client-Info'],
      maxSize: async (request, id) => sizeLimitOf(await this.catalogue.bucket((await this.placeOf(request, id)).bucket)),
      onIncomingRequest: (request, id) => this.demand(request, id),
      onUploadCreate: (_, upload) => this.begin(upload),
      onUploadFinish: (request, upload) => this.finish(request, upload),
      onResponseError: (_, error) => answerTo(error),
    })
    const forget = (/** @type {import('@tus/server').Upload} */ { id }) => void this.store.remove(id).catch(() => undefined)
    // Only now: the answer to an upload that was finished as it was created still looks at it.
    this.server.on(EVENTS.POST_FINISH, (_request, _response, upload) => forget(upload))
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {Caller} caller
   */
  handle(request, response, caller) {
    this.callers.set(request, caller)
    return this.server.handle(request, response)
  }

  /** Removes what nobody can resume any more. */
  async sweep() {
    // There is no folder yet where nothing was ever begun.
    await this.store.deleteExpired().catch(() => 0)
  }

  async clear() {
    await rm(this.folder, { recursive: true, force: true })
    this.store.checkOrCreateDirectory()
  }

  /**
   * @param {Incoming} request
   * @param {string} id
   */
  async demand(request, id) {
    this.disk.demandRoom()
    const operation = OPERATIONS.get(request.method) ?? 'tus.options'
    await this.catalogue.demandPut(await this.placeOf(request, id), { caller: this.callerOf(request), operation })
  }

  /** @param {import('@tus/server').Upload} upload */
  async begin({ metadata }) {
    const bucket = await this.catalogue.bucket(String(metadata?.bucketName))
    demandType(bucket, essenceOf(metadata?.contentType ?? ''))
    return {}
  }

  /**
   * @param {Incoming} request
   * @param {import('@tus/server').Upload} upload
   */
  async finish(request, { metadata, size, storage }) {
    if (storage === undefined) throw refusals.noUpload()
    const place = placeIn(metadata)
    const { version, eTag } = await this.disk.adopt(storage.path)
    const seconds = metadata?.cacheControl ?? ''
    const told = {
      mimetype: essenceOf(metadata?.contentType ?? ''),
      size: size ?? 0,
      cacheControl: /^\d+$/.test(seconds) ? `max-age=${seconds}` : 'no-cache',
      eTag,
    }
    try {
      await this.catalogue.put(place, { caller: this.callerOf(request), version, metadata: told })
    } catch (error) {
      await this.disk.drop(version)
      throw error
    }
    return { headers: { 'Tus-Complete': '1' } }
  }

  /**
   * Of an upload that is being created by what the request says, later by what was said then.
   *
   * @param {Incoming} request
   * @param {string | null} id
   * @returns {Promise<Place>}
   */
  async placeOf(request, id) {
    if (request.method === 'POST') return placeIn(Metadata.parse(request.headers.get('upload-metadata') ?? ''))
    const upload = await this.store.getUpload(id ?? '').catch(() => Promise.reject(refusals.noUpload()))
    return placeIn(upload.metadata)
  }

  /** @param {Incoming} request */
  callerOf(request) {
    const caller = this.callers.get(request.node?.req ?? request)
    if (caller === undefined) throw refusals.denied()
    return caller
  }
}

/** Unfinished uploads that expire by a clock which may have leapt ahead of the machine's. */
class LeapingStore extends FileStore {
  /**
   * @param {string} directory
   * @param {() => number} leaptMs
   */
  constructor(directory, leaptMs) {
    super({ directory, expirationPeriodInMilliseconds: EXPIRES_MS })
    this.leaptMs = leaptMs
  }

  /**
   * @override
   * @param {import('@tus/server').Upload} upload
   */
  create(upload) {
    upload.creation_date = new Date(Date.now() + this.leaptMs()).toISOString()
    return super.create(upload)
  }

  /**
   * @override
   * @param {string} id
   */
  async getUpload(id) {
    const upload = await super.getUpload(id)
    // The server compares with the machine's clock.
    upload.creation_date = new Date(Date.parse(upload.creation_date ?? '') - this.leaptMs()).toISOString()
    return upload
  }
}

/** @typedef {Request & { readonly node?: { readonly req?: object } | undefined }} Incoming */

/**
 * @param {import('@tus/server').Upload['metadata']} metadata
 * @returns {Place}
 */
function placeIn(metadata) {
  const { bucketName, objectName } = metadata ?? {}
  if (!bucketName || !objectName) throw refusals.badRequest('bucketName and objectName are needed')
  return { bucket: bucketName, name: objectName }
}

/** @param {unknown} error what a hook threw, or an answer of the protocol itself */
function answerTo(error) {
  if (typeof error === 'object' && error !== null && 'status_code' in error && 'body' in error)
    return { status_code: Number(error.status_code), body: String(error.body) }
  const { status, message } = refusalOf(error)
  return { status_code: status, body: message }
}
