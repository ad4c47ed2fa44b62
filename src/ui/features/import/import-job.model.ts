import { BehaviorSubject, type Observable } from 'rxjs'
import { asPortError, type PortError } from '../../../domain/model/errors/port-error'
import { readLog, type LoggedRow } from '../../../domain/model/imports/writing/import-log'
import type { ImportAccount } from '../../../domain/model/imports/writing/import-account'
import { LoggedAccount } from '../../../domain/model/imports/writing/logged-account'
import { countsOf, type RecordCount } from '../../../domain/model/imports/writing/record-ends'
import { isTrashed } from '../../../domain/model/imports/writing/undo/plan-restore'
import type { LeftRecord, UndoAct } from '../../../domain/model/imports/writing/undo/plan-undo'
import type { Id } from '../../../domain/model/kernel/id'
import { finish, inSlices } from '../../../domain/model/kernel/in-slices'
import type { RecordOf } from '../../../domain/model/records/collections'
import { mutationIdOf } from '../../../domain/model/records/meta'
import { readChunks } from '../../../domain/use-cases/imports/read-import'
import { previewUndo, restoreImport, trashedOf, undoImport } from '../../../domain/use-cases/imports/undo-import'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import type { AppServices } from '../../app/ports-context'
import { frameWatch } from './frame-watch'

export interface JobDeps {
  readonly ports: Pick<Ports, 'records'>
  readonly runtime: Runtime
}

export type UndoState =
  | { readonly step: 'idle' }
  | { readonly step: 'looking' }
  | {
      readonly step: 'preview'
      readonly goes: readonly RecordCount[]
      readonly returns: readonly RecordCount[]
      readonly left: readonly LeftRecord[]
    }
  | { readonly step: 'running'; readonly done: number; readonly total: number }
  | { readonly step: 'held'; readonly error: PortError | null }
  | { readonly step: 'ended'; readonly left: readonly LeftRecord[] }

export interface JobState {
  /** `null`: not read yet. */
  readonly rows: readonly LoggedRow[] | null
  /** What they come to, as the import counted it. */
  readonly account: ImportAccount | null
  readonly undo: UndoState
  /** How many records that it made are in the trash; `null`: nobody looked. */
  readonly trashed: number | null
  /** What the last restoring came to. */
  readonly restored: { readonly restored: number; readonly left: number } | null
  readonly error: PortError | null
}

/** As many as are read within a frame. */
const CHUNKS = 5

type Job = RecordOf<'imports'>
type Member = Pick<RecordOf<'members'>, 'id' | 'role'>

/** One import that ran: what it did, and taking it back. It outlives its screen, so that undoing goes on meanwhile. */
export class ImportJobModel {
  private readonly subject = new BehaviorSubject<JobState>({
    rows: null,
    account: null,
    undo: { step: 'idle' },
    trashed: null,
    restored: null,
    error: null,
  })
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<JobState> = this.subject.asObservable()
  private readonly deps: JobDeps
  private readonly anyway = new Set<string>()
  private holding = new AbortController()

  constructor(deps: JobDeps) {
    this.deps = deps
  }

  async load(job: Job): Promise<void> {
    await this.paced(async (pace) => {
      const chunks = await readChunks(job, { records: this.deps.ports.records, pace })
      const rows: LoggedRow[] = []
      const account = new LoggedAccount()
      const read = inSlices(chunks, CHUNKS, (chunk) => {
        const log = readLog(chunk.log)
        rows.push(...log.rows)
        account.add(log)
      })
      await finish(read, pace)
      this.set({ rows, account: account.account(job.total), error: null })
    })
  }

