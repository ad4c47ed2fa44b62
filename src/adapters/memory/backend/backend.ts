import { Subject, type Observable } from 'rxjs'
import { readable, type RowTest } from '../../../domain/model/access/visibility'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { AnyRecord, RecordOf } from '../../../domain/model/records/collections'
import { LIMITS } from '../../../domain/model/records/limits'
import type { MutationId, Via } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import type { Runtime } from '../../../ports/runtime.port'
import type { Answered, Store } from '../persistence/store'
import type { CommitEntry } from './commit-entry'
import { Cursors } from './cursors'
import { prepareCommit } from './prepare-commit'
import { WorkspaceState, type AppliedEntry } from './workspace-state'

export interface Reader {
  readonly workspace: WorkspaceState
  readonly member: RecordOf<'members'>
  /** `null`: all rows. */
  readonly visible: RowTest | null
}

export interface ClientCommit {
  readonly workspaceId: Id
  readonly userId: Id
  readonly mutations: readonly Mutation[]
  readonly mutationId: MutationId
  readonly via: Via
}

/** The one object behind the five adapters: everything a server would know, and the only way to change it. */
export class Backend {
  readonly runtime: Runtime
  readonly store: Store
  private readonly states = new Map<Id, WorkspaceState>()
  private readonly entries = new Subject<AppliedEntry>()
  /** Hot. Every commit once, after it was applied, in order; those of other tabs too. */
  readonly entries$: Observable<AppliedEntry> = this.entries.asObservable()
  readonly cursors: Cursors
  private readonly others

  constructor(runtime: Runtime, store: Store) {
    this.runtime = runtime
    this.store = store
    this.cursors = new Cursors(runtime.newId())
    this.others = store.others$.subscribe((entry) => void this.receive(entry))
  }

  get workspaces(): Iterable<WorkspaceState> {
    return this.states.values()
  }

  workspace(id: Id): WorkspaceState | null {
    return this.states.get(id) ?? null
  }

  /** The workspace as the user may see it. @throws access/denied */
  readerOf(workspaceId: Id, userId: Id, action: string): Reader {
    const workspace = this.states.get(workspaceId)
    const reader = workspace === undefined ? null : readerIn(workspace, userId)
    if (reader === null) throw portError('access/denied', { action })
    return reader
  }

  /** One for each workspace the user is an active member of. */
  readersOf(userId: Id): readonly Reader[] {
    return [...this.states.values()].map((workspace) => readerIn(workspace, userId)).filter((reader) => reader !== null)
  }

  commit(request: ClientCommit): Promise<readonly Outcome<AnyRecord>[]> {
    const { workspaceId, userId, mutations, mutationId, via } = request
    return this.store.alone(async () => {
      this.demandSize(mutations)
      await this.catchUp(workspaceId)
      const { workspace, member, visible } = this.readerOf(workspaceId, userId, 'commit')
      const key = `${userId}/${mutationId}`
      const answered = await this.store.answered(key)
      if (answered !== null) return replayed(answered)

      const prepared = prepareCommit(workspace, {
        writes: mutations,
        mutationId,
        writer: { member, visible },
        author: { memberId: member.id, via },
        at: instantOf(this.runtime.now()),
        newId: () => this.runtime.newId(),
      })
      if (prepared.status === 'conflict') {
        return mutations.map((_, index): Outcome<AnyRecord> => {
          const current = prepared.conflicts.get(index)
          return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
        })
      }
      await this.keep([prepared.entry], { key })
      return outcomesOf(prepared.entry, false)
    })
  }

  /** Keeps the entries, and only then lets anybody see them. To be called from within `store.alone`. */
  async keep(entries: readonly CommitEntry[], answer: { readonly key: string; readonly value?: unknown }): Promise<void> {
    await this.store.append({ entries, ...answer })
    for (const entry of entries) this.apply(entry)
  }

  /** Brings the workspace up to what others have committed. */
  async catchUp(workspaceId: Id): Promise<void> {
    const state = this.states.get(workspaceId)
    for (const entry of (await this.store.missed(workspaceId, state?.seq ?? 0)) ?? []) this.apply(entry)
  }

  /** Applies what is already kept, or not to be kept at all. */
  apply(entry: CommitEntry): void {
    const state = this.stateOf(entry.workspaceId)
    if (entry.seq !== state.seq + 1) return
    this.entries.next(state.apply(entry))
  }

  /** Writes past policy and people, as the backend's own jobs do. */
  adminWrite(workspaceId: Id, mutations: readonly Mutation[]): Promise<void> {
    return this.store.alone(async () => {
      await this.catchUp(workspaceId)
      const mutationId = this.runtime.newId() as string as MutationId
      const prepared = prepareCommit(this.stateOf(workspaceId), {
        writes: mutations,
        mutationId,
        writer: null,
        author: { memberId: null, via: 'function' },
        at: instantOf(this.runtime.now()),
        newId: () => this.runtime.newId(),
      })
      if (prepared.status === 'conflict') throw portError('internal/unexpected', { source: 'memory' })
      await this.keep([prepared.entry], { key: `admin/${mutationId}` })
    })
  }

  /** Every workspace can be read whole. */
  async readyAll(): Promise<void> {}

  async close(): Promise<void> {
    this.others.unsubscribe()
    this.entries.complete()
    await this.store.close()
  }

  private stateOf(workspaceId: Id): WorkspaceState {
    const known = this.states.get(workspaceId)
    if (known !== undefined) return known
    const state = new WorkspaceState(workspaceId)
    this.states.set(workspaceId, state)
    return state
  }

  private async receive(entry: CommitEntry): Promise<void> {
    const seq = this.states.get(entry.workspaceId)?.seq ?? 0
    if (entry.seq === seq + 1) this.apply(entry)
    else if (entry.seq > seq) await this.catchUp(entry.workspaceId)
  }

  private demandSize({ length }: readonly Mutation[]): void {
    if (length > 0 && length <= LIMITS.batchOperations) return
    const problem =
      length === 0 ? ({ rule: 'required' } as const) : ({ rule: 'too-many', limit: LIMITS.batchOperations } as const)
    throw portError('record/invalid', { fields: { mutations: problem } })
  }
}

function readerIn(workspace: WorkspaceState, userId: Id): Reader | null {
  const record = workspace.get('workspaces', workspace.id)
  if (record === null) return null
  for (const member of workspace.all('members')) {
    if (member.userId !== userId || member.status !== 'active' || member.deletedAt !== null) continue
    return { workspace, member, visible: readable(member, record, (dealId) => workspace.get('deals', dealId)?.ownerId) }
  }
  return null
}

function outcomesOf({ answers, changes }: CommitEntry, isReplay: boolean): readonly Outcome<AnyRecord>[] {
  return answers.map((place) => ({ status: 'written', record: changes[place]?.record ?? null, replayed: isReplay }))
}

function replayed(answered: Answered): readonly Outcome<AnyRecord>[] {
  return answered.kind === 'commit' ? outcomesOf(answered.entry, true) : []
}
