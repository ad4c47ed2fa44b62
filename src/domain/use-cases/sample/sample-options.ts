import type { Id } from '../../model/kernel/id'
import type { SeededRandom } from '../../model/kernel/seeded-random'
import type { CollectionName, Collections } from '../../model/records/collections'
import type { StageKind } from '../../model/registry/deals'

/** What the sample is to hold and whom it belongs to. Equal options with an equal id maker give an equal sample. */
export interface SampleOptions {
  readonly seed: number
  /** Milliseconds since the epoch; due dates, notes and closed deals lie around it. */
  readonly now: number
  newId(): Id
  readonly people: number
  readonly companies: number
  readonly deals: number
  readonly tasks: number
  readonly notes: number
  readonly ownerId: Id
  readonly tagIds: readonly Id[]
  /** With at least one open stage; in the order of the board. */
  readonly stages: readonly { readonly id: Id; readonly pipelineId: Id; readonly kind: StageKind }[]
  readonly lostReasonIds: readonly Id[]
  readonly currencies: readonly string[]
}

/** A record before anything stamped it. */
export interface New<K extends CollectionName> {
  readonly id: Id
  readonly data: Collections[K]
}

export interface SampleDraw extends SampleOptions {
  readonly random: SeededRandom
}
