import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import { BehaviorSubject, filter, firstValueFrom, type Observable } from 'rxjs'
import { asPortError, portError } from '../../../domain/model/errors/port-error'
import type { DateOrder } from '../../../domain/model/imports/dates'
import type { ColumnMapping } from '../../../domain/model/imports/mapping'
import { encodingOf, type ReadChoices } from '../../../domain/model/imports/source-table'
import type { Target } from '../../../domain/model/imports/targets'
import { LIMITS } from '../../../domain/model/records/limits'
import { importRun, type ImportRun } from '../../../domain/use-cases/imports/run-import'
import type { Ports } from '../../../ports/ports'
import type { Runtime } from '../../../ports/runtime.port'
import type { WorkspaceView } from '../../app/workspace-context'
import { frameWatch } from './frame-watch'
import { importClient, type ImportClient } from './import-client'
import type { Opened, RowNote } from './import-messages'
import { BLANK, MOVES, type ImportState, type RunState, type Step } from './import-state'
import { loadKnown } from './load-known'

export interface ImportDeps {
  readonly ports: Pick<Ports, 'records' | 'events'>
  readonly runtime: Runtime
}

/** Notes fetched at once: few enough that taking them over does not hold up a frame. */
const NOTES_PAGE = 500

/** One import, from the choice of a file to its report. It outlives the screen, so that one can look elsewhere while it runs. */
export class ImportModel {
  private readonly subject = new BehaviorSubject(BLANK)
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<ImportState> = this.subject.asObservable()
  private readonly deps: ImportDeps
  private client: ImportClient | null = null
  private choices: ReadChoices = {}
  private planned = 0
  private running: ImportRun | null = null
  private cancelling = new AbortController()
  /** How often someone asked to go on after a pause. */
  private readonly wanted = new BehaviorSubject(0)

  constructor(deps: ImportDeps) {
    this.deps = deps
  }

  async openFile(file: Blob, name: string): Promise<void> {
    if (file.size > LIMITS.importBytes) {
      this.set({ ...BLANK, refusal: { reason: 'too-large', bytes: file.size } })
      return
    }
    this.startOver()
    this.set({ fileName: name, isReading: true })
    let bytes: ArrayBuffer
    try {
      bytes = await file.arrayBuffer()
    } catch {
      this.set({ isReading: false, refusal: 'unreadable' }) // the browser's own words tell no more
      return
    }
    await this.read(() => this.worker().ask('open', { bytes, locale: navigator.language }, [bytes]), 'read')
  }

  /** Reads the same file again with another encoding, delimiter or header. */
  async reread(change: ReadChoices): Promise<void> {
    this.choices = { ...this.choices, ...change }
    this.set({ isReading: true })
    await this.read(() => this.worker().ask('reread', this.choices), 'read')
  }

  go(step: Step): void {
    const { state } = this
    if (!MOVES[state.step].includes(step)) throw portError('internal/unexpected', { source: `import ${state.step} to ${step}` })
    this.set({ step, error: null })
  }

  choose(column: number, target: Target | null): void {
    const { view, mapping } = this.state
    const guess = view?.guess.columns[column]
    // The guess knows more of the column than the field: its label, and which columns it belongs with.
    const same = target !== null && guess?.target === target ? guess : null
    const chosen: ColumnMapping = same ?? { target, group: '', label: null, basis: target === null ? 'none' : 'chosen' }
    this.set({ mapping: mapping.map((own, at) => (at === column ? chosen : own)), plan: null })
  }

  async answerOrder(column: number, order: DateOrder | null, workspace: WorkspaceView): Promise<void> {
    const orders = new Map(this.state.orders)
    if (order === null) orders.delete(column)
    else orders.set(column, order)
    this.set({ orders })
    await this.check(workspace)
  }

