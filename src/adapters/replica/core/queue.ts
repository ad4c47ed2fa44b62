import type { AnyRecord } from '../../../domain/model/records/collections'
import type { MutationId, Version } from '../../../domain/model/records/meta'
import type { Mutation } from '../../../domain/model/records/mutation'
import { isUndelivered, type OutboxEntry } from './outbox-entry'
import { keyOf } from './record-key'

/** The outbox in memory, oldest first. */
export class Queue {
  private entries: readonly OutboxEntry[] = []

  all(): readonly OutboxEntry[] {
    return this.entries
  }

  get(id: MutationId): OutboxEntry | null {
    return this.entries.find(({ mutationId }) => mutationId === id) ?? null
  }

  /** Adds the entry, or replaces the one with the same id. */
  put(entry: OutboxEntry): void {
    const others = this.entries.filter(({ mutationId }) => mutationId !== entry.mutationId)
    this.entries = [...others, entry].toSorted((a, b) => a.order - b.order)
  }

  remove(id: MutationId): void {
    this.entries = this.entries.filter(({ mutationId }) => mutationId !== id)
  }

  /** Larger than every order so far and at least the time, which orders what two tabs write at the same moment. */
  nextOrder(atMs: number): number {
    return Math.max(atMs, (this.entries.at(-1)?.order ?? 0) + 1)
  }

  /** The first commit that may be sent now. A commit that waits for a decision holds up only those that build on it. */
  next(isDurable: (id: MutationId) => boolean): OutboxEntry | null {
    const ahead: OutboxEntry[] = []
    for (const entry of this.entries) {
      if (entry.state.kind === 'acknowledged' || isUndelivered(entry)) continue
      const isNext = entry.state.kind === 'waiting' && isDurable(entry.mutationId)
      if (isNext && !ahead.some((earlier) => isUpon(entry, earlier))) return entry
      ahead.push(entry)
    }
    return null
  }

  /**
   * The commits that expect a record at version `from`, changed to expect the version that `to` returns.
   * @param to returns null where the version is unknown
   */
  retargeted(from: Version, to: (mutation: Mutation, seen: AnyRecord | null) => Version | null): readonly OutboxEntry[] {
    return this.entries.flatMap((entry) => {
      const seen = (mutation: Mutation) => entry.before[entry.mutations.indexOf(mutation)] ?? null
      const mutations = retarget(entry.mutations, (mutation, version) => (version === from ? to(mutation, seen(mutation)) : null))
      return mutations === entry.mutations ? [] : [{ ...entry, mutations }]
    })
  }
}

/** Returns the same array if no expected version changes. */
export function retarget(
  mutations: readonly Mutation[],
  to: (mutation: Mutation, version: Version) => Version | null,
): readonly Mutation[] {
  const targeted = mutations.map((mutation) => {
    if (mutation.kind === 'create' || mutation.expect === 'any') return mutation
    const version = to(mutation, mutation.expect)
    return version === null ? mutation : { ...mutation, expect: version }
  })
  return targeted.every((mutation, index) => mutation === mutations[index]) ? mutations : targeted
}

/** Whether it writes a record that the earlier one writes, or refers to one that the earlier one creates. */
function isUpon(later: OutboxEntry, earlier: OutboxEntry): boolean {
  const keys = new Set(later.mutations.map(keyOf))
  const text = JSON.stringify(later.mutations)
  return earlier.mutations.some(
    (mutation) => keys.has(keyOf(mutation)) || (mutation.kind === 'create' && text.includes(mutation.id)),
  )
}
