import type { Id } from '../../../domain/model/kernel/id'
import type { KeptOutbox, ReplicaDisk } from './replica-disk'

/** One person's account with one backend. */
export interface ReplicaOwner {
  /** Names the backend among those this browser knows. */
  readonly backend: string
  readonly userId: Id
}

export interface ReplicaAddress extends ReplicaOwner {
  readonly workspaceId: Id
}

/** The replicas on this device, as one tab reaches them. Rejects as ReplicaDisk does. */
export interface ReplicaDisks {
  /** Nothing is read or created before its `open`. */
  disk(address: ReplicaAddress): ReplicaDisk

  /** The workspaces of that person with a replica on this device. */
  addresses(owner: ReplicaOwner): Promise<readonly ReplicaAddress[]>

  /** The outbox of a workspace, whether it is open or not. */
  outbox(address: ReplicaAddress): Promise<KeptOutbox>

  pages(owner: ReplicaOwner): PageMemory

  /** The people with data of that backend on this device. */
  owners(backend: string): Promise<readonly ReplicaOwner[]>

  /** Deletes the rows, journals and remembered pages of that person. Only unsent entries stay. */
  withdraw(owner: ReplicaOwner): Promise<void>

  /** Deletes everything of that person, in every tab: replicas, outboxes, remembered pages. */
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
