import { ReplaySubject, Subject, type Observable } from 'rxjs'
import { asPortError, portError, type PortError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import type { ReadableName } from '../../../domain/model/records/collections'
import { mutationIdOf } from '../../../domain/model/records/meta'
import type { Runtime } from '../../../ports/runtime.port'
import { untilViewCode } from '../engine/load-view-stores'
import { BESIDE_KEYS, type OthersDid, type Store } from './store'
import type { CommitEntry } from '../commits/commit-entry'
import { Cursors } from './cursors'
import { WorkspaceLoad } from './workspace-load'
import { readerIn, type Reader } from '../commits/reader'
import { WorkspaceState, type AppliedEntry } from '../commits/workspace-state'

/** The one object behind the five adapters: all server-side state, and the only way to change it. */
export class Backend {
  readonly runtime: Runtime
  readonly store: Store
  private readonly states = new Map<Id, WorkspaceState>()
  private readonly loads = new Map<Id, WorkspaceLoad>()
  private readonly failures = new ReplaySubject<PortError>(1)
  /** Hot, replays. Stored data that turned out to be unreadable after opening. */
  readonly failures$: Observable<PortError> = this.failures.asObservable()
  private readonly entries = new Subject<AppliedEntry>()
  /** Hot. Every commit once and in order, after it was applied, including those of other tabs. */
  readonly entries$: Observable<AppliedEntry> = this.entries.asObservable()
  readonly cursors: Cursors
  private readonly others
  private readonly newState: (id: Id) => WorkspaceState

  /** @param newState an empty workspace, whose records may be elsewhere than in memory */
  constructor(runtime: Runtime, store: Store, newState: (id: Id) => WorkspaceState = (id) => new WorkspaceState(id)) {
    this.runtime = runtime
    this.store = store
    this.newState = newState
    this.cursors = new Cursors(store.lineage)
    this.others = store.others$.subscribe((event) => this.onOtherTab(event))
  }

  /**
   * Loads the store. Resolves when members and workspaces are known; rows follow.
   *
   * @throws store/corrupt
   */
  async start(): Promise<void> {
    const ids = await this.store.workspaces()
    await Promise.all(ids.map(async (id) => this.load(id).until('invitations')))
  }

  /**
   * Waits until a collection or view can be read, in one workspace or in all; `null`: now. Rejects with `store/corrupt`,
   * `net/unavailable`.
   */
  ready(workspaceId: Id | null, name: ReadableName | 'all'): Promise<unknown> | null {
    const loads = workspaceId === null ? [...this.loads.values()] : [this.loads.get(workspaceId)]
    const code = name === 'all' ? null : untilViewCode(name)
    const waits = [code, ...loads.map((load) => load?.until(name) ?? null)].filter((wait) => wait !== null)
    return waits.length === 0 ? null : Promise.all(waits)
  }

  /** The last commit in the rows that the workspace is being loaded from; `null`: it is loaded. */
  loadingSeq(workspaceId: Id): number | null {
    return this.loads.get(workspaceId)?.seq ?? null
  }

  get workspaces(): Iterable<WorkspaceState> {
    return this.states.values()
  }

  workspace(id: Id): WorkspaceState | null {
    return this.states.get(id) ?? null
  }

  /** The user as a reader of the workspace. @throws access/denied */
  readerOf(workspaceId: Id, userId: Id, action: string): Reader {
    const workspace = this.states.get(workspaceId)
    const reader = workspace === undefined ? null : readerIn(workspace, userId)
    if (reader === null) throw portError('access/denied', { action })
    return reader
  }

  /** One reader for each workspace the user is an active member of. */
  readersOf(userId: Id): readonly Reader[] {
    return [...this.states.values()].map((workspace) => readerIn(workspace, userId)).filter((reader) => reader !== null)
  }

  /** Stores the entries, and only then applies and publishes them. To be called within `store.alone`. */
  async persist(entries: readonly CommitEntry[], answer: { readonly key: string; readonly value?: unknown }): Promise<void> {
    await this.store.append({ entries, ...answer })
    for (const entry of entries) this.apply(entry)
  }

  /** Applies the commits of other tabs that the workspace lacks. */
  async catchUp(workspaceId: Id): Promise<void> {
    const seq = this.states.get(workspaceId)?.seq ?? 0
    for (const entry of await this.store.missed(workspaceId, seq)) this.apply(entry)
  }

  /** Applies an entry that is already stored, or is not to be stored. */
  apply(entry: CommitEntry): void {
    const state = this.stateOf(entry.workspaceId)
    if (entry.seq !== state.seq + 1) return
    this.entries.next(state.apply(entry))
  }

  /** Deletes the workspace and everything in it. To be called within `store.alone`. */
  async forget(workspaceId: Id): Promise<void> {
    await this.store.forget(workspaceId)
    for (const keyOf of BESIDE_KEYS) await this.store.write(keyOf(workspaceId), null)
    this.drop(workspaceId)
  }

  async close(): Promise<void> {
    this.others.unsubscribe()
    this.entries.complete()
    await this.store.close()
  }

  /** The workspace's state; empty if there is none yet. */
  stateOf(workspaceId: Id): WorkspaceState {
    const known = this.states.get(workspaceId)
    if (known !== undefined) return known
    const state = this.newState(workspaceId)
    this.states.set(workspaceId, state)
    return state
  }

  /** Publishes the deletion to everyone who watches the workspace. */
  private drop(workspaceId: Id): void {
    const state = this.states.get(workspaceId)
    if (state === undefined) return
    this.states.delete(workspaceId)
    this.loads.delete(workspaceId)
    const changes = [{ collection: 'workspaces', id: workspaceId, record: null } as const]
    const mutationId = mutationIdOf(this.runtime.newId())
    this.entries.next({ workspaceId, seq: state.seq + 1, mutationId, changes, answers: [], before: null })
  }

  private load(workspaceId: Id): WorkspaceLoad {
    const state = this.stateOf(workspaceId)
    const load = new WorkspaceLoad(state)
    this.loads.set(workspaceId, load)
    void this.run(load, workspaceId)
    return load
  }

  private async run(load: WorkspaceLoad, workspaceId: Id): Promise<void> {
    try {
      await this.store.load(workspaceId, load)
      load.finish()
      this.loads.delete(workspaceId)
      await this.catchUp(workspaceId)
    } catch (error) {
      load.fail(error)
      this.failures.next(asPortError(error, 'backend'))
    }
  }

  private onOtherTab(event: OthersDid): void {
    if (event.kind === 'forgotten') this.drop(event.workspaceId)
    else void this.receive(event.entry).catch((error: unknown) => this.failures.next(asPortError(error, 'backend')))
  }

  private async receive(entry: CommitEntry): Promise<void> {
    const { workspaceId } = entry
    // A workspace being loaded catches up at the end.
    if (this.loads.has(workspaceId)) return
    const seq = this.states.get(workspaceId)?.seq ?? 0
    if (entry.seq === seq + 1) this.apply(entry)
    else if (entry.seq > seq && seq > 0) await this.catchUp(workspaceId)
    else if (entry.seq > seq) this.load(workspaceId)
  }
}
