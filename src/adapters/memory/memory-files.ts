import { Observable } from 'rxjs'
import { may } from '../../domain/model/access/policy'
import { asPortError, portError } from '../../domain/model/errors/port-error'
import { instantOf, type Instant } from '../../domain/model/kernel/instant'
import { LIMITS } from '../../domain/model/records/limits'
import type { CallOptions } from '../../ports/call-options'
import type { FileRef, FilesPort, UploadEvent } from '../../ports/files.port'
import type { Backend } from './backend/backend'
import type { Device } from './device'

/** Slices of an upload, so that its progress shows and it can be called off in the middle. */
const SLICES = 8

/** What a browser would run or draw as a page of ours. */
const REFUSED_TYPES = /^(text\/html|image\/svg\+xml|application\/xhtml\+xml|(text|application)\/xml)\b/i

const PATH = /^[a-zA-Z]+\/[0-9a-f-]{36}\/[0-9a-f-]{36}$/

export class MemoryFiles implements FilesPort {
  readonly capabilities = { resumableUpload: false, maxFileBytes: LIMITS.fileBytes }
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
        await this.send(target, body, { signal: abort.signal, emit: (event) => observer.next(event) })
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
    return this.device.wire.call({ writes: false, options }, async () => {
      await this.demand(file, 'files.read')
      const kept = await this.backend.store.files.get(keyOf(file))
      if (kept === null) throw portError('file/missing', { path: file.path })
      return kept.blob
    })
  }

  remove(files: readonly FileRef[], options?: CallOptions): Promise<void> {
    return this.device.wire.call({ writes: true, options }, async () => {
      for (const file of files) await this.demand(file, 'files.update')
      await this.backend.store.files.remove(files.map(keyOf))
    })
  }

  private async send(
    target: FileRef,
    body: Blob,
    { signal, emit }: { readonly signal: AbortSignal; readonly emit: (event: UploadEvent) => void },
  ): Promise<void> {
    const { wire } = this.device
    const totalBytes = body.size
    const slice = <T>(perform: () => T | Promise<T>) =>
      wire.call({ writes: true, isRepeatable: false, options: { signal } }, perform)
    await slice(async () => {
      await this.demand(target, 'files.create')
      await this.demandFits(target, body)
    })
    for (let sent = 0; sent <= SLICES; sent += 1) {
      if (signal.aborted) return
      emit({ kind: 'progress', sentBytes: Math.floor((totalBytes * sent) / SLICES), totalBytes })
      if (sent < SLICES) await slice(() => undefined)
    }
    const createdAt = instantOf(this.backend.runtime.now())
    await slice(() => this.keep(target, body, createdAt))
    if (!signal.aborted) emit({ kind: 'stored', file: { ...target, sizeBytes: totalBytes, contentType: body.type, createdAt } })
  }

  private async keep(target: FileRef, blob: Blob, createdAt: Instant): Promise<void> {
    const isNew = await this.backend.store.files.add(keyOf(target), { blob, createdAt })
    if (!isNew) throw portError('access/denied', { action: 'overwrite', collection: 'files' })
  }

  private async demandFits(target: FileRef, { size, type }: Blob): Promise<void> {
    if (size > LIMITS.fileBytes) throw portError('file/rejected', { reason: 'size', limitBytes: LIMITS.fileBytes })
    if (REFUSED_TYPES.test(type)) throw portError('file/rejected', { reason: 'type' })
    const isTaken = (await this.backend.store.files.get(keyOf(target))) !== null
    if (isTaken) throw portError('access/denied', { action: 'overwrite', collection: 'files' })
  }

  private async demand({ workspaceId, path }: FileRef, action: 'files.read' | 'files.create' | 'files.update'): Promise<void> {
    const user = await this.device.user()
    const { member } = this.backend.readerOf(workspaceId, user.id, action)
    if (!may(member.role, action) || !PATH.test(path)) throw portError('access/denied', { action, collection: 'files' })
  }
}

function keyOf({ workspaceId, path }: FileRef): string {
  return `${workspaceId}/${path}`
}
