import type { Observable } from 'rxjs'
import type { MutationId } from '../../domain/model/records/meta'
import type { ReplicaOwner } from '../replica/disk/replica-disks'
import type { DeferredItem } from './deferred-item'

/**
 * Where what one person has waiting is kept, for all tabs of a browser. Rejects with `store/full`, `internal/unexpected`,
 * `store/corrupt`, `backend/schema-mismatch` and, when it is closed or wiped, `call/cancelled`.
 */
export interface DeferredStore {
  /** In no order. */
  all(): Promise<readonly DeferredItem[]>
  /** With the bytes, where there are any to put; those that are there stay. Resolves once it would survive a crash. */
  put(item: DeferredItem, bytes?: Blob): Promise<void>
  bytes(mutationId: MutationId): Promise<Blob | null>
  remove(mutationIds: readonly MutationId[]): Promise<void>
  /** Hot. Another tab has changed what is kept. */
  readonly others$: Observable<void>
  close(): Promise<void>
}

export interface DeferredStores {
  /** @param make where nothing is kept so far: null otherwise */
  open(owner: ReplicaOwner, make: boolean): Promise<DeferredStore | null>
  /** Everything of that person, in every tab. */
  wipe(owner: ReplicaOwner): Promise<void>
}
