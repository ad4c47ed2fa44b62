import { BehaviorSubject, type Observable, type Subscription } from 'rxjs'
import { asPortError, type PortError } from '../../../../domain/model/errors/port-error'
import type { FileRecord } from '../../../../domain/model/files/file'
import type { Id } from '../../../../domain/model/kernel/id'
import { LIMITS } from '../../../../domain/model/records/limits'
import { mutationIdOf } from '../../../../domain/model/records/mutation-id'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { Subject } from '../../../../domain/model/records/subject'
import type { FilesPort } from '../../../../ports/files.port'
import type { RecordsPort } from '../../../../ports/records.port'
import type { Runtime } from '../../../../ports/runtime.port'

/** A file on its way, or one that did not get there. */
export interface Upload {
  readonly id: Id
  readonly name: string
  readonly percent: number
  /** Null while it is under way. */
  readonly refusal: Refusal | null
}

export type Refusal =
  | { readonly kind: 'too-large'; readonly limitBytes: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly error: PortError }

export interface UploadDependencies {
  readonly files: FilesPort
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly workspaceId: Id
  readonly subject: Subject
}

/**
 * The files being attached to one record. Each is announced as a record before its first byte is sent, is ready once all
 * of them are there, and leaves nothing behind when it is called off.
 */
export class Uploads {
  private readonly state = new BehaviorSubject<readonly Upload[]>([])
  private readonly running = new Map<Id, Subscription>()
  private readonly dependencies: UploadDependencies
  /** Hot, replays the latest, never errors or completes. */
  readonly uploads$: Observable<readonly Upload[]> = this.state.asObservable()

  constructor(dependencies: UploadDependencies) {
    this.dependencies = dependencies
  }

  /** Never rejects: what goes wrong is shown at the upload. */
  async add(file: File): Promise<void> {
    const { files, runtime } = this.dependencies
    const id = runtime.newId()
    const refusal = refusalOf(file, Math.min(LIMITS.fileBytes, files.capabilities.maxFileBytes))
    this.state.next([...this.state.value, { id, name: file.name, percent: 0, refusal }])
    if (refusal !== null) return
    try {
      await this.commit({ kind: 'create', collection: 'files', id, data: this.recordOf(file, id) })
      if (!this.has(id)) await this.discard(id)
      else this.send(file, id)
    } catch (error) {
      this.fail(id, error)
    }
  }

  /** Stops it, or takes its refusal away. */
  dismiss(id: Id): void {
    const running = this.running.get(id)
    running?.unsubscribe()
    this.running.delete(id)
    this.state.next(this.state.value.filter((upload) => upload.id !== id))
    if (running !== undefined) void this.discard(id)
  }

  private send(file: File, id: Id): void {
    const { files, workspaceId, subject } = this.dependencies
    const sending = files.upload({ workspaceId, path: `${subject}/${id}` }, file).subscribe({
      next: (event) => {
        if (event.kind === 'progress')
          this.change(id, { percent: Math.round((100 * event.sentBytes) / Math.max(1, event.totalBytes)) })
      },
      error: (error: unknown) => {
        this.running.delete(id)
        this.fail(id, error)
        void this.settle(id, 'failed')
      },
      complete: () => {
        this.running.delete(id)
        void this.settle(id, 'ready')
      },
    })
    if (!sending.closed) this.running.set(id, sending)
  }

  private async settle(id: Id, status: 'ready' | 'failed'): Promise<void> {
    try {
      await this.commit({ kind: 'update', collection: 'files', id, patch: { status }, expect: 'any' })
      if (status === 'ready') this.state.next(this.state.value.filter((upload) => upload.id !== id))
    } catch (error) {
      this.fail(id, error)
    }
  }

  /** An upload that was called off goes to the trash; when even that fails, it stays a record that is not ready, shown nowhere. */
  private async discard(id: Id): Promise<void> {
    await this.settle(id, 'failed')
    await this.commit({ kind: 'trash', collection: 'files', id, expect: 'any' }).catch(() => undefined)
  }

  private fail(id: Id, error: unknown): void {
    this.change(id, { refusal: { kind: 'failed', error: asPortError(error, 'upload') } })
  }

  private change(id: Id, part: Partial<Upload>): void {
    this.state.next(this.state.value.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  private has(id: Id): boolean {
    return this.state.value.some((upload) => upload.id === id)
  }

  private recordOf({ name, type, size }: File, id: Id): Partial<FileRecord> {
    const { subject } = this.dependencies
    const mime = type === '' ? 'application/octet-stream' : type
    return { name, mime, sizeBytes: size, path: `${subject}/${id}`, subject, status: 'uploading' }
  }

  private async commit(mutation: Mutation): Promise<void> {
    const { records, runtime, workspaceId } = this.dependencies
    await records.commit([mutation], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
  }
}

function refusalOf(file: File, limitBytes: number): Refusal | null {
  if (file.size > limitBytes) return { kind: 'too-large', limitBytes }
  return file.size === 0 ? { kind: 'empty' } : null
}
