import { catchError, concat, defer, map, type Observable } from 'rxjs'
import { may } from '../../../domain/model/access/policy'
import { isPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import { LIMITS } from '../../../domain/model/records/limits'
import type { User } from '../../../domain/model/session/session'
import type { Role } from '../../../domain/model/workspaces/workspace'
import type { CallOptions } from '../../../ports/call-options'
import type { FileRef, FilesPort, ResumeToken, StoredFile, UploadEvent } from '../../../ports/files.port'
import type { Runtime } from '../../../ports/runtime.port'
import { runCall } from '../../shared/call'
import type { SupabaseSession } from '../auth/session'
import type { Supabase, SupabaseProject } from '../client'
import { demandFits, demandPath, denied, missing, type FileAction } from '../../shared/files/demands'
import { isOf, readResumeToken, resumeToken } from '../../shared/files/resume-token'
import { end, send, type Sending, type Sent } from './send'
import { tusFailure } from './tus'

const BUCKET = 'attachments'

export interface FilesDependencies {
  readonly backend: Supabase
  readonly session: SupabaseSession
  readonly runtime: Runtime
  readonly project: SupabaseProject
  /** Sends uploads; `null`: the browser's XMLHttpRequest, which reports progress within a chunk. */
  readonly fetch: typeof fetch | null
}

/**
 * The bytes of attachments, in a private bucket. Its policies look up the `files` record: an object's name is the workspace id
 * and the path of its record, and contains nothing a person typed.
 */
export class SupabaseFiles implements FilesPort {
  readonly capabilities = { resumableUpload: true, maxFileBytes: LIMITS.fileBytes, uploadsOffline: false }
  private readonly backend: Supabase
  private readonly session: SupabaseSession
  private readonly runtime: Runtime
  private readonly project: SupabaseProject
  private readonly fetch: typeof fetch | null

  constructor({ backend, session, runtime, project, fetch }: FilesDependencies) {
    this.backend = backend
    this.session = session
    this.runtime = runtime
    this.project = project
    this.fetch = fetch
  }

  upload(target: FileRef, body: Blob, { resume }: { readonly resume?: ResumeToken } = {}): Observable<UploadEvent> {
    return defer(() => {
      demandPath(target, 'files.create')
      const contentType = demandFits(body)
      const begun = resume === undefined ? null : readResumeToken(resume)
      if (resume !== undefined && (begun === null || !isOf(begun, target, body))) throw missing(target)
      const sent$ = send(this.sendingOf(target, body, { contentType, uploadId: begun?.uploadId ?? null }))
      const stored$ = defer(() => this.stored(target))
      const events$ = concat(sent$.pipe(map((sent) => eventOf(sent, target, body))), stored$)
      return events$.pipe(catchError((error: unknown) => this.recover(error, target, body)))
    })
  }

  abandon(token: ResumeToken, options?: CallOptions): Promise<void> {
    return this.call(options, async () => {
      const begun = readResumeToken(token)
      if (begun === null) return
      try {
        await end({ ...this.connection(), uploadId: begun.uploadId })
      } catch (error) {
        const failure = this.tusError(error, { path: begun.path })
        if (!isPortError(failure, 'file/missing')) throw failure
      }
    })
  }

  download(file: FileRef, options?: CallOptions): Promise<Blob> {
    return this.call(options, async (user, signal) => {
      demandPath(file, 'files.read')
      // Rights change without the bytes changing, and a browser's cache would not notice.
      const { data, error } = await this.bucket.download(nameOf(file), {}, { signal, cache: 'no-store' })
      if (error === null) return data
      const failure = this.storageError(error, file)
      if (isPortError(failure, 'file/missing')) await this.demandRight(file.workspaceId, 'files.read', { user, signal })
      throw failure
    })
  }

  remove(files: readonly FileRef[], options?: CallOptions): Promise<void> {
    return this.call(options, async (user, signal) => {
      for (const file of files) demandPath(file, 'files.update')
      if (files.length === 0) return
      const { data, error } = await this.bucket.remove(files.map(nameOf))
      if (error !== null) throw this.storageError(error)
      if (!Array.isArray(data)) throw portError('net/unavailable', {}, data)
      const removed = new Set(data.map(({ name }) => name))
      // The policies silently skip files that this user may not remove.
      const left = new Set(files.filter((file) => !removed.has(nameOf(file))).map(({ workspaceId }) => workspaceId))
      for (const workspaceId of left) await this.demandRight(workspaceId, 'files.update', { user, signal })
    })
  }

  private get bucket() {
    return this.backend.client.storage.from(BUCKET)
  }

  private call<T>(options: CallOptions | undefined, work: (user: User, signal: AbortSignal) => Promise<T>): Promise<T> {
    const plan = { runtime: this.runtime, options, isRepeatable: true, source: 'supabase' }
    return runCall(plan, (signal) => this.session.as((user) => work(user, signal)))
  }

  private sendingOf(
    target: FileRef,
    body: Blob,
    { contentType, uploadId }: { readonly contentType: string; readonly uploadId: string | null },
  ): Sending {
    const metadata = { bucketName: BUCKET, objectName: nameOf(target), contentType, cacheControl: '0' }
    return { ...this.connection(), body, metadata, uploadId }
  }

  private connection() {
    const { backend, project, fetch, session, runtime } = this
    const headers = async () => {
      await session.user()
      const { data } = await backend.client.auth.getSession()
      return { apikey: project.publishableKey, authorization: `Bearer ${data.session?.access_token ?? ''}` }
    }
    return { endpoint: `${project.url}/storage/v1/upload/resumable`, fetch, runtime, headers }
  }

  private stored(target: FileRef): Promise<UploadEvent> {
    return this.call(undefined, async () => {
      const { data, error } = await this.bucket.info(nameOf(target))
      if (error !== null) throw this.storageError(error, target)
      const { size, contentType = '', createdAt } = data
      // Something else that answers in JSON in the project's place.
      if (size === undefined) throw portError('net/unavailable', {})
      const file: StoredFile = { ...target, sizeBytes: size, contentType, createdAt: instantOf(Date.parse(createdAt)) }
      return { kind: 'stored', file }
    })
  }

  /** The error of an upload; or its stored file, if it had completed and only the answer was lost. */
  private async recover(cause: unknown, target: FileRef, body: Blob): Promise<UploadEvent> {
    const failure = this.tusError(cause, target)
    if (isPortError(failure, 'auth/signed-out')) throw await this.session.explainRefusal(failure)
    const isTaken = isPortError(failure, 'access/denied') && failure.details.action === 'overwrite'
    // The service gives only this status when asked for the offset of a completed upload.
    const isConflict = isPortError(failure, 'net/unavailable') && failure.details.status === 409
    if (!isTaken && !isConflict && !isPortError(failure, 'file/missing')) throw failure
    const event = await this.stored(target).catch((error: unknown) => {
      // Whether it is stored is unknown, so report why that could not be found out.
      throw isPortError(error, 'file/missing', 'access/denied') ? failure : error
    })
    if (event.kind === 'stored' && event.file.sizeBytes === body.size) return event
    throw failure
  }

  private tusError(error: unknown, { path }: Pick<FileRef, 'path'>): PortError {
    if (isPortError(error)) return error
    const { failure, about } = tusFailure(error)
    return this.backend.portError('storage', failure, { ...ABOUT, action: 'files.create', path, ...about })
  }

  private storageError(error: unknown, { path }: Partial<FileRef> = {}): PortError {
    return this.backend.portError('storage', error, { ...ABOUT, ...(path === undefined ? {} : { path }) })
  }

  /** The policies hide what this user may not touch; the port has to say `access/denied`. @throws access/denied */
  private async demandRight(
    workspaceId: Id,
    action: FileAction,
    { user, signal }: { readonly user: User; readonly signal: AbortSignal },
  ): Promise<void> {
    const { data, error } = await this.backend.client
      .from('members')
      .select('role')
      .match({ workspace_id: workspaceId, user_id: user.id, status: 'active' })
      .is('deleted_at', null)
      .abortSignal(signal)
      .maybeSingle<{ readonly role: Role }>()
    if (error !== null) throw this.backend.portError('rest', error)
    if (data === null || !may(data.role, action)) throw denied(action)
  }
}

const ABOUT = { collection: 'files', limitBytes: LIMITS.fileBytes }

function eventOf(sent: Sent, { workspaceId, path }: FileRef, { size }: Blob): UploadEvent {
  if (sent.kind === 'progress') return { kind: 'progress', sentBytes: sent.sentBytes, totalBytes: size }
  const { uploadId, expiresAt } = sent
  return { kind: 'resumable', token: resumeToken({ uploadId, workspaceId, path, sizeBytes: size }), expiresAt }
}

function nameOf({ workspaceId, path }: FileRef): string {
  return `${workspaceId}/${path}`
}
