import * as v from 'valibot'
import type { Id } from '../../../domain/model/kernel/id'
import type { CollectionName } from '../../../domain/model/records/collections'
import type { MutationId } from '../../../domain/model/records/meta'
import type { FeedSignal } from '../change-feed'
import { collectionOf } from '../records/codec'
import type { Broadcast } from '../topics/topic'

const announcement = v.object({
  mutation_id: v.string(),
  changes: v.array(v.object({ collection: v.string(), id: v.string() })),
})

/**
 * Reads the broadcast that the database sends with a commit; `null` for any other broadcast. It also is `null` for a commit
 * with too many records to name: reading again for it would mostly be in vain, and the pull that it causes soon tells which
 * records changed.
 */
export function announced({ event, payload }: Broadcast): Extract<FeedSignal, { kind: 'announced' }> | null {
  const parsed = event === 'commit' ? v.safeParse(announcement, payload) : null
  if (parsed === null || !parsed.success) return null
  const { mutation_id, changes } = parsed.output
  const touched = changes.flatMap(({ collection, id }) => {
    const known = collectionOf(collection)
    // A newer backend may have tables this app does not know; views are never written.
    return known === null ? [] : [{ collection: known as CollectionName, id: id as Id }]
  })
  return { kind: 'announced', touched, mutationId: mutation_id as MutationId }
}
