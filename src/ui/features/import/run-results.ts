import type { RowOutcome } from '../../../domain/model/imports/writing/row-outcomes'
import type { RunResults } from './import-messages'

/** What a run did, in few pieces: a message of 100,000 objects would hold up several frames. */
export function runResults(outcomes: ReadonlyMap<number, RowOutcome>): RunResults {
  const created: number[] = []
  const updated: number[] = []
  const others: (readonly [number, RowOutcome])[] = []
  for (const [row, outcome] of outcomes) {
    if (outcome.kind === 'created') created.push(row)
    else if (outcome.kind === 'updated') updated.push(row)
    else others.push([row, outcome])
  }
  return { created: Uint32Array.from(created), updated: Uint32Array.from(updated), others }
}
