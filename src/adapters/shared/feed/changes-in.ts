import type { AnyRecord, CollectionName } from '../../../domain/model/records/collections'
import type { Change } from '../../../ports/events.port'
import type { RecordStep } from './commit-feed'

/** The changes of one step of the feed, of the wanted collections. */
export function changesIn<Row>(
  step: RecordStep<Row>,
  wanted: ReadonlySet<CollectionName>,
  recordOf: (collection: CollectionName, row: Row) => AnyRecord,
): readonly Change<CollectionName>[] {
  if (step.kind === 'gap') return [{ kind: 'gap', reason: 'expired' }]
  if (step.kind === 'caught-up') return [step]
  const { before, after, mutationId, changes } = step.commit
  const wantedChanges = changes.filter(({ collection }) => wanted.has(collection))
  return wantedChanges.map(({ collection, id, row }, index) => {
    // Only a commit's last change has the cursor after it: whoever stops earlier gets the whole commit again.
    const meta = { cursor: index === wantedChanges.length - 1 ? after : before, mutationId }
    if (row === null) return { kind: 'deleted', collection, id, ...meta }
    return { kind: 'upserted', collection, record: recordOf(collection, row), ...meta } as Change<CollectionName> // of its collection
  })
}
