import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { Runtime } from '../../../ports/runtime.port'
import type { Folding, Store } from '../persistence/store'
import type { CommitEntry } from '../../shared/commits/commit-entry'
import type { WorkspaceState } from '../../shared/commits/workspace-state'

/** How many changes in the journal make folding worthwhile, and the pause before it. */
const MANY = 2000
const PAUSE_MS = 3000

/** Tracks what the journal contains beyond the rows, and has it folded when there is time. */
export class Folder {
  private readonly runtime: Runtime
  private readonly store: Store
  private readonly stateOf: (workspaceId: Id) => WorkspaceState | null
  /** The last commit that wrote each record. */
  private readonly unfolded = new Map<Id, Map<CollectionName, Map<Id, number>>>()
  private readonly planned = new Map<Id, () => void>()

  constructor(runtime: Runtime, store: Store, stateOf: (workspaceId: Id) => WorkspaceState | null) {
    this.runtime = runtime
    this.store = store
    this.stateOf = stateOf
  }

  note({ workspaceId, seq, changes }: CommitEntry): void {
    const collections = this.unfolded.get(workspaceId) ?? new Map<CollectionName, Map<Id, number>>()
    this.unfolded.set(workspaceId, collections)
    for (const { collection, id } of changes) {
      const ids = collections.get(collection) ?? new Map<Id, number>()
      collections.set(collection, ids)
      ids.set(id, seq)
    }
    if (this.sizeOf(workspaceId) >= MANY) this.plan(workspaceId)
  }

  /** Called when another tab has folded up to `seq`. */
  folded(workspaceId: Id, seq: number): void {
    for (const ids of this.unfolded.get(workspaceId)?.values() ?? []) {
      for (const [id, last] of ids) if (last <= seq) ids.delete(id)
    }
  }

  /** Forgets a deleted workspace. */
  forget(workspaceId: Id): void {
    this.planned.get(workspaceId)?.()
    this.planned.delete(workspaceId)
    this.unfolded.delete(workspaceId)
  }

  async foldNow(workspaceId: Id): Promise<void> {
    const state = this.stateOf(workspaceId)
    const collections = this.unfolded.get(workspaceId)
    if (state === null || collections === undefined) return
    const { seq } = state
    const changed = new Map(Array.from(collections, ([collection, ids]) => [collection, [...ids.keys()]] as const))
    const tokens = Array.from(state.tokens, ([tokenHash, invitationId]) => ({ tokenHash, invitationId }))
    const tombstones = [...state.tombstones]
    const rows: Folding['rows'] = (collection) => state.rows.of(collection).all() as never
    await this.store.fold({ workspaceId, seq, tokens, tombstones, changed, rows })
    this.folded(workspaceId, seq)
  }

  close(): void {
    for (const cancel of this.planned.values()) cancel()
  }

  private plan(workspaceId: Id): void {
    // Postponed while changes come: an import is folded when it is over.
    this.planned.get(workspaceId)?.()
    const cancel = this.runtime.schedule(PAUSE_MS, () => {
      this.planned.delete(workspaceId)
      // A failure does no harm: the journal has everything, and the next commits schedule it again.
      void this.foldNow(workspaceId).catch(() => undefined)
    })
    this.planned.set(workspaceId, cancel)
  }

  private sizeOf(workspaceId: Id): number {
    let size = 0
    for (const ids of this.unfolded.get(workspaceId)?.values() ?? []) size += ids.size
    return size
  }
}
