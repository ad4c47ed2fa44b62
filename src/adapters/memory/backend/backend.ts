import { Subject, type Observable } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import type { Id } from '../../../domain/model/kernel/id'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { AnyRecord, RecordOf } from '../../../domain/model/records/collections'
import type { MutationId, Via } from '../../../domain/model/records/meta'
import type { Mutation, Outcome } from '../../../domain/model/records/mutation'
import type { Runtime } from '../../../ports/runtime.port'
import { Accounts } from './accounts'
import type { CommitEntry } from './commit-entry'
import { prepareCommit } from './prepare-commit'
import { WorkspaceState } from './workspace-state'

/** What the five adapters stand on: everything a server would keep, in this page. */
export class Backend {
  readonly runtime: Runtime
  readonly accounts: Accounts
  readonly workspaces = new Map<Id, WorkspaceState>()
  private readonly entries = new Subject<CommitEntry>()
  /** Hot. Every commit once, after it was applied, in order. */
  readonly entries$: Observable<CommitEntry> = this.entries.asObservable()

  constructor(runtime: Runtime) {
    this.runtime = runtime
    this.accounts = new Accounts(runtime)
  }

  /** The workspace and who the user is in it. @throws access/denied */
  open(
    workspaceId: Id,
    userId: Id,
    action: string,
  ): { readonly workspace: WorkspaceState; readonly member: RecordOf<'members'> } {
    const workspace = this.workspaces.get(workspaceId)
    const member = workspace === undefined ? null : memberOf(workspace, userId)
    if (workspace === undefined || member === null) throw portError('access/denied', { action })
    return { workspace, member }
  }

  /** Those the user is an active member of. */
  *openTo(userId: Id): IterableIterator<WorkspaceState> {
    for (const workspace of this.workspaces.values()) if (memberOf(workspace, userId) !== null) yield workspace
  }

  async commit(request: {
    readonly workspaceId: Id
    readonly userId: Id
    readonly mutations: readonly Mutation[]
    readonly mutationId: MutationId
    readonly via: Via
  }): Promise<Outcome<AnyRecord>[]> {
    const { workspace, member } = this.open(request.workspaceId, request.userId, 'commit')
    const earlier = workspace.log.find((entry) => entry.mutationId === request.mutationId)
    if (earlier !== undefined) return outcomesOf(earlier, true)
    const prepared = prepareCommit(workspace, {
      mutations: request.mutations,
      mutationId: request.mutationId,
      author: { memberId: member.id, via: request.via },
      at: instantOf(this.runtime.now()),
    })
    if (prepared.status === 'conflict') {
      return request.mutations.map((_, index) => {
        const current = prepared.conflicts.get(index)
        return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
      })
    }
    this.publish(prepared.entry)
    return outcomesOf(prepared.entry, false)
  }

  publish(entry: CommitEntry): void {
    let workspace = this.workspaces.get(entry.workspaceId)
    if (workspace === undefined) {
      workspace = new WorkspaceState(entry.workspaceId)
      this.workspaces.set(entry.workspaceId, workspace)
    }
    workspace.apply(entry)
    this.entries.next(entry)
  }

  close(): void {
    this.entries.complete()
  }
}

function memberOf(workspace: WorkspaceState, userId: Id): RecordOf<'members'> | null {
  for (const member of workspace.all('members')) {
    if (member.userId === userId && member.status === 'active' && member.deletedAt === null) return member
  }
  return null
}

function outcomesOf(entry: CommitEntry, replayed: boolean): Outcome<AnyRecord>[] {
  return entry.answers.map((index) => ({ status: 'written', record: entry.changes[index]?.record ?? null, replayed }))
}
