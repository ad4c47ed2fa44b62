import type { AnyRecord } from '../../../domain/model/records/collections'
import type { Outcome } from '../../../domain/model/records/mutation'
import type { Desk } from './desk'
import type { Answer } from './events'
import type { OutboxEntry } from './outbox-entry'

/** The answer, offline, to a commit that the server would reject as it is; `null`: the server would accept it. */
export function refusalOf(entry: OutboxEntry, { overlay }: Desk): Answer | null {
  const speculation = overlay.tryOut(entry)
  if (speculation.kind === 'ready') return null
  if (speculation.kind === 'refused') return { kind: 'error', error: speculation.error }
  const { conflicts } = speculation
  return { kind: 'outcomes', outcomes: entry.mutations.map((_, place) => conflictAt(conflicts, place)) }
}

/** The answer to a commit that was not accepted. */
export function answerOf({ state, mutations }: OutboxEntry): Answer {
  if (state.kind === 'refused') return { kind: 'error', error: state.error }
  if (state.kind !== 'conflicted') return { kind: 'outcomes', outcomes: [] }
  const conflicts = new Map(state.places.map((place) => [place, state.current[place] ?? null]))
  return { kind: 'outcomes', outcomes: mutations.map((_, place) => conflictAt(conflicts, place)) }
}

function conflictAt(conflicts: ReadonlyMap<number, AnyRecord | null>, place: number): Outcome<AnyRecord> {
  const current = conflicts.get(place)
  return current === undefined ? { status: 'rolled-back' } : { status: 'conflict', current }
}
