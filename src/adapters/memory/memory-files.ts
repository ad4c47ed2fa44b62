import { concat, defer, from, of, type Observable } from 'rxjs'
import { portError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import { LIMITS } from '../../domain/model/records/limits'
import type { CallOptions } from '../../ports/call-options'
import type { FileRef, FilesPort, UploadEvent } from '../../ports/files.port'
import type { Backend } from './backend/backend'
import type { Device } from './device'

export class MemoryFiles implements FilesPort {
  readonly capabilities = { resumableUpload: false, maxFileBytes: LIMITS.fileBytes }
  private readonly blobs = new Map<string, Blob>()
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
  }

  upload(target: FileRef, body: Blob): Observable<UploadEvent> {
    const totalBytes = body.size
    return concat(
      from<UploadEvent[]>([
        { kind: 'progress', sentBytes: 0, totalBytes },
        { kind: 'progress', sentBytes: totalBytes, totalBytes },
      ]),
      defer((): Observable<UploadEvent> => {
        this.blobs.set(target.path, body)
        const createdAt = instantOf(this.backend.runtime.now())
        return of({ kind: 'stored', file: { ...target, sizeBytes: totalBytes, contentType: body.type, createdAt } })
      }),
    )
  }

  async abandon(): Promise<void> {
    throw portError('capability/missing', { capability: 'resumable-upload' })
  }

  download(file: FileRef, options?: CallOptions): Promise<Blob> {
    return this.device.wire.call({ writes: false, options }, async () => {
      const blob = this.blobs.get(file.path)
      if (blob === undefined) throw portError('file/missing', { path: file.path })
      return blob
    })
  }

  async remove(files: readonly FileRef[]): Promise<void> {
    for (const { path } of files) this.blobs.delete(path)
  }
}
