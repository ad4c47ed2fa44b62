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
 * What the database says of a commit as it is made; `null`: this is nothing of the kind. Nor is a commit of too many records
 * to name: whoever read anew for it would mostly do so for nothing, and the question that it wakes soon tells which they are.
 */
export function announced({ event, payload }: Broadcast): Extract<FeedSignal, { kind: 'announced' }> | null {
  const told = event === 'commit' ? v.safeParse(announcement, payload) : null
  if (told === null || !told.success) return null
  const { mutation_id, changes } = told.output
  const touched = changes.flatMap(({ collection, id }) => {
    const known = collectionOf(collection)
    // A table that this app does not know is of a newer backend; views are never written.
    return known === null ? [] : [{ collection: known as CollectionName, id: id as Id }]
  })
  return { kind: 'announced', touched, mutationId: mutation_id as MutationId }
}
