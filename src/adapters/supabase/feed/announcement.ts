import { map, type Observable } from 'rxjs'
import * as v from 'valibot'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { ChangeCursor } from '../../../ports/events.port'
import type { Announcement } from '../../shared/feed/change-feed'
import type { Announcements } from '../../shared/feed/commit-feed'
import { collectionOf } from '../records/codec'
import type { Broadcast, Topic } from '../topics/topic'

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

/** Only the database may send to these topics. */
export function announcementsIn(
  topics: { use(name: string): Observable<Pick<Topic, 'isJoined$' | 'broadcasts$'>> },
  workspaceId: Id,
): Observable<Announcements> {
  return topics
    .use(`ws:${workspaceId}:commits`)
    .pipe(map(({ isJoined$, broadcasts$ }) => ({ isJoined$, announced$: broadcasts$.pipe(map(announcementIn)) })))
}
