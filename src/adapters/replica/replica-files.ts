import { catchError, defer, from, switchMap, tap, throwError, type Observable } from 'rxjs'
import { isPortError } from '../../domain/model/errors/port-error'
import type { CallOptions } from '../../ports/call-options'
import type { FileRef, FilesCapabilities, FilesPort, ResumeToken, UploadEvent, UploadOptions } from '../../ports/files.port'
import type { Replicas } from './replicas'

/** Accepts files offline, and reads pending ones from this device. */
export class ReplicaFiles implements FilesPort {
  readonly capabilities: FilesCapabilities
  private readonly behind: FilesPort
  private readonly replicas: Replicas

  constructor(replicas: Replicas) {
    this.replicas = replicas
    this.behind = replicas.options.ports.files
    this.capabilities = { ...this.behind.capabilities, uploadsOffline: true }
  }

  upload(target: FileRef, body: Blob, { mayWait = false, resume }: UploadOptions = {}): Observable<UploadEvent> {
    const options = resume === undefined ? {} : { resume }
    // The record that announces it may be on its way.
    const sent$ = defer(() => from(this.replicas.sent(target.workspaceId)))
    const upload$ = sent$.pipe(switchMap(() => this.behind.upload(target, body, options)))
    if (!mayWait) return upload$
    const keep$ = defer(() => from(this.keep(target, body, resume ?? null)))
    return sent$.pipe(
      switchMap(() => {
        if (this.mustWait(target)) return keep$
        let fromBytes: number | null = null
        let hasBegun = false
        return upload$.pipe(
          tap((event) => {
            if (event.kind !== 'progress') return
            fromBytes ??= event.sentBytes
            hasBegun ||= event.sentBytes > fromBytes
          }),
          // Whoever began an upload resumes it.
          catchError((error: unknown) => (isTrouble(error) && !hasBegun ? keep$ : throwError(() => error))),
        )
      }),
    )
  }

  abandon(token: ResumeToken, options?: CallOptions): Promise<void> {
    return this.behind.abandon(token, options)
  }

  async download(file: FileRef, options?: CallOptions): Promise<Blob> {
    const at = this.replicas.at(file.workspaceId)
    await at?.opened()
    const kept = at?.work.fileAt(file.path) ?? null
    return at === null || kept === null ? this.behind.download(file, options) : at.work.bytes(kept)
  }

  remove(files: readonly FileRef[], options?: CallOptions): Promise<void> {
    return this.behind.remove(files, options)
  }

  /** Whether the file has to wait: for the connection, or for its record to be sent first. */
  private mustWait({ workspaceId, path }: FileRef): boolean {
    return !this.replicas.isUp || this.replicas.at(workspaceId)?.work.isUnannounced(path) === true
  }

  private async keep({ workspaceId, path }: FileRef, body: Blob, resume: ResumeToken | null): Promise<UploadEvent> {
    const at = await this.replicas.keeping(workspaceId)
    await at.work.keepFile(path, body, resume)
    return { kind: 'kept' }
  }
}

/** Trouble with the connection or the backend, or an unknown answer: it may pass. */
function isTrouble(error: unknown): boolean {
  return isPortError(error, 'net/offline', 'net/unavailable', 'net/timeout', 'net/throttled', 'internal/unexpected')
}
