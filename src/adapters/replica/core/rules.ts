import type { Id } from '../../../domain/model/kernel/id'
import type { AnyRecord, CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { RecordChange } from '../../shared/commits/commit-entry'
import type { OutboxEntry, PortErrorData } from './outbox-entry'

/** Records as they are at one moment. */
export interface View {
  get<K extends CollectionName>(collection: K, id: Id): RecordOf<K> | null
  all<K extends CollectionName>(collection: K): Iterable<RecordOf<K>>
}

/** What is shown: the server's truth, and upon it what is on its way there. */
export interface Rows extends View {
  apply(changes: readonly RecordChange[]): void
}

/** What the server would say to a commit. Plain functions of what they are given. */
export interface Rules {
  /** Every record it writes carries `localVersion(entry.mutationId)`; of collections that are not held it says nothing. */
  speculate(entry: OutboxEntry, view: View): Speculation
  /** Would other rows be told to this reader after these changes than were told before? Everything is read again then. */
  altersSight(changes: readonly RecordChange[], view: View): boolean
}

export type Speculation =
  | { readonly kind: 'ready'; readonly changes: readonly RecordChange[] }
  /** By the place of the mutation: the record as it stands. */
  | { readonly kind: 'conflict'; readonly conflicts: ReadonlyMap<number, AnyRecord | null> }
  | { readonly kind: 'refused'; readonly error: PortErrorData }
