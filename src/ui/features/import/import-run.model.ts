import { BehaviorSubject, filter, firstValueFrom, merge, NEVER, type Observable } from 'rxjs'
import { asPortError, type PortError, portError } from '../../../domain/model/errors/port-error'
import type { Column } from '../../../domain/model/imports/reading/header'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import type { OutcomeCounts } from '../../../domain/model/imports/writing/row-outcomes'
import { encodingOf } from '../../../domain/model/imports/reading/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import type { ImportRun } from '../../../domain/use-cases/imports/import-run'
import { importRun, type ImportFile, type ImportInput } from '../../../domain/use-cases/imports/run-import'
import type { WorkFiles } from '../../../ports/device.port'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import { fileSum, type ResumedImport, type PlannedImport, runResults, type RunState, takeNotes } from './run-state'
import { frameWatch } from './frame-watch'
import type { ImportClient } from './import-client'
import { recovery } from './recovery'

export interface RunDeps {
  readonly ports: Pick<Ports, 'records' | 'events'>
  readonly runtime: Runtime
  readonly workFiles: WorkFiles
}

/** Nobody reads figures that change with every frame, and drawing them takes what the frame has left for writing. */
const PROGRESS_EVERY_MS = 100

interface OpenRun {
  readonly client: ImportClient
  readonly jobId: Id
  readonly fileName: string
  readonly collections: readonly ImportCollection[]
  readonly columns: readonly Column[]
  readonly workspaceId: Id
}

/** An import that is written, from its plan to its report. It outlives the screen, so that one can look elsewhere meanwhile. */
export class ImportRunModel {
  private readonly subject = new BehaviorSubject<RunState | null>(null)
  /** Hot, replays the latest, never errors or completes; `null`: nothing runs, and there is no report. */
  readonly state$: Observable<RunState | null> = this.subject.asObservable()
  private readonly deps: RunDeps
  private current: OpenRun | null = null
  private isHeld = false
  private running: ImportRun | null = null
  private cancelling = new AbortController()
  /** How often someone asked to go on after a pause. */
  private readonly wanted = new BehaviorSubject(0)

  constructor(deps: RunDeps) {
    this.deps = deps
  }

  /** Writes the plan. @param workspaceId of the workspace it was made for */
  async start({ client, fileName, file, kept, plan, bytes, options }: PlannedImport, workspaceId: Id): Promise<void> {
    const { format, columns } = file
    const jobId = this.deps.runtime.newId()
    this.open({ client, jobId, fileName, collections: kept.collections, columns, workspaceId }, null)
    this.set({ isKept: await this.deps.workFiles.store(jobId, bytes) })
    const about: ImportFile = {
      fileName: fileName.slice(0, LIMITS.name),
      sha256: await fileSum(bytes),
      source: kept.source,
      collections: [...kept.collections],
      // Whoever has that many columns maps them anew.
      mapping: kept.mapping.length <= LIMITS.importChoices ? kept.mapping : null,
      options,
      encoding: encodingOf(format) ?? '',
      delimiter: format.kind === 'delimited' ? format.delimiter : '',
    }
    await this.run({ file: about, total: plan.counts.total, setup: plan.setup, policy: plan.policy, begun: null })
  }

  /** Goes on with an import that an earlier window began. @param bytes of its file */
  async resumeJob({ client, job, columns, plan, chunks }: ResumedImport, bytes: Blob): Promise<void> {
    const { id: jobId, workspaceId, fileName, collections, total, created, updated, skipped, failed } = job
    const counts = { total, created, updated, skipped, failed }
    this.open({ client, jobId, fileName, collections, columns, workspaceId }, counts)
    this.set({ isKept: await this.deps.workFiles.store(jobId, bytes) })
    await this.run({ file: job, total, setup: plan.setup, policy: plan.policy, begun: { counts, chunks } })
  }

