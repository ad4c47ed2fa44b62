import type { Observable } from 'rxjs'
import * as v from 'valibot'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import { collectionOf } from '../records/codec'
import type { Broadcast } from '../topics/topic'

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
   * The database has just broadcast this commit: reads from now on include it. Emitted before its `commit`. May be missing or
   * out of order, since broadcasts are not reliable; always missing for a commit of many records.
   */
  | { readonly kind: 'announced'; readonly touched: Touched; readonly mutationId: MutationId }

export type Touched = readonly { readonly collection: CollectionName; readonly id: Id }[]

/** What the database broadcasts with a commit: which records it touched, and nothing of what is in them. */
export interface Announcement {
  readonly before: ChangeCursor
  readonly after: ChangeCursor
  readonly mutationId: MutationId
  readonly touched: Touched
}

const announcement = v.object({
  prev: v.string(),
  cursor: v.string(),
  mutation_id: v.string(),
  changes: v.array(v.object({ collection: v.string(), id: v.string() })),
})

/** `null` for any other broadcast, and for a commit of too many records to name: only a pull tells which those are. */
export function announcementIn({ event, payload }: Broadcast): Announcement | null {
  const parsed = event === 'commit' ? v.safeParse(announcement, payload) : null
  if (parsed === null || !parsed.success) return null
  const { prev, cursor, mutation_id, changes } = parsed.output
  const touched = changes.flatMap(({ collection, id }) => {
    const known = collectionOf(collection)
    // A newer backend may have tables this app does not know; views are never written.
    return known === null ? [] : [{ collection: known as CollectionName, id: id as Id }]
  })
  return { before: prev as ChangeCursor, after: cursor as ChangeCursor, mutationId: mutation_id as MutationId, touched }
}
