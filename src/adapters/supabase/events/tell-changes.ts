import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { Change } from '../../../ports/events.port'
import type { FeedStep } from '../feed/follow'
import { recordOf } from '../records/codec'

/** A step of the feed as the Events port tells it, of the collections asked for. */
export function tellChanges(step: FeedStep, wanted: ReadonlySet<CollectionName>): readonly Change<CollectionName>[] {
  if (step.kind === 'gap') return [{ kind: 'gap', reason: 'expired' }]
  if (step.kind === 'caught-up') return [step]
  const { before, after, mutationId, changes } = step.commit
  const told = changes.filter(({ collection }) => wanted.has(collection))
  return told.map(({ collection, id, row }, place): Change<CollectionName> => {
    // Only the last of a commit's changes says that the commit is done: who stops before it is told all of it again.
    const cursor = place === told.length - 1 ? after : before
    if (row === null) return { kind: 'deleted', collection, id, cursor, mutationId }
    return upserted(collection, recordOf(collection, row), { cursor, mutationId })
  })
}

type Upserted<K extends CollectionName> = Extract<Change<K>, { readonly kind: 'upserted' }>

function upserted<K extends CollectionName>(
  collection: K,
  record: RecordOf<K>,
  { cursor, mutationId }: Pick<Upserted<K>, 'cursor' | 'mutationId'>,
): Upserted<K> {
  return { kind: 'upserted', collection, record, cursor, mutationId }
}
