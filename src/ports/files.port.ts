import type { Observable } from 'rxjs'
import type { Brand } from '../domain/model/kernel/brand'
import type { Id } from '../domain/model/kernel/id'
import type { Instant } from '../domain/model/kernel/instant'
import type { CallOptions } from './call-options'

/** Serialisable; survives a reload. */
export type ResumeToken = Brand<string, 'ResumeToken'>

/** The bytes of attachments. Each belongs to a record of the `files` collection. */
export interface FilesPort {
  readonly capabilities: FilesCapabilities

  /**
   * Cold: subscribing starts the upload, unsubscribing cancels it, and a partial upload can never be read. Emits `progress`
   * from 0 (with `resume`: from the bytes already stored) to `totalBytes`, never falling, then `stored`, and completes. If
   * uploads are resumable, `resumable` comes before any byte is sent, and its token resumes an upload that broke off or was
   * cancelled.
   *
   * A path is announced before it is written: by a `files` record that has this path, ends it with its id, was made by the
   * caller, is `pending` or `uploading`, and is not in the trash. A path is written once; sending as many bytes as are stored
   * already gives `stored`, for callers who missed the answer.
   *
   * @param options.mayWait with `uploadsOffline`, and without a connection: emits `kept` once the bytes are stored on this
   * device, and completes. They are uploaded when there is a connection, and the record becomes `ready` then; `SyncPort`
   * reports it.
   * @throws file/rejected, access/denied, store/full; file/missing when there is nothing left to resume
   */
  upload(target: FileRef, body: Blob, options?: UploadOptions): Observable<UploadEvent>

  /** Deletes what an abandoned upload left on the backend. Succeeds if there is nothing. */
  abandon(token: ResumeToken, options?: CallOptions): Promise<void>

  /**
   * Everyone who may read the `files` record gets its bytes once it is `ready`; before, only the caller who announced it. Bytes
   * that wait on this device are read from it.
   * @throws file/missing also for what the caller may not see
   */
  download(file: FileRef, options?: CallOptions): Promise<Blob>

  /** Removing what does not exist, or what the caller may not see, succeeds and removes nothing. */
  remove(files: readonly FileRef[], options?: CallOptions): Promise<void>
}

export interface UploadOptions {
  readonly resume?: ResumeToken
  readonly mayWait?: boolean
}

/**
 * `path` is `<collection>/<record id>/<id of the file's own record>`, or a path that a function returned; no part of it is text
 * a person typed.
 */
export interface FileRef {
  readonly workspaceId: Id
  readonly path: string
}

export interface StoredFile extends FileRef {
  readonly sizeBytes: number
  /** As `storedType` returns it: without parameters, and opaque for an unknown type. */
  readonly contentType: string
  readonly createdAt: Instant
}

export type UploadEvent =
  | { readonly kind: 'progress'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly kind: 'resumable'; readonly token: ResumeToken; readonly expiresAt: Instant | null }
  | { readonly kind: 'stored'; readonly file: StoredFile }
  | { readonly kind: 'kept' }

export interface FilesCapabilities {
  /** Without it, `resume` and `abandon` reject with `capability/missing`. */
  readonly resumableUpload: boolean
  readonly maxFileBytes: number
  /** Whether an upload that `mayWait` is accepted offline. */
  readonly uploadsOffline: boolean
}
