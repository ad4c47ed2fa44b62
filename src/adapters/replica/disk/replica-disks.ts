import type { Id } from '../../../domain/model/kernel/id'
import type { KeptOutbox, ReplicaDisk } from './replica-disk'

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

  /** The replicas of that person: rows, journals, remembered pages. What was never sent stays, and nothing beside it. */
  withdraw(owner: ReplicaOwner): Promise<void>

  /** Everything of that person, in every tab: replicas, outboxes, remembered pages. */
  wipe(owner: ReplicaOwner): Promise<void>
}

/**
 * Caches the pages last seen of collections that no replica holds. It never rejects. Where there is no room, or too much is
 * remembered, the least recently used pages go first.
 */
export interface PageMemory {
  /** `null`: not remembered. */
  recall(key: string): Promise<unknown>
  /** @param value JSON values only */
  remember(key: string, page: RememberedPage): Promise<void>
  /** Forgets the workspace's pages, and the pages over several workspaces that may contain some of it. */
  forget(workspaceId: Id): Promise<void>
  /** Like `forget`, but keeps the list of workspaces: without it nobody could open one offline, and it names no records. */
  forgetRecords(workspaceId: Id): Promise<void>
  forgetAll(): Promise<void>
}

export interface RememberedPage {
  readonly collection: string
  /** null: of several. */
  readonly workspaceId: Id | null
  readonly value: unknown
}

export interface PageLimits {
  readonly pages: number
  /** Of text, in UTF-16 units. */
  readonly units: number
}

/** A page of a hundred rows is some 50,000 units. */
export const PAGE_LIMITS: PageLimits = { pages: 300, units: 8_000_000 }
