import type { Id } from '../../../src/domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../../src/domain/model/records/collections'
import type { RecordChange } from '../../../src/adapters/shared/commits/commit-entry'
import { DraftView } from '../../../src/adapters/replica/core/draft-view'
import { keyOf, localVersion } from '../../../src/adapters/replica/core/record-key'
import type { OutboxEntry } from '../../../src/adapters/replica/core/outbox-entry'
import type { Rows, Rules, Speculation, View } from '../../../src/adapters/replica/core/rules'

/** Rows without indexes. */
export class CheapRows implements Rows {
  readonly records = new Map<string, AnyRecord>()

  get(collection: CollectionName, id: Id): never {
    return (this.records.get(keyOf({ collection, id })) ?? null) as never
  }

  *all(collection: CollectionName): IterableIterator<never> {
    for (const [key, record] of this.records) if (key.startsWith(`${collection}/`)) yield record as never
  }

  apply(changes: readonly RecordChange[]): void {
    for (const change of changes) {
      if (change.record === null) this.records.delete(keyOf(change))
      else this.records.set(keyOf(change), change.record)
    }
  }
}

/** The rules of versions and of life, and no others. */
export const cheapRules: Rules = {
  altersSight: () => false,
  speculate(entry: OutboxEntry, view: View): Speculation {
    const draft = new DraftView(view)
    const changes = new Map<string, RecordChange>()
    const conflicts = new Map<number, AnyRecord | null>()
    const version = localVersion(entry.mutationId)
    for (const [index, mutation] of entry.mutations.entries()) {
      const { collection, id, kind } = mutation
      const before: AnyRecord | null = draft.get(collection, id)
      if (kind === 'create' && before !== null) return refused('record/duplicate', { collection, fields: ['id'], id } as never)
      if (kind !== 'create' && mutation.expect !== 'any' && mutation.expect !== before?.version) conflicts.set(index, before)
      else if (kind !== 'create' && before === null) return refused('record/missing', { collection, id } as never)
      else {
        const record = after(mutation, before, { version, at: entry.at })
        changes.set(keyOf(mutation), { collection, id, record })
        draft.set({ collection, id, record })
      }
    }
    return conflicts.size > 0 ? { kind: 'conflict', conflicts } : { kind: 'ready', changes: [...changes.values()] }
  },
}

function after(
  mutation: OutboxEntry['mutations'][number],
  before: AnyRecord | null,
  stamp: { readonly version: string; readonly at: string },
): AnyRecord | null {
  const { id, kind } = mutation
  if (kind === 'purge') return null
  const given = kind === 'create' ? mutation.data : kind === 'update' ? mutation.patch : {}
  const deletedAt = kind === 'trash' ? stamp.at : kind === 'restore' ? null : (before?.deletedAt ?? null)
  return { ...before, ...given, id, version: stamp.version, updatedAt: stamp.at, deletedAt } as never
}

function refused(code: 'record/duplicate' | 'record/missing', details: never): Speculation {
  return { kind: 'refused', error: { code, details } }
}
