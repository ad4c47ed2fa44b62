import type { Id } from '../../../domain/model/kernel/id'
import type { KeptOutbox } from './kept-outbox'
import type { PageMemory } from './page-memory'
import type { ReplicaDisk } from './replica-disk'

/** One person's account with one backend. */
export interface ReplicaOwner {
  /** Names the backend among those this browser knows. */
  readonly backend: string
  readonly userId: Id
}

export interface ReplicaPlace extends ReplicaOwner {
  readonly workspaceId: Id
}

/** What this device keeps of what servers have, as one tab reaches it. Rejects as ReplicaDisk does. */
export interface ReplicaDisks {
  /** Nothing is read or made before its `open`. */
  disk(place: ReplicaPlace): ReplicaDisk

  /** The workspaces of which this device keeps something for that person. */
  places(owner: ReplicaOwner): Promise<readonly ReplicaPlace[]>

  /** What of a workspace is still on its way to the server, open or not. */
  outbox(place: ReplicaPlace): Promise<KeptOutbox>

  pages(owner: ReplicaOwner): PageMemory

  /** Everybody of whom this device keeps something of that backend. */
  owners(backend: string): Promise<readonly ReplicaOwner[]>

  /** The copies of that person: rows, journals, remembered pages. What was never sent stays, and nothing beside it. */
  withdraw(owner: ReplicaOwner): Promise<void>

  /** Everything of that person, in every tab: replicas, outboxes, remembered pages. */
  wipe(owner: ReplicaOwner): Promise<void>
}
