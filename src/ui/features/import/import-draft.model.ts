import { ownFieldsOf } from '../../../domain/model/fields/own-field'
import { BehaviorSubject, type Observable } from 'rxjs'
import { asPortError, portError } from '../../../domain/model/errors/port-error'
import type { DateOrder } from '../../../domain/model/imports/dates'
import type { ColumnMapping } from '../../../domain/model/imports/mapping'
import type { ReadChoices } from '../../../domain/model/imports/source-table'
import type { Target } from '../../../domain/model/imports/targets'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Ports } from '../../../ports/ports'
import type { WorkspaceView } from '../../app/workspace-context'
import { frameWatch } from './frame-watch'
import { importClient, type ImportClient } from './import-client'
import type { Opened } from './import-messages'
import { BLANK, MOVES, type DraftState, type DraftStep } from './draft-state'
import { loadKnown } from './load-known'
import type { PlannedImport } from './planned-import'
import { takeNotes } from './take-notes'

export interface DraftDeps {
  readonly ports: Pick<Ports, 'records'>
}

/** An import before anything is written: from the choice of a file over its columns to a plan. It outlives the screen. */
export class ImportDraftModel {
  private readonly subject = new BehaviorSubject(BLANK)
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<DraftState> = this.subject.asObservable()
  private readonly deps: DraftDeps
  private client: ImportClient | null = null
  private choices: ReadChoices = {}
  private planned = 0

  constructor(deps: DraftDeps) {
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

  go(step: DraftStep): void {
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
      const notes = await takeNotes(client, plan.notes, frames.next)
      if (isLatest()) this.set({ plan, notes, planning: null })
    } catch (error) {
      if (isLatest()) this.set({ planning: null, error: asPortError(error, 'import') })
    } finally {
      frames.stop()
    }
  }

  /** The plan and the worker that holds it, for the run; `null`: there is no plan yet. Afterwards the draft is blank. */
  handOver(): PlannedImport | null {
    const { client } = this
    const { plan, view, fileName } = this.state
    if (client === null || plan === null || view === null) return null
    const { format, columns } = view
    this.client = null // it is the run's now, and ends with it
    this.startOver()
    return { client, fileName, file: { format, columns }, plan }
  }

  startOver(): void {
    this.client?.close()
    this.client = null
    this.choices = {}
    this.set(BLANK)
  }

  private get state(): DraftState {
    return this.subject.value
  }

  private worker(): ImportClient {
    this.client ??= importClient((done) => {
      if (this.state.planning !== null) this.set({ planning: { phase: 'checking', done } })
    })
    return this.client
  }

  private async read(ask: () => Promise<Opened>, step: DraftStep): Promise<void> {
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

  private set(change: Partial<DraftState>): void {
    this.subject.next({ ...this.state, ...change })
  }
}
