import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'
import type { ChangeCursor, Change, EventsPort } from '../../ports/events.port'
import type { RecordChange } from '../shared/commits/commit-entry'
import { every } from '../shared/every'
import { withJitter } from '../shared/retry-wait'
import type { Fed } from './core/events'
import { FOLLOWED } from './held-collections'
import type { WorkspaceContext } from './workspace-context'
import { catchError, concatMap, defer, NEVER, of, switchMap, take, Observable } from 'rxjs'

const AGAIN_MS = 5000

/**
 * The feed while online, from the last cursor on. `denied` comes last, and only after a request has confirmed it, because it wipes
 * the workspace from this device, unsent writes included.
 */
export function followed(
  context: WorkspaceContext,
  isUp$: Observable<boolean>,
  from: () => ChangeCursor | 'now',
): Observable<FeedBatch | { readonly kind: 'denied' }> {
  const { ports, runtime, workspaceId } = context
  // A large import may just have been parsed. Showing it is long work again, so the page gets a turn first.
  const inItsTurn = async (batch: FeedBatch): Promise<FeedBatch> => {
    await runtime.turn()
    return batch
  }
  return isUp$.pipe(
    switchMap((isUp) => (isUp ? feedBatches(ports.events, workspaceId, from()).pipe(concatMap(inItsTurn)) : NEVER)),
    // `retry` would do the same, but nothing else uses it, and it would be one more operator in the first screen's JavaScript.
    catchError((error: unknown, again$) =>
      defer(() => demandAccess(context, error)).pipe(
        switchMap(() => every(runtime, withJitter(AGAIN_MS, runtime)).pipe(take(1))),
        switchMap(() => again$),
      ),
    ),
    catchError(() => of({ kind: 'denied' as const })),
  )
}

/** Rejects if there is none. */
async function demandAccess({ ports, workspaceId }: WorkspaceContext, error: unknown): Promise<void> {
  if (!isPortError(error, 'access/denied')) return
  try {
    await ports.records.list('members', { workspaceId, limit: 1 })
  } catch (again) {
    if (isPortError(again, 'access/denied')) throw again
  }
}

export type FeedBatch = { readonly kind: 'fed'; readonly fed: Fed } | { readonly kind: 'gap' }

/** The feed of a workspace in batches of complete commits. */
export function feedBatches(events: EventsPort, workspaceId: Id, from: ChangeCursor | 'now'): Observable<FeedBatch> {
  return new Observable((observer) => {
    let changes: RecordChange[] = []
    let mutationIds = new Set<MutationId>()
    return events.changes(workspaceId, FOLLOWED, from).subscribe({
      next: (change) => {
        if (change.kind === 'caught-up') {
          const fed = { changes, mutationIds: [...mutationIds], cursor: change.cursor }
          changes = []
          mutationIds = new Set()
          observer.next({ kind: 'fed', fed })
        } else if (change.kind === 'gap') {
          changes = []
          mutationIds = new Set()
          observer.next({ kind: 'gap' })
        } else {
          changes.push(changeOf(change))
          if (change.mutationId !== null) mutationIds.add(change.mutationId)
        }
      },
      error: (error: unknown) => observer.error(error),
    })
  })
}

function changeOf(change: Extract<Change<CollectionName>, { readonly kind: 'upserted' | 'deleted' }>): RecordChange {
  const { collection } = change
  return change.kind === 'deleted'
    ? { collection, id: change.id, record: null }
    : { collection, id: change.record.id, record: change.record }
}