  /** Looks what undoing would do, before anything is done. */
  async look(job: Job, member: Member): Promise<void> {
    this.set({ undo: { step: 'looking' }, error: null })
    const isDone = await this.paced(async (pace) => {
      const request = { job, member, anyway: this.anyway }
      const { acts, left } = await previewUndo(request, { records: this.deps.ports.records, pace })
      const [goes, returns] = [countsOfActs(acts, 'trash'), countsOfActs(acts, 'restore')]
      this.set({ undo: { step: 'preview', goes, returns, left } })
    })
    if (!isDone) this.set({ undo: { step: 'idle' } })
  }

  /** Takes back what can be, or goes on with it. @param anyway the key of a record that goes or goes back whatever was */
  async undo(job: Job, member: Member, anyway?: string): Promise<void> {
    if (anyway !== undefined) this.anyway.add(anyway)
    this.holding = new AbortController()
    this.set({ undo: { step: 'running', done: 0, total: 0 }, error: null })
    await this.paced(async (pace) => {
      const { ports, runtime } = this.deps
      const end = await undoImport(
        { job, member, anyway: this.anyway },
        { records: ports.records, runtime, pace },
        { signal: this.holding.signal, onProgress: (progress) => this.set({ undo: { step: 'running', ...progress } }) },
      )
      this.set({
        undo: end.status === 'paused' ? { step: 'held', error: end.error } : { step: 'ended', left: end.left },
      })
    })
  }

  hold(): void {
    this.holding.abort()
  }

  keep(): void {
    this.set({ undo: { step: 'idle' } })
  }

  /** Looks how much of it could be taken out of the trash. */
  async lookInTrash(job: Job, member: Member): Promise<void> {
    await this.paced(async (pace) => {
      const acts = await trashedOf({ job, member }, { records: this.deps.ports.records, pace })
      this.set({ trashed: acts.filter(({ current }) => isTrashed(current)).length })
    })
  }

  /** Takes out of the trash what it made. */
  async restore(job: Job, member: Member): Promise<void> {
    this.set({ trashed: null, error: null })
    await this.paced(async (pace) => {
      const { ports, runtime } = this.deps
      const restored = await restoreImport({ job, member }, { records: ports.records, runtime, pace })
      this.set({ restored, undo: { step: 'idle' } })
    })
    await this.lookInTrash(job, member)
  }

  /** Ends an import that nobody runs any more. */
  async stop({ id, workspaceId, total, created, updated, failed }: Job): Promise<void> {
    const patch = { status: 'cancelled', skipped: total - created - updated - failed } as const
    await this.paced(async () => {
      const mutationId = mutationIdOf(this.deps.runtime.newId())
      const update = { kind: 'update', collection: 'imports', id, patch, expect: 'any' } as const
      await this.deps.ports.records.commit([update], { workspaceId, mutationId })
    })
  }

  /** @returns whether it was done; what was in the way is shown */
  private async paced(work: (pace: () => Promise<number>) => Promise<void>): Promise<boolean> {
    const frames = frameWatch()
    try {
      await work(frames.next)
      return true
    } catch (error) {
      this.set({ error: asPortError(error, 'import') })
      return false
    } finally {
      frames.stop()
    }
  }

  private set(change: Partial<JobState>): void {
    this.subject.next({ ...this.subject.value, ...change })
  }
}

const models = new WeakMap<AppServices, Map<Id, ImportJobModel>>()

/** The model of one import in this tab: the same one when its screen is left and opened again. */
export function jobOf(services: AppServices, jobId: Id): ImportJobModel {
  const ofBackend = models.get(services) ?? new Map<Id, ImportJobModel>()
  models.set(services, ofBackend)
  const model = ofBackend.get(jobId) ?? new ImportJobModel(services)
  ofBackend.set(jobId, model)
  return model
}

/** By collection, as an import's own records are counted. */
function countsOfActs(acts: readonly UndoAct[], kind: UndoAct['kind']): readonly RecordCount[] {
  const end = kind === 'trash' ? 'made' : 'changed'
  const ends = acts.filter((act) => act.kind === kind).map(({ current: { collection } }) => ({ collection, end }) as const)
  return countsOf(ends)
}
