import type { Observable } from 'rxjs'
import type { Brand } from '../domain/model/kernel/brand'
import type { Id } from '../domain/model/kernel/id'
import type { Instant } from '../domain/model/kernel/instant'
import type { CallOptions } from './call-options'

/** Serialisable; survives a reload. */
export type ResumeToken = Brand<string, 'ResumeToken'>

/** The bytes of attachments. What they belong to is a record of the `files` collection. */
export interface FilesPort {
  readonly capabilities: FilesCapabilities

  /**
   * Cold: subscribing starts, unsubscribing cancels, and nothing half-stored can then be read. Emits `progress` from 0 (with
   * `resume`: from what is there already) to `totalBytes`, never falling, then `stored`, and completes. Where uploads are
   * resumable, `resumable` comes before any byte is sent; what was cut off or cancelled goes on with its token.
   *
   * A path is announced before it is written: by a `files` record of it that the caller made, whose id ends it, and which is
   * `pending` or `uploading` and not in the trash. A path is written once; as many bytes as are there already are `stored`, so that
   * whoever missed the answer may send them again.
   *
   * @param options.mayWait where `uploadsOffline`, and there is no line: emits `kept` once the bytes would survive on this device,
   * and completes. They go up by themselves when there is a line, and the record becomes `ready` then; `SyncPort` tells of it.
   * @throws file/rejected, access/denied, store/full; file/missing when there is nothing left to resume
   */
  upload(target: FileRef, body: Blob, options?: UploadOptions): Observable<UploadEvent>

  /** Frees what an abandoned upload left on the backend. Abandoning what is not there succeeds. */
  abandon(token: ResumeToken, options?: CallOptions): Promise<void>

  /**
   * Whoever may read the `files` record gets its bytes once it is `ready`; until then, only who announced it. What was `kept`
   * is read from this device.
   * @throws file/missing also for what the caller may not see
   */
  download(file: FileRef, options?: CallOptions): Promise<Blob>

  /** Removing what is not there, or what the caller may not see, succeeds and removes nothing. */
  remove(files: readonly FileRef[], options?: CallOptions): Promise<void>
}

export interface UploadOptions {
  readonly resume?: ResumeToken
  readonly mayWait?: boolean
}

/**
 * `path` is `<collection>/<record id>/<id of the file's own record>`, or what a function answered; no part of it comes from
 * what a person typed.
 */
export interface FileRef {
  readonly workspaceId: Id
  readonly path: string
}

export interface StoredFile extends FileRef {
  readonly sizeBytes: number
  /** As `storedType` has it: without parameters, and opaque where the type is none we know. */
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
  /** Is an upload that `mayWait` taken offline? */
  readonly uploadsOffline: boolean
}
