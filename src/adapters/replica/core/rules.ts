import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { OutboxEntry, PortErrorData } from './outbox-entry'

/** The records at one moment. */
export interface View {
  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null
  all<K extends CollectionName>(collection: K): Iterable<RecordOf<K>>
}

/** The rows shown: the confirmed records with the pending commits applied. */
export interface Rows extends View {
  apply(changes: readonly RecordChange[]): void
}

/** How the server would answer a commit, as pure functions. */
export interface Rules {
  /** Every record it writes has the version `localVersion(entry.mutationId)`. Collections that are not held are ignored. */
  speculate(entry: OutboxEntry, view: View): Speculation
  /** Whether these changes alter which rows the user may read. Then everything is read again. */
  altersSight(changes: readonly RecordChange[], view: View): boolean
}

export type Speculation =
  | { readonly kind: 'ready'; readonly changes: readonly RecordChange[] }
  /** By the index of the mutation: the current record. */
  | { readonly kind: 'conflict'; readonly conflicts: ReadonlyMap<number, AnyRecord | null> }
  | { readonly kind: 'refused'; readonly error: PortErrorData }
