import { BehaviorSubject, type Observable, type Subscription } from 'rxjs'
import type { ErrorCode } from '../../../../domain/model/errors/catalogue'
import { asPortError, isPortError, type PortError } from '../../../../domain/model/errors/port-error'
import { OPAQUE_TYPE } from '../../../../domain/model/files/content-type'
import type { FileRecord } from '../../../../domain/model/files/file'
import type { Id } from '../../../../domain/model/kernel/id'
import { LIMITS } from '../../../../domain/model/records/limits'
import type { MutationId } from '../../../../domain/model/records/meta'
import { mutationIdOf } from '../../../../domain/model/records/mutation-id'
import type { Mutation } from '../../../../domain/model/records/mutation'
import type { Subject } from '../../../../domain/model/records/subject'
import type { FileRef, FilesPort, ResumeToken } from '../../../../ports/files.port'
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
  | { readonly kind: 'failed'; readonly error: PortError; readonly canGoOn: boolean }

export interface UploadDependencies {
  readonly files: FilesPort
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly workspaceId: Id
  readonly subject: Subject
}

/** How far a file has come. It goes on from here. */
interface Journey {
  readonly file: File
  /** The same at every try, so that an announcement whose answer was lost is not made twice. */
  readonly announcement: MutationId
  readonly stage: 'new' | 'announced' | 'stored'
  /** What was sent is still there, where the backend can go on with it. */
  readonly resume: ResumeToken | null
}

/**
 * The files being attached to one record. Each is announced as a record before its first byte is sent, is ready once all
 * of them are there, goes on where a lost line left it, and leaves nothing behind when it is called off.
 */
export class Uploads {
  private readonly state = new BehaviorSubject<readonly Upload[]>([])
  private readonly journeys = new Map<Id, Journey>()
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
    this.journeys.set(id, { file, announcement: mutationIdOf(runtime.newId()), stage: 'new', resume: null })
    await this.go(id)
  }

  /** Goes on with one that failed and can. Never rejects. */
  async goOn(id: Id): Promise<void> {
    this.change(id, { refusal: null })
    await this.go(id)
  }

  /** Stops it, or takes its refusal away. */
  dismiss(id: Id): void {
    this.running.get(id)?.unsubscribe()
    this.running.delete(id)
    this.state.next(this.state.value.filter((upload) => upload.id !== id))
    void this.discard(id)
  }

  private async go(id: Id): Promise<void> {
    const journey = this.journeys.get(id)
    if (journey === undefined) return
    if (journey.stage === 'stored') return this.settle(id, 'ready')
    try {
      if (journey.stage === 'new') {
        const data = this.recordOf(journey.file, id)
        await this.commit({ kind: 'create', collection: 'files', id, data }, journey.announcement)
        this.note(id, { stage: 'announced' })
      }
      if (this.has(id)) this.send(id, journey)
      else await this.discard(id)
    } catch (error) {
      this.fail(id, error)
    }
  }

  private send(id: Id, { file, resume }: Journey): void {
    const { files } = this.dependencies
    const sending = files.upload(this.refOf(id), file, resume === null ? {} : { resume }).subscribe({
      next: (event) => {
        if (event.kind === 'resumable') this.note(id, { resume: event.token })
        if (event.kind === 'progress')
          this.change(id, { percent: Math.round((100 * event.sentBytes) / Math.max(1, event.totalBytes)) })
      },
      error: (error: unknown) => {
        this.running.delete(id)
        // What was sent has expired: the next try begins anew.
        if (isPortError(error, 'file/missing')) this.note(id, { resume: null })
        if (!this.fail(id, error)) void this.settle(id, 'failed')
      },
      complete: () => {
        this.running.delete(id)
        this.note(id, { stage: 'stored', resume: null })
        void this.settle(id, 'ready')
      },
    })
    if (!sending.closed) this.running.set(id, sending)
  }

  private async settle(id: Id, status: 'ready' | 'failed'): Promise<void> {
    try {
      await this.commit({ kind: 'update', collection: 'files', id, patch: { status }, expect: 'any' })
      this.journeys.delete(id)
      if (status === 'ready') this.state.next(this.state.value.filter((upload) => upload.id !== id))
    } catch (error) {
      this.fail(id, error)
    }
  }

  /** An upload that was called off goes to the trash; when even that fails, it stays a record that is not ready, shown nowhere. */
  private async discard(id: Id): Promise<void> {
    const journey = this.journeys.get(id)
    if (journey === undefined || journey.stage === 'new') return
    // Before the record says that nothing more is waited for, or the backend would not hear of it.
    if (journey.resume !== null) await this.dependencies.files.abandon(journey.resume).catch(() => undefined)
    await this.settle(id, 'failed')
    await this.commit({ kind: 'trash', collection: 'files', id, expect: 'any' }).catch(() => undefined)
  }

  /** @returns can it go on? */
  private fail(id: Id, thrown: unknown): boolean {
    const error = asPortError(thrown, 'upload')
    const canGoOn = error.retry !== 'never' || GOES_ON.has(error.code)
    this.change(id, { refusal: { kind: 'failed', error, canGoOn } })
    return canGoOn
  }

  private change(id: Id, part: Partial<Upload>): void {
    this.state.next(this.state.value.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  private note(id: Id, part: Partial<Journey>): void {
    const journey = this.journeys.get(id)
    if (journey !== undefined) this.journeys.set(id, { ...journey, ...part })
  }

  private has(id: Id): boolean {
    return this.state.value.some((upload) => upload.id === id)
  }

  private refOf(id: Id): FileRef {
    const { workspaceId, subject } = this.dependencies
    return { workspaceId, path: `${subject}/${id}` }
  }

  private recordOf({ name, type, size }: File, id: Id): Partial<FileRecord> {
    const mime = type === '' ? OPAQUE_TYPE : type
    return { name, mime, sizeBytes: size, path: this.refOf(id).path, subject: this.dependencies.subject, status: 'uploading' }
  }

  private async commit(mutation: Mutation, mutationId = mutationIdOf(this.dependencies.runtime.newId())): Promise<void> {
    const { records, workspaceId } = this.dependencies
    await records.commit([mutation], { workspaceId, mutationId })
  }
}

/** Never worth repeating by itself, but for a person who has made room, or who begins anew. */
const GOES_ON: ReadonlySet<ErrorCode> = new Set(['store/full', 'file/missing'])

function refusalOf(file: File, limitBytes: number): Refusal | null {
  if (file.size > limitBytes) return { kind: 'too-large', limitBytes }
  return file.size === 0 ? { kind: 'empty' } : null
}
