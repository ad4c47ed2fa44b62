import { BehaviorSubject, type Observable } from 'rxjs'
import { asPortError, portError } from '../../../domain/model/errors/port-error'
import type { ImportCollection } from '../../../domain/model/imports/import-collections'
import { carryChoices } from '../../../domain/model/imports/recognising/carry-choices'
import { applyKept, shapeOf, writeKept } from '../../../domain/model/imports/recognising/kept-mapping'
import { type Mapping, collectionOf, type Target } from '../../../domain/model/imports/targets'
import type { ReadChoices } from '../../../domain/model/imports/reading/source-table'
import type { Id } from '../../../domain/model/kernel/id'
import { LIMITS } from '../../../domain/model/records/limits'
import type { Ports } from '../../../ports/ports'
import type { WorkspaceView } from '../../app/workspace-context'
import { afterPaint } from '../../hooks/after-paint'
import {
  NO_ANSWERS,
  type Answers,
  BLANK,
  chosenMapping,
  MOVES,
  type DraftState,
  type DraftStep,
  type KeptColumn,
} from './draft-state'
import { earlierImports, loadKnown } from './load-known'
import { frameWatch } from './frame-watch'
import { importClient, type ImportClient } from './import-client'
import { openProposals } from './open-names'
import type { FileView, KindPreview, Opened, PlanRequest } from './import-messages'
import type { PlannedImport } from './run-state'
import { planRequest, workspaceRequest, writtenChoices } from './plan-request'
import { RowsModel } from './rows.model'

export interface DraftDeps {
  readonly ports: Pick<Ports, 'records'>
}

/** An import before anything is written: from the choice of a file over its columns to a plan. It outlives the screen. */
export class ImportDraftModel {
  private readonly subject = new BehaviorSubject(BLANK)
  /** Hot, replays the latest, never errors or completes. */
  readonly state$: Observable<DraftState> = this.subject.asObservable()
  private readonly deps: DraftDeps
  private readonly workspaceId: Id
  private client: ImportClient | null = null
  private choices: ReadChoices = {}
  private file: Blob | null = null
  /** Of the plan that there is. */
  private request: PlanRequest | null = null
  /** Whose rows are planned now. */
  private planningWith: ImportClient | null = null
  /** Something was decided since the plan that is made, or that there is. */
  private outdated = false
  /** The rows of the plan, to be looked through. */
  readonly rows = new RowsModel({
    client: () => this.opened().client,
    onError: (error) => this.set({ error: asPortError(error, 'import') }),
  })

  constructor(deps: DraftDeps, workspaceId: Id) {
    this.deps = deps
    this.workspaceId = workspaceId
  }

  async openFile(file: Blob, name: string): Promise<void> {
    if (file.size > LIMITS.importBytes) {
      this.set({ ...BLANK, refusal: { reason: 'too-large', bytes: file.size } })
      return
    }
    this.startOver()
    this.file = file
    this.set({ fileName: name, isReading: true })
    let bytes: ArrayBuffer
    try {
      bytes = await file.arrayBuffer()
    } catch {
      this.set({ isReading: false, refusal: 'unreadable' }) // the browser's own words tell no more
      return
    }
    if (!this.state.isReading) return // started over meanwhile
    await this.read(() => this.worker().ask('open', { bytes, name, locale: navigator.language }, [bytes]), 'read')
  }

  /** Reads the same file again with another encoding, delimiter or header. */
  async reread(change: ReadChoices): Promise<void> {
    const { headerRow, ...others } = this.choices
    // The row of names of one sheet says nothing of another.
    this.choices = { ...others, ...(change.sheet === undefined && headerRow !== undefined ? { headerRow } : {}), ...change }
    this.set({ isReading: true, readPart: 0 })
    await this.read(() => this.worker().ask('reread', this.choices), 'read')
  }

  go(step: DraftStep): void {
    const { state } = this
    if (!MOVES[state.step].includes(step)) throw portError('internal/unexpected', { source: `import ${state.step} to ${step}` })
    this.set({ step, error: null })
  }

  choose(column: number, target: Target | null): void {
    const { view, mapping } = this.state
    const chosen = chosenMapping(view, column, target)
    this.outdated = true
    this.set({ mapping: mapping.map((own, at) => (at === column ? chosen : own)), plan: null })
  }

  /** Columns become fields of their own, some of them made with the import. */
  keep(columns: readonly KeptColumn[]): void {
    this.set({ newFields: [...this.state.newFields, ...columns.flatMap(({ field }) => field ?? [])] })
    for (const { column, target } of columns) this.choose(column, target)
  }

  list(listed: DraftState['listed']): void {
    this.set({ listed })
  }

  /** The first records of the file, as each kind would have them. */
  kinds(workspace: WorkspaceView): Promise<readonly KindPreview[]> {
    return this.opened().client.ask('kinds', workspaceRequest(workspace, this.state.primary, null))
  }

  /** Looks at the columns again, the rows being about something else; what was chosen for them goes along. */
  async regard(primary: ImportCollection): Promise<void> {
    const { client } = this.opened()
    try {
      const guess = await client.ask('guess', { primary })
      const { view, mapping: before } = this.state
      if (client !== this.client || view === null) return
      this.outdated = true
      const mapping = carryChoices(before, view.guess, guess)
      this.set({ view: { ...view, guess }, primary, isKindOpen: false, mapping, like: null, plan: null })
    } catch (error) {
      if (client === this.client) this.set({ error: asPortError(error, 'import') })
    }
  }

