import * as v from 'valibot'
import { PART_BYTES, type UploadAnswer } from '../../src/adapters/cloudflare/protocol'
import type { Backend } from '../../src/adapters/shared/backend/backend'
import { FileAccess } from '../../src/adapters/shared/backend/file-access'
import { newToken, sha256 } from '../../src/adapters/shared/backend/passwords'
import { demandFits, missing } from '../../src/adapters/shared/files/demands'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { FileRef } from '../../src/ports/files.port'
import { answerOf, responseOf } from '../answers'
import { readBytes } from '../read-bytes'
import { invalidInput, readJson } from '../read-json'
import type { FileHead, SqliteFiles, Upload } from './sqlite-files'

const MAX_BODY_BYTES = 256 * 1024

const beginning = v.object({ size: v.pipe(v.number(), v.integer(), v.minValue(0)), type: v.pipe(v.string(), v.maxLength(300)) })
const removing = v.object({ paths: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(LIMITS.batchOperations)) })

export interface FileServices {
  readonly backend: Backend
  readonly files: SqliteFiles
  readonly workspaceId: Id
  readonly userId: Id
}

/**
 * `/api/files/<workspace>/<path>`: `POST` begins an upload, `PUT ?upload&at` goes on with it, `GET ?upload` says how far it is,
 * `DELETE ?upload` abandons it, `GET` reads the file. `POST /api/files/<workspace>` removes files.
 */
export async function answerFiles(request: Request, services: FileServices): Promise<Response> {
  const url = new URL(request.url)
  const [, , , , ...path] = url.pathname.split('/')
  // A path of ours has nothing that an address would encode.
  const ref = { workspaceId: services.workspaceId, path: path.join('/') }
  const calls = new FileRoutes(services, ref)
  const token = url.searchParams.get('upload')
  if (request.method === 'GET' && token === null) return calls.bytes()
  return responseOf(
    await answerOf(async () => {
      await services.backend.ready(services.workspaceId, 'all')
      if (ref.path === '') return calls.remove(await readJson(request, MAX_BODY_BYTES))
      if (token === null) return calls.begin(await readJson(request, MAX_BODY_BYTES))
      if (request.method === 'GET') return calls.look(token)
      if (request.method === 'DELETE') return calls.abandon(token)
      return calls.goOn(token, Number(url.searchParams.get('at')), await partOf(request))
    }),
  )
}

class FileRoutes {
  private readonly services: FileServices
  private readonly access: FileAccess
  private readonly ref: FileRef

  constructor(services: FileServices, ref: FileRef) {
    this.services = services
    this.access = new FileAccess(services.backend, services.userId)
    this.ref = ref
  }

  async bytes(): Promise<Response> {
    const answer = await answerOf(() => this.shown())
    if ('error' in answer) return responseOf(answer)
    return new Response(this.services.files.stream(answer.value), {
      headers: {
        'content-type': answer.value.type,
        'content-disposition': 'attachment',
        'content-security-policy': 'sandbox',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  }

  /** The file as whoever may read it. @throws file/missing, access/denied */
  private async shown(): Promise<FileHead> {
    await this.access.demandShown(this.ref)
    const file = this.services.files.head(this.key)
    if (file === null) throw missing(this.ref)
    return file
  }

  async remove(input: unknown): Promise<null> {
    const read = v.safeParse(removing, input)
    if (!read.success) throw invalidInput(read.issues)
    await this.access.remove(read.output.paths.map((path) => ({ ...this.ref, path })))
    return null
  }

  async begin(input: unknown): Promise<UploadAnswer> {
    const read = v.safeParse(beginning, input)
    if (!read.success) throw invalidInput(read.issues)
    const { size, type } = read.output
    await this.access.demandAnnounced(this.ref, { size })
    const stored = demandFits({ size, type })
    const { files, userId, backend } = this.services
    const token = newToken()
    const holder = await sha256(token)
    files.sweep(backend.runtime.now())
    const upload = files.begin({ holder, path: this.key, userId, type: stored, size }, backend.runtime.now())
    return this.progress(upload, token)
  }

  async look(token: string): Promise<UploadAnswer> {
    const upload = await this.find(token)
    if (upload !== null) return this.progress(upload, token)
    return this.stored(null)
  }

  async goOn(token: string, at: number, bytes: Uint8Array): Promise<UploadAnswer> {
    const upload = await this.find(token)
    if (upload === null) return this.stored(null)
    await this.access.demandAnnounced(this.ref, upload)
    this.services.files.append(upload, at, bytes)
    return this.progress(upload, token)
  }

  async abandon(token: string): Promise<null> {
    const upload = await this.find(token)
    if (upload !== null) this.services.files.forget(upload.holder)
    return null
  }

  /** Only who began it may go on, at the same path. */
  private async find(token: string): Promise<Upload | null> {
    const { files, userId, backend } = this.services
    const upload = files.upload(await sha256(token), backend.runtime.now())
    return upload?.userId === userId && upload.path === this.key ? upload : null
  }

  private async progress(upload: Upload, token: string): Promise<UploadAnswer> {
    const { files, backend } = this.services
    const received = files.received(upload.holder)
    if (received < upload.size) return { kind: 'begun', upload: token, at: received, expiresAt: instantOf(upload.endsAt) }
    // Between commits: what was announced could be purged before it is stored.
    return backend.store.alone(async () => {
      await this.access.demandAnnounced(this.ref, upload)
      files.finish(upload, instantOf(backend.runtime.now()))
      return this.stored(upload.size)
    })
  }

  /** @param size of what must be there; `null`: whatever is */
  private async stored(size: number | null): Promise<UploadAnswer> {
    const file = this.services.files.head(this.key)
    if (file === null || (size !== null && file.size !== size)) {
      await this.access.demandAnnounced(this.ref, { size: file?.size ?? 0 })
      throw missing(this.ref)
    }
    // What others have stored is none of the caller's business.
    await this.access.demandAnnounced(this.ref, file).catch(() => this.access.demandShown(this.ref))
    return { kind: 'stored', sizeBytes: file.size, contentType: file.type, createdAt: file.createdAt }
  }

  private get key(): string {
    return `${this.ref.workspaceId}/${this.ref.path}`
  }
}

async function partOf({ body }: Request): Promise<Uint8Array> {
  return body === null ? new Uint8Array() : readBytes(body, PART_BYTES)
}
