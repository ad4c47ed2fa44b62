import type { RecordOf } from '../../../domain/model/records/collections'
import type { DealRow, StageTotal } from '../../../domain/model/records/views'

export interface BoardColumn {
  readonly stage: RecordOf<'stages'>
  readonly deals: readonly DealRow[]
  /** Deals that fit the search and owner; `totals` are over all of the stage's deals, whatever is shown. */
  readonly shown: number
  readonly totals: readonly StageTotal[]
}

export interface BoardState {
  readonly columns: readonly BoardColumn[]
  readonly isStale: boolean
}
