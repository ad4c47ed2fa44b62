import type { Id } from '../../../domain/model/kernel/id'

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
