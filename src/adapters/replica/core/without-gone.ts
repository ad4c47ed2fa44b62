import type { AnyRecord } from '../../../domain/model/records/collections'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { OutboxEntry } from './outbox-entry'
import { keyOf } from './record-key'

/**
 * Removes from unsent commits the former state of records that are gone by now, so that an erased person is in none of them.
 * What the commits write is left, for a person to decide.
 *
 * @returns those that change
 */
export function withoutGone(entries: readonly OutboxEntry[], changes: readonly RecordChange[]): readonly OutboxEntry[] {
  const gone = new Set(changes.filter(({ record }) => record === null).map(keyOf))
  if (gone.size === 0) return []
  return entries.flatMap((entry) => {
    const { mutations, before, state } = entry
    const places = new Set(mutations.flatMap((mutation, place) => (gone.has(keyOf(mutation)) ? [place] : [])))
    const isGone = (place: number): boolean => places.has(place)
    const isTold = (records: readonly (AnyRecord | null)[]) => records.some((record, place) => record !== null && isGone(place))
    const left = (records: readonly (AnyRecord | null)[]) => records.map((record, place) => (isGone(place) ? null : record))
    const current = state.kind === 'conflicted' ? state.current : []
    if (state.kind === 'acknowledged' || !(isTold(before) || isTold(current))) return []
    const now = state.kind === 'conflicted' ? { ...state, current: left(current) } : state
    return [{ ...entry, before: left(before), state: now }]
  })
}
