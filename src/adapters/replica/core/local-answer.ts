import type { AnyRecord } from '../../../domain/model/records/collections'
import type { Outcome } from '../../../domain/model/records/mutation'
import type { SharedState } from './shared-state'
import type { Answer } from './events'
import type { OutboxEntry } from './outbox-entry'

/** The offline answer to a commit that the server would reject; `null`: the server would accept it. */
export function refusalOf(entry: OutboxEntry, { overlay }: SharedState): Answer | null {
  const speculation = overlay.tryOut(entry)
  if (speculation.kind === 'ready') return null
  if (speculation.kind === 'refused') return { kind: 'error', error: speculation.error }
  const { conflicts } = speculation
  return { kind: 'outcomes', outcomes: entry.mutations.map((_, index) => conflictAt(conflicts, index)) }
}

/** The answer to a commit that was not accepted. */
export function answerOf({ state, mutations }: OutboxEntry): Answer {
  if (state.kind === 'refused') return { kind: 'error', error: state.error }
  if (state.kind !== 'conflicted') return { kind: 'outcomes', outcomes: [] }
  const conflicts = new Map(state.places.map((index) => [index, state.current[index] ?? null]))
  return { kind: 'outcomes', outcomes: mutations.map((_, index) => conflictAt(conflicts, index)) }
}

function conflictAt(conflicts: ReadonlyMap<number, AnyRecord | null>, index: number): Outcome<AnyRecord> {
  const current = conflicts.get(index)
  return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
}