  /** Maps the columns as an earlier import did; `null`: as they are guessed. */
  mapLike(id: Id | null): void {
    const { view, earlier, answers } = this.state
    if (view === null) return
    const like = earlier.find((each) => each.id === id)
    const { primary, columns } = view.guess
    const guessed = { primary, mapping: columns, orders: new Map() }
    const { orders, ...mapped } = like === undefined ? guessed : applyKept(like.kept, view.columns, columns)
    this.outdated = true
    this.set({ ...mapped, isKindOpen: false, like: like?.id ?? null, answers: { ...answers, orders }, plan: null })
  }

  /** A file of the same columns as an earlier one is mapped as that was. */
  private async recall(view: FileView): Promise<void> {
    const earlier = await earlierImports(this.deps.ports.records, this.workspaceId)
    if (this.state.view !== view) return
    this.set({ earlier })
    const shape = shapeOf(view.columns)
    const same = earlier.find(({ kept }) => kept.shape === shape)
    if (same !== undefined && this.state.mapping === view.guess.columns) this.mapLike(same.id)
  }

  /** Compares with what the workspace has now, and plans every row. */
  async check(workspace: WorkspaceView): Promise<void> {
    const { client } = this.opened()
    const isOurs = () => client === this.client && this.state.step === 'check'
    const frames = frameWatch()
    this.rows.reset()
    this.set({ step: 'check', plan: null, error: null, planning: { phase: 'comparing', done: 0 } })
    try {
      const { view, mapping, primary } = this.state
      const source = view?.guess.source ?? 'other'
      const file = { workspaceId: this.workspaceId, mapping, primary, source, next: frames.next }
      await loadKnown(this.deps.ports.records, client, file)
      if (isOurs()) await this.plan(workspace)
    } catch (error) {
      if (isOurs()) this.set({ planning: null, error: asPortError(error, 'import') })
    } finally {
      frames.stop()
    }
  }

  /** Takes down what was decided, and plans the rows again with it. What was planned before stays in view until then. */
  async answer(change: Partial<Answers>, workspace: WorkspaceView): Promise<void> {
    this.set({ answers: { ...this.state.answers, ...change } })
    await this.plan(workspace)
  }

  /** Takes what is proposed for every name until none is open: a pipeline that is decided on may ask for its stages. */
  async takeProposals(workspace: WorkspaceView): Promise<void> {
    for (let plan = this.state.plan; plan !== null; plan = this.state.plan) {
      const proposals = openProposals(plan, this.state.answers.names)
      if (Object.keys(proposals).length === 0) return
      await this.answer({ names: { ...this.state.answers.names, ...proposals } }, workspace)
    }
  }

  /** One plan at a time: what is decided while one is made counts in the next, however many answers that were. */
  private async plan(workspace: WorkspaceView): Promise<void> {
    this.outdated = true
    const { client } = this.opened()
    if (this.planningWith === client) return
    this.planningWith = client
    const isWanted = () => client === this.client && this.state.step === 'check'
    try {
      while (this.outdated && isWanted()) {
        this.outdated = false
        this.set({ planning: { phase: 'checking', done: 0 } })
        const request = planRequest(this.state, workspace)
        const plan = await client.ask('plan', request)
        if (this.outdated || !isWanted()) continue
        this.request = request
        this.set({ plan, planning: null, error: null })
        // A frame has room for the plan or for its rows.
        afterPaint(() => {
          if (isWanted()) this.rows.refresh()
        })
      }
    } catch (error) {
      if (isWanted()) this.set({ planning: null, error: asPortError(error, 'import') })
    } finally {
      if (this.planningWith === client) this.planningWith = null
    }
  }

  /** The plan and the worker that holds it, for the run; `null`: there is no plan yet. Afterwards the draft is blank. */
  handOver(): PlannedImport | null {
    const { client, file, request, choices } = this
    const { plan, view, fileName, primary, mapping, answers } = this.state
    if (client === null || plan === null || view === null || file === null || request === null) return null
    const { format, columns } = view
    const kept = {
      source: view.guess.source,
      mapping: writeKept(columns, { primary, mapping, orders: answers.orders }),
      collections: collectionsIn(primary, mapping),
    }
    this.client = null // it is the run's now, and ends with it
    this.startOver()
    const options = writtenChoices({ read: choices, request }, navigator.language)
    return { client, fileName, file: { format, columns }, kept, plan, bytes: file, options }
  }

  startOver(): void {
    this.client?.close()
    this.client = null
    this.rows.reset()
    this.choices = {}
    this.file = null
    this.request = null
    this.set(BLANK)
  }

  private get state(): DraftState {
    return this.subject.value
  }

  /** The worker with the file that is open. */
  private opened(): { readonly client: ImportClient } {
    const { client } = this
    if (client === null) throw portError('internal/unexpected', { source: 'import without a file' })
    return { client }
  }

  private worker(): ImportClient {
    this.client ??= importClient({
      onProgress: (done) => {
        if (this.state.planning !== null) this.set({ planning: { phase: 'checking', done } })
      },
      onRead: (readPart) => {
        if (this.state.isReading) this.set({ readPart })
      },
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
        const { primary, columns, isSure } = view.guess
        const guessed = { view, primary, isKindOpen: !isSure, mapping: columns, like: null, answers: NO_ANSWERS, plan: null }
        this.set({ ...guessed, isReading: false, refusal: null, error: null, step })
        await this.recall(view)
      }
    } catch (error) {
      this.set({ isReading: false, error: asPortError(error, 'import') })
    }
  }

  private set(change: Partial<DraftState>): void {
    this.subject.next({ ...this.state, ...change })
  }
}

/** What the rows are about, then what else they name. */
function collectionsIn(primary: ImportCollection, mapping: Mapping): readonly ImportCollection[] {
  return [...new Set([primary, ...mapping.flatMap(({ target }) => (target === null ? [] : [collectionOf(target)]))])]
}
