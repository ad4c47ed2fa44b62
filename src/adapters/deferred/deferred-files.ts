import { catchError, defer, from, switchMap, tap, throwError, type Observable } from 'rxjs'
import { isPortError } from '../../domain/model/errors/port-error'
import type { CallOptions } from '../../ports/call-options'
import type { FileRef, FilesCapabilities, FilesPort, ResumeToken, UploadEvent, UploadOptions } from '../../ports/files.port'
import type { Door } from './door'

/** Takes files without a line, and reads from this device what waits on it. */
export class DeferredFiles implements FilesPort {
  readonly capabilities: FilesCapabilities
  private readonly behind: FilesPort
  private readonly door: Door

  constructor(behind: FilesPort, door: Door) {
    this.behind = behind
    this.door = door
    this.capabilities = { ...behind.capabilities, uploadsOffline: true }
  }

  upload(target: FileRef, body: Blob, { mayWait = false, resume }: UploadOptions = {}): Observable<UploadEvent> {
    const options = resume === undefined ? {} : { resume }
    // The record that announces it may be on its way.
    const sent$ = defer(() => from(this.door.sent(target.workspaceId)))
    const upload$ = sent$.pipe(switchMap(() => this.behind.upload(target, body, options)))
    if (!mayWait) return upload$
    const keep$ = defer(() => from(this.keep(target, body, resume ?? null)))
    return sent$.pipe(
      switchMap(() => {
        if (this.door.mustWait(target)) return keep$
        let fromBytes: number | null = null
        let hasBegun = false
        return upload$.pipe(
          tap((event) => {
            if (event.kind !== 'progress') return
            fromBytes ??= event.sentBytes
            hasBegun ||= event.sentBytes > fromBytes
          }),
          // What was begun is gone on with by whoever began it.
          catchError((error: unknown) => (isTrouble(error) && !hasBegun ? keep$ : throwError(() => error))),
        )
      }),
    )
  }

  abandon(token: ResumeToken, options?: CallOptions): Promise<void> {
    return this.behind.abandon(token, options)
  }

  async download(file: FileRef, options?: CallOptions): Promise<Blob> {
    const work = await this.door.existing()
    if (work?.has(file.path) !== true) return this.behind.download(file, options)
    return work.bytes(({ path }) => path === file.path)
  }

  remove(files: readonly FileRef[], options?: CallOptions): Promise<void> {
    return this.behind.remove(files, options)
  }

  private async keep(target: FileRef, body: Blob, resume: ResumeToken | null): Promise<UploadEvent> {
    const work = await this.door.work()
    await work.keepFile(target, body, resume)
    return { kind: 'kept' }
  }
}

/** With the connection or the backend, or nobody knows what the answer means: it passes. */
function isTrouble(error: unknown): boolean {
  return isPortError(error, 'net/offline', 'net/unavailable', 'net/timeout', 'net/throttled', 'internal/unexpected')
}
