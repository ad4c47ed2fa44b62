import * as v from 'valibot'
import type { UploadAnswer } from '../../src/adapters/cloudflare/protocol'
import type { Backend } from '../../src/adapters/shared/backend/backend'
import { FileAccess } from '../../src/adapters/shared/backend/file-access'
import { newToken } from '../../src/adapters/shared/backend/passwords'
import { demandFits } from '../../src/adapters/shared/files/demands'
import { portError } from '../../src/domain/model/errors/port-error'
import type { Id } from '../../src/domain/model/kernel/id'
import { type Instant, instantOf } from '../../src/domain/model/kernel/instant'
import { LIMITS } from '../../src/domain/model/records/limits'
import type { FileRef } from '../../src/ports/files.port'
import { answerOf, responseOf } from '../answers'
import { invalidInput, readJson } from '../read-json'
import { PART_BYTES, type SqliteFiles, type Upload } from './sqlite-files'

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
  const ref = { workspaceId: services.workspaceId, path: path.map(decodeURIComponent).join('/') }
  const calls = new FileRoutes(services, ref)
  const holder = url.searchParams.get('upload')
  if (request.method === 'GET' && holder === null) return calls.bytes()
  return responseOf(
    await answerOf(async () => {
      await services.backend.ready(services.workspaceId, 'all')
      if (ref.path === '') return calls.remove(await readJson(request, MAX_BODY_BYTES))
      if (holder === null) return calls.begin(await readJson(request, MAX_BODY_BYTES))
      if (request.method === 'GET') return calls.look(holder)
      if (request.method === 'DELETE') return calls.abandon(holder)
      return calls.goOn(holder, Number(url.searchParams.get('at')), await partOf(request))
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
    const answer = await answerOf(() => this.access.bytes(this.ref))
    if ('error' in answer) return responseOf(answer)
    return new Response(answer.value, {
      headers: {
        'content-type': answer.value.type === '' ? 'application/octet-stream' : answer.value.type,
        'content-disposition': 'attachment',
        'content-security-policy': 'sandbox',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    })
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
    const holder = newToken()
    const upload = files.begin({ holder, path: this.key, userId, type: stored, size }, backend.runtime.now())
    return this.progress(upload)
  }

  async look(holder: string): Promise<UploadAnswer> {
    const upload = this.find(holder)
    if (upload !== null) return this.progress(upload)
    return this.stored(null)
  }

  async goOn(holder: string, at: number, bytes: ArrayBuffer): Promise<UploadAnswer> {
    const upload = this.find(holder)
    if (upload === null) return this.stored(null)
    await this.access.demandAnnounced(this.ref, upload)
    this.services.files.append(upload, at, bytes)
    return this.progress(upload)
  }

  async abandon(holder: string): Promise<null> {
    if (this.find(holder) !== null) this.services.files.forget(holder)
    return null
  }

  /** Only who began it may go on, at the same path. */
  private find(holder: string): Upload | null {
    const { files, userId, backend } = this.services
    const upload = files.upload(holder, backend.runtime.now())
    return upload?.userId === userId && upload.path === this.key ? upload : null
  }

  private async progress(upload: Upload): Promise<UploadAnswer> {
    const { files, backend } = this.services
    const received = files.received(upload.holder)
    if (received < upload.size) return { kind: 'begun', upload: upload.holder, at: received, expiresAt: instantOf(upload.endsAt) }
    files.finish(upload, instantOf(backend.runtime.now()))
    return this.stored(upload.size)
  }

  /** @param size of what must be there; `null`: whatever is */
  private async stored(size: number | null): Promise<UploadAnswer> {
    const { backend } = this.services
    const file = await backend.store.files.get(this.key)
    if (file === null || (size !== null && file.blob.size !== size)) {
      await this.access.demandAnnounced(this.ref, { size: file?.blob.size ?? 0 })
      throw portError('file/missing', { path: this.ref.path })
    }
    // What others have stored is none of the caller's business.
    await this.access.demandAnnounced(this.ref, file.blob).catch(() => this.access.bytes(this.ref))
    const { blob, createdAt } = file
    return { kind: 'stored', sizeBytes: blob.size, contentType: blob.type, createdAt: createdAt as Instant }
  }

  private get key(): string {
    return `${this.ref.workspaceId}/${this.ref.path}`
  }
}

async function partOf(request: Request): Promise<ArrayBuffer> {
  if (Number(request.headers.get('content-length') ?? 0) > PART_BYTES)
    throw portError('file/rejected', { reason: 'size', limitBytes: PART_BYTES })
  return request.arrayBuffer()
}
