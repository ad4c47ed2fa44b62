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
   * Cold: subscribing starts, unsubscribing cancels, and nothing half-stored can then be read. Emits `progress` from 0 to
   * `totalBytes`, never falling, then `stored`, and completes. A path is written once.
   * @throws file/rejected, access/denied, store/full
   */
  upload(target: FileRef, body: Blob, options?: { readonly resume?: ResumeToken }): Observable<UploadEvent>

  /** Frees what an abandoned upload left on the backend. */
  abandon(token: ResumeToken, options?: CallOptions): Promise<void>

  /** @throws file/missing */
  download(file: FileRef, options?: CallOptions): Promise<Blob>

  /** Removing what is not there succeeds. */
  remove(files: readonly FileRef[], options?: CallOptions): Promise<void>
}

/** `path` is `<collection>/<record id>/<file id>`; no part of it comes from what a person typed. */
export interface FileRef {
  readonly workspaceId: Id
  readonly path: string
}

export interface StoredFile extends FileRef {
  readonly sizeBytes: number
  readonly contentType: string
  readonly createdAt: Instant
}

export type UploadEvent =
  | { readonly kind: 'progress'; readonly sentBytes: number; readonly totalBytes: number }
  | { readonly kind: 'resumable'; readonly token: ResumeToken; readonly expiresAt: Instant | null }
  | { readonly kind: 'stored'; readonly file: StoredFile }

export interface FilesCapabilities {
  /** Without it, `resume` and `abandon` reject with `capability/missing`. */
  readonly resumableUpload: boolean
  readonly maxFileBytes: number
}
