import { BehaviorSubject, type Observable, type Subscription } from 'rxjs'
import { asPortError, type ErrorCode, isPortError } from '../../../domain/model/errors/port-error'
import { OPAQUE_TYPE, recordedType } from '../../../domain/model/files/content-type'
import type { FileRecord } from '../../../domain/model/files/file'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import { type MutationId, mutationIdOf } from '../../../domain/model/records/meta'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { Mutation } from '../../../domain/model/records/mutation'
import type { Subject } from '../../../domain/model/records/subject'
import type { FilesPort, ResumeToken } from '../../../ports/files.port'
import type { RecordsPort } from '../../../ports/records.port'
import type { Runtime } from '../../../ports/runtime.port'
import { refusalOf, type Upload } from './upload'

export interface UploadDependencies {
  readonly files: FilesPort
  readonly records: RecordsPort
  readonly runtime: Pick<Runtime, 'newId'>
  readonly workspaceId: Id
  /** Called with each file that got there. */
  readonly onReady?: (file: { readonly id: Id; readonly name: string }) => void
}

/** How far a file has come. It goes on from here. */
interface Journey {
  readonly file: File
  readonly subject: Subject | null
  readonly path: string
  /** The same at every try, so that an announcement whose answer was lost is not made twice. */
  readonly announcement: MutationId
  readonly stage: 'new' | 'again' | 'announced' | 'stored'
  /** What was sent is still there, where the backend can go on with it. */
  readonly resume: ResumeToken | null
}

/**
 * The files of one workspace on their way. Each is announced as a record before its first byte is sent, is ready once all
 * of them are there, goes on where a lost line left it, and leaves nothing behind when it is called off.
 */
export class Uploads {
  private readonly state = new BehaviorSubject<readonly Upload[]>([])
  private readonly journeys = new Map<Id, Journey>()
  private readonly running = new Map<Id, Subscription>()
  /** Announced, and to be sent when one of those that run is done. */
  private waiting: readonly Id[] = []
  private readonly dependencies: UploadDependencies
  /** Hot, replays the latest, never errors or completes. */
  readonly uploads$: Observable<readonly Upload[]> = this.state.asObservable()

  constructor(dependencies: UploadDependencies) {
    this.dependencies = dependencies
  }

  /** Attaches a file to a record. Never rejects: what goes wrong is shown at the upload. */
  async add(file: File, subject: Subject): Promise<void> {
    const id = this.dependencies.runtime.newId()
    if (!this.show(file, { id, subject })) return
    this.begin(id, { file, subject, path: `${subject}/${id}`, stage: 'new' })
    await this.go(id)
  }

  /** Sends the bytes of a file that was announced and did not arrive: the same ones, or none. Never rejects. */
  async sendAgain(record: RecordOf<'files'>, file: File): Promise<void> {
    const { id, subject, path, status } = record
    this.state.next(this.state.value.filter((upload) => upload.id !== id))
    if (!this.show(file, { id, subject })) return
    const isSame = file.size === record.sizeBytes && (record.sha256 === null || record.sha256 === (await sumFor(file)))
    if (!isSame) return this.change(id, { refusal: { kind: 'other-file' } })
    this.begin(id, { file, subject, path, stage: status === 'failed' ? 'again' : 'announced' })
    await this.go(id)
  }

  /** Stops sending, to go on later. */
  pause(id: Id): void {
    this.stop(id)
    this.change(id, { isPaused: true })
  }

  /** Goes on with one that was paused, or that failed and can. Never rejects. */
  async goOn(id: Id): Promise<void> {
    this.change(id, { refusal: null, isPaused: false })
    await this.go(id)
  }

  /** Stops it, or takes its refusal away. */
  dismiss(id: Id): void {
    this.stop(id)
    this.state.next(this.state.value.filter((upload) => upload.id !== id))
    void this.discard(id)
  }

  /** @returns is there nothing that speaks against sending it? */
  private show(file: File, { id, subject }: Pick<Upload, 'id' | 'subject'>): boolean {
    const refusal = refusalOf(file, Math.min(LIMITS.fileBytes, this.dependencies.files.capabilities.maxFileBytes))
    const upload: Upload = { id, name: file.name, subject, percent: 0, isPaused: false, refusal }
    this.state.next([...this.state.value, upload])
    return refusal === null
  }

  private begin(id: Id, journey: Pick<Journey, 'file' | 'subject' | 'path' | 'stage'>): void {
    const announcement = mutationIdOf(this.dependencies.runtime.newId())
    this.journeys.set(id, { ...journey, announcement, resume: null })
  }

  private async go(id: Id): Promise<void> {
    const journey = this.journeys.get(id)
    if (journey === undefined) return
    if (journey.stage === 'stored') return this.settle(id, 'ready')
    try {
      if (journey.stage !== 'announced') {
        await this.announce(id, journey)
        this.note(id, { stage: 'announced' })
      }
      const upload = this.state.value.find((each) => each.id === id)
      if (upload === undefined) await this.discard(id)
      // It may have been paused while it was announced.
      else if (!upload.isPaused) this.send(id)
    } catch (error) {
      this.fail(id, error)
    }
  }

