import type { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'

/** What is committed elsewhere, as far as live queries need it: which records, not what they now are. */
export interface ChangeFeed {
  /** Hot, replays the latest, never errors or completes: whether the connection is up. */
  readonly isOnline$: Observable<boolean>

  /**
   * Cold; all that follow one workspace share one channel. Each commit once or more, in commit order, whether it was announced
   * or not. Never completes; errors only with `auth/signed-out` and `access/denied`.
   */
  follow(workspaceId: Id): Observable<FeedSignal>
}

export type FeedSignal =
  /** Every commit from here on will be told; what was read before may be out of date. At first, and after each gap. */
  | { readonly kind: 'following' }
  /** `touched` null: nobody says which. */
  | { readonly kind: 'commit'; readonly touched: Touched | null; readonly mutationId: MutationId | null }
  /**
   * The database says that this was just committed: what is read from now on has it. Comes before its `commit`, and may be
   * missing, or out of order, since nobody makes sure of it; always is of a commit of many records.
   */
  | { readonly kind: 'announced'; readonly touched: Touched; readonly mutationId: MutationId }

type Touched = readonly { readonly collection: CollectionName; readonly id: Id }[]
