import { BehaviorSubject, filter, firstValueFrom, type Observable } from 'rxjs'
import { asPortError, portError } from '../../../domain/model/errors/port-error'
import { encodingOf } from '../../../domain/model/imports/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import { importRun, type ImportRun } from '../../../domain/use-cases/imports/run-import'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import { frameWatch } from './frame-watch'
import type { ImportClient } from './import-client'
import type { PlannedImport } from './planned-import'
import type { RunState } from './run-state'
import { takeNotes } from './take-notes'

export interface RunDeps {
  readonly ports: Pick<Ports, 'records' | 'events'>
  readonly runtime: Runtime
}

/** An import that is written, from its plan to its report. It outlives the screen, so that one can look elsewhere meanwhile. */
export class ImportRunModel {
  private readonly subject = new BehaviorSubject<RunState | null>(null)
  /** Hot, replays the latest, never errors or completes; `null`: nothing runs, and there is no report. */
  readonly state$: Observable<RunState | null> = this.subject.asObservable()
  private readonly deps: RunDeps
  private client: ImportClient | null = null
  private running: ImportRun | null = null
  private cancelling = new AbortController()
  /** How often someone asked to go on after a pause. */
  private readonly wanted = new BehaviorSubject(0)

  constructor(deps: RunDeps) {
    this.deps = deps
  }

  /** Writes the plan. @param workspaceId of the workspace it was made for */
  async start({ client, fileName, file, kept, plan }: PlannedImport, workspaceId: Id): Promise<void> {
    this.client = client
    const { format, columns } = file
    const input = {
      jobId: this.deps.runtime.newId(),
      file: {
        fileName: fileName.slice(0, LIMITS.name),
        sha256: null,
        source: kept.source,
        collections: [...kept.collections],
        // Whoever has that many columns maps them anew.
        mapping: kept.mapping.length <= LIMITS.importChoices ? kept.mapping : null,
        options: null,
        encoding: encodingOf(format) ?? '',
        delimiter: format.kind === 'delimited' ? format.delimiter : '',
      },
      total: plan.counts.total,
      setup: plan.setup,
      policy: plan.policy,
      settled: {
        length: plan.counts.skipped + plan.counts.failed,
        take: (from: number, count: number) => client.ask('settled', { from, count }),
      },
      writes: { length: plan.writes, take: (from: number, count: number) => client.ask('writes', { from, count }) },
      begun: null,
    }
    this.cancelling = new AbortController()
    const frames = frameWatch()
    const run = importRun(input, { records: this.deps.ports.records, runtime: this.deps.runtime, pace: frames.next }, workspaceId)
    this.running = run
    const { progress } = run
    this.subject.next({ step: 'run', jobId: input.jobId, fileName, columns, status: 'running', progress, error: null, notes: [] })
    try {
      await this.resume()
      const count = await client.ask('results', { outcomes: [...run.outcomes] })
      this.set({ notes: await takeNotes(client, count, frames.next), step: 'report' })
    } catch (error) {
      this.set({ step: 'report', error: asPortError(error, 'import') })
    } finally {
      frames.stop()
    }
  }

  /** Goes on until it ends; waits for the line where that is what it lacks. */
  private async resume(): Promise<void> {
    const run = this.running
    if (run === null) return
    const { signal } = this.cancelling
    for (;;) {
      this.set({ status: 'running', progress: run.progress, error: null })
      const end = await run.run({ signal, onProgress: (progress) => this.set({ progress }) })
      if (end.status !== 'paused') {
        this.set({ status: end.status, progress: run.progress, error: end.status === 'failed' ? end.error : null })
        return
      }
      this.set({ status: 'paused', progress: run.progress, error: end.error })
      await this.untilWanted(end.error?.retry === 'when-online')
    }
  }

  /** Until someone says so, or the line is back where it was down. */
  private async untilWanted(isOffline: boolean): Promise<void> {
    const asked = this.wanted.value
    const pressed = firstValueFrom(this.wanted.pipe(filter((count) => count > asked)))
    const { connection$ } = this.deps.ports.events
    const online = firstValueFrom(connection$.pipe(filter(({ status }) => status === 'online')))
    await (isOffline ? Promise.race([pressed, online]) : pressed)
  }

  goOn(): void {
    this.wanted.next(this.wanted.value + 1)
  }

  cancel(): void {
    this.cancelling.abort()
    this.set({ status: 'cancelling' })
    this.goOn()
  }

  /** The file as it came, with what became of each row. */
  async report(): Promise<Blob> {
    if (this.client === null) throw portError('internal/unexpected', { source: 'import report' })
    return this.client.ask('report', null)
  }

  /** Puts the report away, and with it the worker that holds the file. */
  close(): void {
    this.client?.close()
    this.client = null
    this.running = null
    this.subject.next(null)
  }

  private set(change: Partial<RunState>): void {
    const { value } = this.subject
    if (value !== null) this.subject.next({ ...value, ...change })
  }
}
