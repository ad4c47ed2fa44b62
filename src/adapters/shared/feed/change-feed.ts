import type { Observable } from 'rxjs'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'

/** Commits made elsewhere, as far as live queries need them: which records changed, without their contents. */
export interface ChangeFeed {
  /** Hot, replays the latest, never errors or completes: whether the connection is up. */
  readonly isOnline$: Observable<boolean>

  /**
   * Cold; all subscribers of a workspace share one channel. Emits each commit at least once, in commit order, announced or not.
   * Never completes; errors only with `auth/signed-out` and `access/denied`.
   */
  follow(workspaceId: Id): Observable<FeedSignal>
}

export type FeedSignal =
  /**
   * Every commit from here on will be reported; what was read before may be out of date. Emitted at the start and after each
   * gap.
   */
  | { readonly kind: 'following' }
  /** `touched` null: it is unknown which records changed. */
  | { readonly kind: 'commit'; readonly touched: Touched | null; readonly mutationId: MutationId | null }
  /**
   * The backend has just announced this commit: reads from now on include it. Emitted before its `commit`. May be missing or
   * out of order, since announcements are not reliable; always missing for a commit of many records.
   */
  | { readonly kind: 'announced'; readonly touched: Touched; readonly mutationId: MutationId }

export type Touched = readonly { readonly collection: CollectionName; readonly id: Id }[]

/** What the backend announces of a commit: which records it touched, and nothing of what is in them. */
export interface Announcement {
  readonly before: ChangeCursor
  readonly after: ChangeCursor
  readonly mutationId: MutationId
  readonly touched: Touched
}
