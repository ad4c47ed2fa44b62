import type { CollectionName, RecordOf } from '../../../domain/model/records/collections'
import type { Change } from '../../../ports/events.port'
import type { FeedStep } from '../feed/follow'
import { recordOf } from '../records/codec'

/** The changes of one step of the feed, of the wanted collections. */
export function changesIn(step: FeedStep, wanted: ReadonlySet<CollectionName>): readonly Change<CollectionName>[] {
  if (step.kind === 'gap') return [{ kind: 'gap', reason: 'expired' }]
  if (step.kind === 'caught-up') return [step]
  const { before, after, mutationId, changes } = step.commit
  const wantedChanges = changes.filter(({ collection }) => wanted.has(collection))
  return wantedChanges.map(({ collection, id, row }, index): Change<CollectionName> => {
    // Only a commit's last change has the cursor after it: whoever stops earlier gets the whole commit again.
    const cursor = index === wantedChanges.length - 1 ? after : before
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