  /** Plans every row against what the workspace has now. */
  async check(workspace: WorkspaceView): Promise<void> {
    const turn = (this.planned += 1)
    const isLatest = () => turn === this.planned && this.state.step === 'check'
    const frames = frameWatch()
    this.set({ step: 'check', plan: null, notes: [], error: null, planning: { phase: 'comparing', done: 0 } })
    try {
      const client = this.worker()
      await loadKnown(this.deps.ports.records, client, { workspaceId: workspace.workspace.id, next: frames.next })
      if (!isLatest()) return
      this.set({ planning: { phase: 'checking', done: 0 } })
      const plan = await client.ask('plan', {
        mapping: this.state.mapping,
        orders: [...this.state.orders],
        country: workspace.workspace.country,
        today: workspace.today(),
        members: workspace.members.map(({ id, displayName }) => ({ id, name: displayName })),
        tags: workspace.tags.map(({ id, name }) => ({ id, name })),
        own: {
          fields: ownFieldsOf(workspace.fields, 'people'),
          locale: workspace.workspace.locale,
          currency: workspace.workspace.currency,
        },
      })
      const notes = await this.takeNotes(plan.notes, frames.next)
      if (isLatest()) this.set({ plan, notes, planning: null })
    } catch (error) {
      if (isLatest()) this.set({ planning: null, error: asPortError(error, 'import') })
    } finally {
      frames.stop()
    }
  }

  /** Writes the plan. @param workspaceId of the workspace it was made for */
  async start({ workspace }: Pick<WorkspaceView, 'workspace'>): Promise<void> {
    const { plan, view, fileName } = this.state
    if (plan === null || view === null) return
    const client = this.worker()
    const { format } = view
    const input = {
      jobId: this.deps.runtime.newId(),
      file: {
        fileName: fileName.slice(0, LIMITS.name),
        encoding: encodingOf(format) ?? '',
        delimiter: format.kind === 'delimited' ? format.delimiter : '',
      },
      counts: plan.counts,
      writes: { length: plan.writes, take: (from: number, count: number) => client.ask('writes', { from, count }) },
    }
    this.cancelling = new AbortController()
    const frames = frameWatch()
    this.running = importRun(input, { records: this.deps.ports.records, pace: frames.next }, workspace.id)
    this.set({ step: 'run' })
    try {
      await this.resume()
      const count = await client.ask('results', { outcomes: [...this.running.outcomes] })
      this.set({ notes: await this.takeNotes(count, frames.next), step: 'report' })
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
      this.setRun({ status: 'running', progress: run.progress, error: null })
      const end = await run.run({ signal, onProgress: (progress) => this.setRun({ progress }) })
      if (end.status !== 'paused') {
        this.setRun({ status: end.status, progress: run.progress, error: end.status === 'failed' ? end.error : null })
        return
      }
      this.setRun({ status: 'paused', progress: run.progress, error: end.error })
      await this.untilWanted(end.error.retry === 'when-online')
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
    this.setRun({ status: 'cancelling' })
    this.goOn()
  }

  /** The file as it came, with what became of each row. */
  async report(): Promise<Blob> {
    return this.worker().ask('report', null)
  }

  private async takeNotes(count: number, next: () => Promise<unknown>): Promise<readonly RowNote[]> {
    const notes: RowNote[] = []
    while (notes.length < count) {
      const page = await this.worker().ask('notes', { from: notes.length, count: NOTES_PAGE })
      if (page.length === 0) break // another plan has taken its place
      notes.push(...page)
      await next()
    }
    return notes
  }

  startOver(): void {
    this.client?.close()
    this.client = null
    this.choices = {}
    this.running = null
    this.set(BLANK)
  }

  private get state(): ImportState {
    return this.subject.value
  }

  private worker(): ImportClient {
    this.client ??= importClient((done) => {
      if (this.state.planning !== null) this.set({ planning: { phase: 'checking', done } })
    })
    return this.client
  }

  private async read(ask: () => Promise<Opened>, step: Step): Promise<void> {
    try {
      const opened = await ask()
      if (!opened.ok)
        this.set({ isReading: false, refusal: opened.refusal, ...(this.state.view === null ? { step: 'choose' } : {}) })
      else {
        const { view } = opened
        this.set({ isReading: false, refusal: null, error: null, view, mapping: view.guess.columns, plan: null, step })
      }
    } catch (error) {
      this.set({ isReading: false, error: asPortError(error, 'import') })
    }
  }

  private set(change: Partial<ImportState>): void {
    this.subject.next({ ...this.state, ...change })
  }

  private setRun(change: Partial<RunState>): void {
    const none = { done: 0, total: 0, counts: { total: 0, created: 0, updated: 0, skipped: 0, failed: 0 } }
    const before = this.state.run ?? { status: 'running', progress: none, error: null }
    this.set({ run: { ...before, ...change } })
  }
}
