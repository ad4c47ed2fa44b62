import { Observable } from 'rxjs'
import { asPortError, portError } from '../../domain/model/errors/port-error'
import { LIMITS } from '../../domain/model/records/limits'
import type { CallOptions } from '../../ports/call-options'
import type { FileRef, FilesPort, UploadEvent } from '../../ports/files.port'
import type { Backend } from '../shared/backend/backend'
import type { Device } from './device'
import type { FileCalls } from './file-calls'

export class MemoryFiles implements FilesPort {
  readonly capabilities = { resumableUpload: false, maxFileBytes: LIMITS.fileBytes, uploadsOffline: false }
  private readonly backend: Backend
  private readonly device: Device

  constructor(backend: Backend, device: Device) {
    this.backend = backend
    this.device = device
  }

  upload(target: FileRef, body: Blob, options: { readonly resume?: unknown } = {}): Observable<UploadEvent> {
    return new Observable((observer) => {
      const abort = new AbortController()
      const send = async (): Promise<void> => {
        if (options.resume !== undefined) throw portError('capability/missing', { capability: 'resumable-upload' })
        const calls = await this.calls()
        await calls.send(target, body, { signal: abort.signal, emit: (event) => observer.next(event) })
      }
      send().then(
        () => observer.complete(),
        (error: unknown) => observer.error(asPortError(error, 'memory')),
      )
      return () => abort.abort()
    })
  }

  abandon(_token: unknown, options?: CallOptions): Promise<void> {
    return this.device.wire.call({ writes: true, options }, () => {
      throw portError('capability/missing', { capability: 'resumable-upload' })
    })
  }

  download(file: FileRef, options?: CallOptions): Promise<Blob> {
    return this.device.wire.call({ writes: false, options }, async () => (await this.calls()).bytes(file))
  }

  remove(files: readonly FileRef[], options?: CallOptions): Promise<void> {
    return this.device.wire.call({ writes: true, options }, async () => (await this.calls()).remove(files))
  }

  /** Loaded with the first file. @throws net/unavailable when the code cannot be fetched */
  private async calls(): Promise<FileCalls> {
    try {
      const { FileCalls: Calls } = await import('./file-calls')
      return new Calls(this.backend, this.device)
    } catch (error) {
      throw portError('net/unavailable', {}, error)
    }
  }
}
