import type { Id } from '../../../domain/model/kernel/id'

/**
 * What was last seen of what no replica holds. Keeping is a favour: it never rejects, and where there is no room, or too much
 * is remembered, what has not been used for longest goes first.
 */
export interface PageMemory {
  /** `null`: not remembered. */
  recall(key: string): Promise<unknown>
  /** @param value JSON values only */
  remember(key: string, page: RememberedPage): Promise<void>
  /** What is of the workspace, and what is of several and may hold some of it. */
  forget(workspaceId: Id): Promise<void>
  /** The same but for the workspaces themselves, without which nobody gets in offline: they tell nothing of their records. */
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
