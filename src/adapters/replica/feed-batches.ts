import { Observable } from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'
import type { Change, ChangeCursor, EventsPort } from '../../ports/events.port'
import type { RecordChange } from '../shared/commits/commit-entry'
import type { Fed } from './core/events'
import { FOLLOWED } from './held-collections'

export type FeedBatch = { readonly kind: 'fed'; readonly fed: Fed } | { readonly kind: 'gap' }

/** The feed of a workspace in batches of complete commits. */
export function feedBatches(events: EventsPort, workspaceId: Id, from: ChangeCursor | 'now'): Observable<FeedBatch> {
  return new Observable((observer) => {
    let changes: RecordChange[] = []
    let mutationIds = new Set<MutationId>()
    return events.changes(workspaceId, FOLLOWED, from).subscribe({
      next: (told) => {
        if (told.kind === 'caught-up') {
          const fed = { changes, mutationIds: [...mutationIds], cursor: told.cursor }
          changes = []
          mutationIds = new Set()
          observer.next({ kind: 'fed', fed })
        } else if (told.kind === 'gap') {
          changes = []
          mutationIds = new Set()
          observer.next({ kind: 'gap' })
        } else {
          changes.push(changeOf(told))
          if (told.mutationId !== null) mutationIds.add(told.mutationId)
        }
      },
      error: (error: unknown) => observer.error(error),
    })
  })
}

function changeOf(told: Extract<Change<CollectionName>, { readonly kind: 'upserted' | 'deleted' }>): RecordChange {
  const { collection } = told
  return told.kind === 'deleted'
    ? { collection, id: told.id, record: null }
    : { collection, id: told.record.id, record: told.record }
}
