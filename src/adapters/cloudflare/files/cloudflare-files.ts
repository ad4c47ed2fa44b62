import { Observable } from 'rxjs'
import { asPortError, portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import type { User } from '../../../domain/model/session/session'
import type { CallOptions } from '../../../ports/call-options'
import type { FileRef, FilesPort, ResumeToken, UploadEvent, UploadOptions } from '../../../ports/files.port'
import type { Calls } from '../calls'
import { bytesIn, valueIn } from '../faults'
import { API, PART_BYTES, type UploadAnswer } from '../protocol'
import { demandFits, demandPath, missing } from '../../shared/files/demands'
import { isOf, readResumeToken, resumeToken } from '../../shared/files/resume-token'

/** For a part, and its way through the slowest lines. */
const PART_MS = 60_000
/** What the server takes in one call. */
const REMOVED_AT_ONCE = LIMITS.batchOperations

export interface FilesDependencies {
  readonly calls: Pick<Calls, 'send'>
  readonly session: { user(): Promise<User> }
}

/** Bytes in parts of a megabyte, so that an upload shows progress, and goes on where it was. */
export class CloudflareFiles implements FilesPort {
  readonly capabilities = { resumableUpload: true, maxFileBytes: LIMITS.fileBytes, uploadsOffline: false }
  private readonly dependencies: FilesDependencies

  constructor(dependencies: FilesDependencies) {
    this.dependencies = dependencies
  }

  upload(target: FileRef, body: Blob, { resume }: UploadOptions = {}): Observable<UploadEvent> {
    return new Observable((observer) => {
      const abort = new AbortController()
      const emit = (event: UploadEvent): void => {
        if (!abort.signal.aborted) observer.next(event)
      }
      this.sendAll(target, body, { resume, emit, signal: abort.signal }).then(
        () => observer.complete(),
        (error: unknown) => observer.error(asPortError(error, 'cloudflare')),
      )
      return () => abort.abort()
    })
  }

  async abandon(token: ResumeToken, options?: CallOptions): Promise<void> {
    const begun = readResumeToken(token)
    if (begun === null) return
    await this.dependencies.session.user()
    await this.ask(
      { workspaceId: begun.workspaceId as Id, path: begun.path },
      { method: 'DELETE', upload: begun.uploadId },
      { options, isRepeatable: true },
    )
  }

  async download(file: FileRef, options?: CallOptions): Promise<Blob> {
    const { calls, session } = this.dependencies
    demandPath(file, 'files.read')
    await session.user()
    // Rights change without the bytes changing, and a browser's cache would not notice.
    const how = { options, isRepeatable: true }
    return calls.send(addressOf(file), { method: 'GET', cache: 'no-store' }, how, bytesIn)
  }

  async remove(files: readonly FileRef[], options?: CallOptions): Promise<void> {
    for (const file of files) demandPath(file, 'files.update')
    await this.dependencies.session.user()
    for (const workspaceId of new Set(files.map((file) => file.workspaceId))) {
      const paths = files.filter((file) => file.workspaceId === workspaceId).map(({ path }) => path)
      for (let at = 0; at < paths.length; at += REMOVED_AT_ONCE) {
        const body = JSON.stringify({ paths: paths.slice(at, at + REMOVED_AT_ONCE) })
        await this.ask({ workspaceId, path: '' }, { method: 'POST', body }, { options, isRepeatable: true })
      }
    }
  }

  private async sendAll(target: FileRef, body: Blob, { resume, emit, signal }: SendOptions): Promise<void> {
    demandPath(target, 'files.create')
    demandFits(body)
    await this.dependencies.session.user()
    const how = { options: { signal, timeoutMs: PART_MS }, isRepeatable: false }
    let state = await this.begin(target, body, resume, how)
    if (state.kind === 'begun') {
      const { upload, expiresAt } = state
      emit({ kind: 'resumable', token: resumeToken({ ...target, uploadId: upload, sizeBytes: body.size }), expiresAt })
    }
    while (state.kind === 'begun') {
      emit({ kind: 'progress', sentBytes: state.at, totalBytes: body.size })
      const part = body.slice(state.at, state.at + PART_BYTES)
      state = await this.ask<UploadAnswer>(target, { method: 'PUT', upload: state.upload, at: state.at, body: part }, how)
    }
    if (state.sizeBytes !== body.size) throw portError('access/denied', { action: 'overwrite', collection: 'files' })
    emit({ kind: 'progress', sentBytes: body.size, totalBytes: body.size })
    const { sizeBytes, contentType, createdAt } = state
    emit({ kind: 'stored', file: { ...target, sizeBytes, contentType, createdAt } })
  }

  private begin(target: FileRef, body: Blob, resume: ResumeToken | undefined, how: Parameters<Calls['send']>[2]) {
    if (resume === undefined) {
      const { size, type } = body
      return this.ask<UploadAnswer>(target, { method: 'POST', body: JSON.stringify({ size, type }) }, how)
    }
    const begun = readResumeToken(resume)
    if (begun === null || !isOf(begun, target, body)) throw missing(target)
    return this.ask<UploadAnswer>(target, { method: 'GET', upload: begun.uploadId }, how)
  }

  private async ask<T>(ref: FileRef, request: FileRequest, how: Parameters<Calls['send']>[2]): Promise<T> {
    const { method, body, upload, at } = request
    const search = new URLSearchParams()
    if (upload !== undefined) search.set('upload', upload)
    if (at !== undefined) search.set('at', String(at))
    const type = typeof body === 'string' ? { headers: { 'content-type': 'application/json' } } : {}
    const address = `${addressOf(ref)}${search.size === 0 ? '' : `?${search.toString()}`}`
    const init = { method, ...(body === undefined ? {} : { body }), ...type }
    return (await this.dependencies.calls.send(address, init, how, valueIn)) as T
  }
}

interface SendOptions {
  readonly resume: ResumeToken | undefined
  readonly emit: (event: UploadEvent) => void
  readonly signal: AbortSignal
}

interface FileRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly upload?: string
  readonly at?: number
  readonly body?: string | Blob
}

function addressOf({ workspaceId, path }: FileRef): string {
  return [`${API}/files/${workspaceId}`, ...path.split('/').map(encodeURIComponent)].filter((part) => part !== '').join('/')
}
