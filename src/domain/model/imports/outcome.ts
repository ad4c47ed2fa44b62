import type { Fate } from './plan'
import type { RecordRef } from './planned-write'
import type { SkipReason } from './problem'

/** What became of a row once the import ended. */
export type RowOutcome =
  | { readonly kind: 'created' | 'updated' }
  | {
      readonly kind: 'skipped'
      /** `cancelled`: the import ended before the row's turn. */
      readonly reason: SkipReason | 'cancelled'
      readonly record: RecordRef | null
      readonly line: number | null
    }
  /** `refused`: the backend did not take it; else the row's problems say why. */
  | { readonly kind: 'failed'; readonly reason: 'problem' | 'refused' }

export interface OutcomeCounts {
  readonly total: number
  readonly created: number
  readonly updated: number
  readonly skipped: number
  readonly failed: number
}

/** The outcome of a row that the run does not write; of one that it does, while its turn has not come. */
export function outcomeOf(fate: Fate): RowOutcome {
  if (fate.kind === 'fail') return { kind: 'failed', reason: 'problem' }
  if (fate.kind === 'skip') return { kind: 'skipped', reason: fate.reason, record: fate.record, line: fate.line }
  return { kind: 'skipped', reason: 'cancelled', record: null, line: null }
}

export function addOutcome(counts: OutcomeCounts, { kind }: Pick<RowOutcome, 'kind'>, by = 1): OutcomeCounts {
  return { ...counts, [kind]: counts[kind] + by }
}