  private async announce(id: Id, { file, subject, path, stage, announcement }: Journey): Promise<void> {
    if (stage === 'again') {
      const patch = { status: 'uploading' } as const
      return this.commit({ kind: 'update', collection: 'files', id, patch, expect: 'any' }, announcement)
    }
    const data: Partial<FileRecord> = {
      name: file.name,
      mime: recordedType(file.type) ?? OPAQUE_TYPE,
      sizeBytes: file.size,
      sha256: await sumFor(file),
      path,
      subject,
      status: 'uploading',
    }
    await this.commit({ kind: 'create', collection: 'files', id, data }, announcement)
  }

  private stop(id: Id): void {
    this.waiting = this.waiting.filter((each) => each !== id)
    this.running.get(id)?.unsubscribe()
    this.leave(id)
  }

  /** It is sent no longer: the next one has its turn. */
  private leave(id: Id): void {
    this.running.delete(id)
    const [next, ...others] = this.waiting
    if (next === undefined || this.running.size >= SENT_AT_ONCE) return
    this.waiting = others
    this.send(next)
  }

  private send(id: Id): void {
    const journey = this.journeys.get(id)
    if (journey === undefined) return
    if (this.running.size >= SENT_AT_ONCE) {
      this.waiting = [...this.waiting, id]
      return
    }
    const { file, path, resume } = journey
    const { files, workspaceId } = this.dependencies
    let isKept = false
    const options = { mayWait: true, ...(resume !== null && { resume }) }
    const sending = files.upload({ workspaceId, path }, file, options).subscribe({
      next: (event) => {
        isKept ||= event.kind === 'kept'
        if (event.kind === 'resumable') this.note(id, { resume: event.token })
        if (event.kind === 'progress')
          this.change(id, { percent: Math.round((100 * event.sentBytes) / Math.max(1, event.totalBytes)) })
      },
      error: (error: unknown) => {
        this.leave(id)
        // What was begun goes on when there is a connection, where the device keeps it until then.
        if (files.capabilities.uploadsOffline && isPortError(error, 'net/offline')) return this.handOver(id, file)
        // What was sent has expired: the next try begins anew.
        if (isPortError(error, 'file/missing')) this.note(id, { resume: null })
        if (!this.fail(id, error)) void this.settle(id, 'failed')
      },
      complete: () => {
        this.leave(id)
        if (isKept) return this.forget(id)
        this.note(id, { stage: 'stored', resume: null })
        void this.settle(id, 'ready')
      },
    })
    if (!sending.closed) this.running.set(id, sending)
  }

  /** From here on it is the device that has it, whether or not this page is open. */
  private handOver(id: Id, file: File): void {
    const { files, workspaceId } = this.dependencies
    const { path, resume } = this.journeys.get(id) ?? { path: '', resume: null }
    const options = { mayWait: true, ...(resume !== null && { resume }) }
    let isKept = false
    const keeping = files.upload({ workspaceId, path }, file, options).subscribe({
      next: (event) => (isKept ||= event.kind === 'kept'),
      error: (error: unknown) => {
        this.leave(id)
        this.fail(id, error)
      },
      complete: () => {
        this.leave(id)
        if (isKept) this.forget(id)
        else void this.settle(id, 'ready')
      },
    })
    if (!keeping.closed) this.running.set(id, keeping)
  }

  private forget(id: Id): void {
    this.journeys.delete(id)
    this.state.next(this.state.value.filter((upload) => upload.id !== id))
  }

  private async settle(id: Id, status: 'ready' | 'failed'): Promise<void> {
    try {
      await this.commit({ kind: 'update', collection: 'files', id, patch: { status }, expect: 'any' })
      const name = this.journeys.get(id)?.file.name ?? ''
      this.journeys.delete(id)
      if (status !== 'ready') return
      this.state.next(this.state.value.filter((upload) => upload.id !== id))
      this.dependencies.onReady?.({ id, name })
    } catch (error) {
      this.fail(id, error)
    }
  }

  /** An upload that was called off goes to the trash; when even that fails, it stays a record that is not ready, shown nowhere. */
  private async discard(id: Id): Promise<void> {
    const journey = this.journeys.get(id)
    if (journey === undefined || journey.stage === 'new') return
    // First: once the record says that no more bytes are awaited, the backend does not accept this call.
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

  private async commit(mutation: Mutation, mutationId = mutationIdOf(this.dependencies.runtime.newId())): Promise<void> {
    const { records, workspaceId } = this.dependencies
    await records.commit([mutation], { workspaceId, mutationId })
  }
}

/** More at once only make each slower. */
const SENT_AT_ONCE = 3

/** Never worth repeating by itself, but for a person who has made room, or who begins anew. */
const GOES_ON: ReadonlySet<ErrorCode> = new Set(['store/full', 'file/missing'])

/** Fetched with the first file: no screen waits for it. */
async function sumFor(file: File): Promise<string> {
  const { sumOf } = await import('../../bundle/bundle-tools')
  return sumOf(file)
}
