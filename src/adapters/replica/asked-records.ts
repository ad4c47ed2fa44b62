import type { Id } from '../../domain/model/kernel/id'
import type { AnyRecord, CollectionName } from '../../domain/model/records/collections'
import type { RecordsPort } from '../../ports/records.port'
import type { RecordChange } from '../shared/commits/commit-entry'
import type { RecordAt } from './core/events'

/** Records of several collections, as the server has them now. */
export class AskedRecords {
  private readonly records: RecordsPort
  private readonly signal: AbortSignal

  constructor(records: RecordsPort, signal: AbortSignal) {
    this.records = records
    this.signal = signal
  }

  async read(asked: readonly RecordAt[]): Promise<readonly RecordChange[]> {
    const ids = new Map<CollectionName, Set<Id>>()
    for (const { collection, id } of asked) ids.set(collection, (ids.get(collection) ?? new Set()).add(id))
    const found = await Promise.all([...ids].map(([collection, of]) => this.readOf(collection, [...of])))
    return found.flat()
  }

  private async readOf(collection: CollectionName, ids: readonly Id[]): Promise<readonly RecordChange[]> {
    const found: ReadonlyMap<Id, AnyRecord> = await this.records.getMany(collection, ids, { signal: this.signal })
    return ids.map((id) => ({ collection, id, record: found.get(id) ?? null }))
  }
}
