import type { Stage } from '../deals/deal'
import type { Id } from '../kernel/id'
import type { Instant } from '../kernel/instant'
import type { Collections } from '../records/collections'
import type { Via } from '../records/meta'
import type { Activity } from './activity'

/** One record's write, done. For `purge` there is nothing to tell: the record is gone. */
export type Written = {
  readonly [K in keyof Collections]: {
    readonly collection: K
    readonly id: Id
    readonly kind: 'create' | 'update' | 'trash' | 'restore' | 'purge'
    /** `null` for a new record. */
    readonly before: Collections[K] | null
    readonly after: Collections[K] | null
  }
}[keyof Collections]

export interface ActivityContext {
  /** The member who did it; `null` where none did. */
  readonly actorId: Id | null
  readonly at: Instant
  readonly via: Via
  stage(id: Id): Pick<Stage, 'kind'> | undefined
}

/** The told part of an activity; who, when and through what come from the context. */
export type Told = Pick<Activity, 'verb' | 'subjects' | 'label'> & Partial<Pick<Activity, 'changes'>>