  private open(current: OpenRun, counts: OutcomeCounts | null): void {
    const { jobId, fileName, collections, columns } = current
    const none = { total: 0, created: 0, updated: 0, skipped: 0, failed: 0 }
    const progress = { done: 0, total: 0, counts: counts ?? none }
    this.current = current
    this.isHeld = false
    this.cancelling = new AbortController()
    this.subject.next({
      step: 'run',
      jobId,
      fileName,
      collections,
      columns,
      status: 'running',
      isKept: true,
      progress,
      error: null,
      account: null,
      notes: [],
    })
  }

  private async run(input: Pick<ImportInput, 'file' | 'total' | 'setup' | 'policy' | 'begun'>): Promise<void> {
    const { current } = this
    if (current === null) return
    const { client, jobId, workspaceId } = current
    const { ports, runtime, workFiles } = this.deps
    const frames = frameWatch()
    const release = await workFiles.claim(jobId)
    try {
      const left = await client.ask('begin', null)
      const sources = {
        settled: { length: left.settled, take: (from: number, count: number) => client.ask('settled', { from, count }) },
        writes: { length: left.writes, take: (from: number, count: number) => client.ask('writes', { from, count }) },
      }
      const run = importRun(
        { jobId, ...input, ...sources, columns: current.columns.map(({ name }) => name) },
        { records: ports.records, runtime, pace: frames.next },
        workspaceId,
      )
      this.running = run
      await this.resume()
      await workFiles.forget(jobId)
      const { notes, account } = await client.ask('results', runResults(run.outcomes))
      this.set({ account, notes: await takeNotes(client, notes, frames.next), step: 'report' })
    } catch (error) {
      this.set({ step: 'report', error: asPortError(error, 'import') })
    } finally {
      release?.()
      frames.stop()
    }
  }

  /** Goes on until it ends, and by itself after whatever passes. */
  private async resume(): Promise<void> {
    const run = this.running
    if (run === null) return
    const { signal } = this.cancelling
    for (;;) {
      this.set({ status: 'running', progress: run.progress, error: null })
      let progressAt = 0
      const onProgress = (progress: RunState['progress']) => {
        if (this.deps.runtime.now() - progressAt < PROGRESS_EVERY_MS) return
        progressAt = this.deps.runtime.now()
        this.set({ progress })
      }
      const end = await run.run({ signal, isHeld: () => this.isHeld, onProgress })
      if (end.status !== 'paused') {
        this.set({ status: end.status, progress: run.progress, error: end.status === 'failed' ? end.error : null })
        return
      }
      this.set({ status: 'paused', progress: run.progress, error: end.error })
      await this.untilWanted(end.error)
    }
  }

  /** Until someone says so, or what made it pause may be over. */
  private async untilWanted(error: PortError | null): Promise<void> {
    const before = this.wanted.value
    const pressed$ = this.wanted.pipe(filter((count) => count > before))
    const { ports, runtime } = this.deps
    const recovered$ = error === null ? NEVER : recovery(error, { connection$: ports.events.connection$, runtime })
    await firstValueFrom(merge(pressed$, recovered$))
  }

  /** Pauses after the chunk that is being written, until it is resumed. */
  hold(): void {
    this.isHeld = true
  }

  goOn(): void {
    this.isHeld = false
    this.wanted.next(this.wanted.value + 1)
  }

  cancel(): void {
    this.cancelling.abort()
    this.set({ status: 'cancelling' })
    this.goOn()
  }

  /** The file as it came, with what became of each row. */
  async report(): Promise<Blob> {
    if (this.current === null) throw portError('internal/unexpected', { source: 'import report' })
    return this.current.client.ask('report', null)
  }

  /** Puts the report away, and with it the worker that holds the file. */
  close(): void {
    this.current?.client.close()
    this.current = null
    this.running = null
    this.subject.next(null)
  }

  private set(change: Partial<RunState>): void {
    const { value } = this.subject
    if (value !== null) this.subject.next({ ...value, ...change })
  }
}
