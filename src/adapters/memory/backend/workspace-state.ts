import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { CommitEntry } from './commit-entry'

/** Entries a workspace keeps for those who were away; an older cursor gets a gap. */
export const LOG_ENTRIES = 1000

/** The records of one workspace and the last of what was done to them. */
export class WorkspaceState {
  readonly id: Id
  seq = 0
  readonly log: CommitEntry[] = []
  private readonly collections = new Map<CollectionName, Map<Id, AnyRecord>>()

  constructor(id: Id) {
    this.id = id
  }

  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null {
    return (this.collections.get(collection)?.get(id) as RecordOf<K> | undefined) ?? null
  }

  /** Trashed ones too. */
  all<K extends CollectionName>(collection: K): IterableIterator<RecordOf<K>> {
    return this.rows(collection).values() as IterableIterator<RecordOf<K>>
  }

  apply(entry: CommitEntry): void {
    for (const { collection, id, record } of entry.changes) {
      if (record === null) this.rows(collection).delete(id)
      else this.rows(collection).set(id, record)
    }
    this.seq = entry.seq
    this.log.push(entry)
    if (this.log.length > LOG_ENTRIES) this.log.splice(0, this.log.length - LOG_ENTRIES)
  }

  private rows(collection: CollectionName): Map<Id, AnyRecord> {
    let rows = this.collections.get(collection)
    if (rows === undefined) {
      rows = new Map()
      this.collections.set(collection, rows)
    }
    return rows
  }
}
