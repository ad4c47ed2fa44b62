import { isSame } from '../../../domain/model/records/merge-fields'
import type { AnyRecord } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { RecordChange } from '../../shared/commits/commit-entry'
import { DraftView, recordOf } from './draft-view'
import { mergeQueued } from './merge-queued'
import { isUndelivered, type OutboxEntry } from './outbox-entry'
import { keyOf, type RecordKey } from './record-key'
import type { Rows, Rules, Speculation, View } from './rules'

interface Layer {
  /** The record it writes, and the confirmed record underneath. */
  readonly keys: ReadonlySet<RecordKey>
  readonly writes: ReadonlyMap<RecordKey, RecordChange>
}

/**
 * Applies pending commits on top of the confirmed records. The confirmed version of a record with pending commits is stored
 * separately. Whenever it changes, or such a commit comes or goes, the commits on that record are applied again, in order, and
 * only the difference reaches the rows.
 */
export class Overlay {
  private readonly rows: Rows
  private readonly rules: Rules
  private readonly confirmed = new Map<RecordKey, RecordChange>()
  private readonly layers = new Map<MutationId, Layer>()

  constructor(rows: Rows, rules: Rules) {
    this.rows = rows
    this.rules = rules
  }

  /** The confirmed record. */
  truthOf(at: Pick<RecordChange, 'collection' | 'id'>): AnyRecord | null {
    const confirmed = this.confirmed.get(keyOf(at))
    return confirmed === undefined ? recordOf(this.rows, at) : confirmed.record
  }

  /** All confirmed records of a collection, as `truthOf` gives them. */
  *truths(collection: RecordChange['collection']): IterableIterator<RecordChange> {
    for (const { id } of this.rows.all(collection)) {
      if (!this.confirmed.has(keyOf({ collection, id })))
        yield { collection, id, record: recordOf(this.rows, { collection, id }) }
    }
    for (const change of this.confirmed.values()) if (change.collection === collection && change.record !== null) yield change
  }

  /** For each mutation, the record as the commit leaves it; `null`: the commit is not shown. */
  written({ mutationId, mutations }: OutboxEntry): readonly (AnyRecord | null)[] | null {
    const writes = this.layers.get(mutationId)?.writes
    if (writes === undefined || writes.size === 0) return null
    return mutations.map((mutation) => writes.get(keyOf(mutation))?.record ?? null)
  }

  /** The changes the commit would make to the records shown. */
  tryOut(entry: OutboxEntry): Speculation {
    return this.rules.speculate(entry, this.rows)
  }

  /**
   * @param entries all commits in the queue now, in order
   * @param change newly confirmed records, and the commits that came, went or changed
   */
  settle(
    entries: Iterable<OutboxEntry>,
    change: { readonly truth?: readonly RecordChange[]; readonly touched?: readonly MutationId[] },
  ): void {
    const { truth = [], touched = [] } = change
    const ordered = [...entries]
    const affected = this.affectedBy(ordered, { truth, touched })
    const draft = new DraftView(this.rows)
    for (const key of affected.keys) {
      const kept = this.confirmed.get(key)
      if (kept !== undefined) draft.set(kept)
    }
    for (const record of truth) draft.set(record)

    const truths = new Map<RecordKey, RecordChange>()
    const layersBefore = new Map([...affected.commits].map((id) => [id, this.layers.get(id)]))
    for (const id of affected.commits) this.layers.delete(id)
    for (const entry of ordered) {
      if (!affected.commits.has(entry.mutationId)) continue
      const writes = this.writesOf(entry, draft, layersBefore.get(entry.mutationId)?.writes)
      this.layers.set(entry.mutationId, { keys: new Set([...entry.mutations.map(keyOf), ...writes.keys()]), writes })
      for (const [key, written] of writes) {
        const known = affected.keys.has(key) ? undefined : this.confirmed.get(key)
        if (!truths.has(key)) truths.set(key, known ?? { ...written, record: recordOf(draft, written) })
        draft.set(written)
      }
    }
    for (const key of affected.keys) this.confirmed.delete(key)
    for (const [key, kept] of truths) this.confirmed.set(key, kept)
    this.rows.apply(draft.difference().map((shown) => this.sameAsShown(shown)))
  }

  private writesOf(entry: OutboxEntry, view: View, before: Layer['writes'] = new Map()): Layer['writes'] {
    const { state } = entry
    // Consequences of the commit that its answer does not contain stay as computed here until the feed brings them.
    if (state.kind === 'acknowledged') return new Map([...before, ...acknowledged(entry, state.records)])
    if (state.kind !== 'waiting' || isUndelivered(entry)) return new Map()
    const speculation = this.rebased(entry, view)
    return speculation.kind === 'ready' ? byKey(speculation.changes) : new Map()
  }

  /** Merges the commit with what others wrote since, as sending it will. */
  private rebased(entry: OutboxEntry, view: View): Speculation {
    const speculation = this.rules.speculate(entry, view)
    if (speculation.kind !== 'conflict') return speculation
    const current = entry.mutations.map((mutation) => recordOf(view, mutation))
    const merged = mergeQueued(entry, { current, places: [...speculation.conflicts.keys()] })
    return merged.kind === 'again' ? this.rules.speculate({ ...entry, ...merged }, view) : speculation
  }

  /** A record equal to the one shown stays the same object. */
  private sameAsShown(change: RecordChange): RecordChange {
    const shown = recordOf(this.rows, change)
    if (shown === null || change.record === null || shown.version !== change.record.version) return change
    // The version alone is not enough: a backend restored from a backup gives the same versions to other records.
    return isSame(shown, change.record) ? { ...change, record: shown } : change
  }

  private affectedBy(
    entries: readonly OutboxEntry[],
    { truth, touched }: { readonly truth: readonly RecordChange[]; readonly touched: readonly MutationId[] },
  ): { readonly keys: ReadonlySet<RecordKey>; readonly commits: ReadonlySet<MutationId> } {
    const commits = new Set<MutationId>()
    const keys = new Set<RecordKey>(truth.map(keyOf))
    const take = (id: MutationId, more: Iterable<RecordKey>): void => {
      commits.add(id)
      for (const key of more) keys.add(key)
    }
    for (const id of touched) take(id, this.layers.get(id)?.keys ?? [])
    for (const { mutationId, mutations } of entries) if (commits.has(mutationId)) take(mutationId, mutations.map(keyOf))
    for (let before = -1; before !== commits.size;) {
      before = commits.size
      for (const [id, layer] of this.layers) if (!commits.has(id) && meets(layer.keys, keys)) take(id, layer.keys)
    }
    return { keys, commits }
  }
}

function acknowledged({ mutations }: OutboxEntry, records: readonly (AnyRecord | null)[]): ReadonlyMap<RecordKey, RecordChange> {
  return byKey(mutations.map(({ collection, id }, index) => ({ collection, id, record: records[index] ?? null })))
}

function byKey(changes: readonly RecordChange[]): ReadonlyMap<RecordKey, RecordChange> {
  return new Map(changes.map((change) => [keyOf(change), change]))
}

function meets(one: ReadonlySet<RecordKey>, other: ReadonlySet<RecordKey>): boolean {
  for (const key of one) if (other.has(key)) return true
  return false
}
