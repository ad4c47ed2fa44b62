import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName } from '../../domain/model/records/collections'
import type { MutationId } from '../../domain/model/records/meta'
import type { ChangeCursor, Change, EventsPort } from '../../ports/events.port'
import type { RecordChange } from '../shared/commits/commit-entry'
import { every } from '../shared/every'
import type { Fed } from './core/events'
import { FOLLOWED } from './held-collections'
import type { WorkspacePlace } from './workspace-place'
import { catchError, concatMap, defer, NEVER, of, switchMap, take, Observable } from 'rxjs'

const AGAIN_MS = 5000

/**
 * The feed while online, from the last cursor on. `denied` comes last, and only after a request has confirmed it, because it wipes
 * the workspace from this device, unsent writes included.
 */
export function followed(
  place: WorkspacePlace,
  isUp$: Observable<boolean>,
  from: () => ChangeCursor | 'now',
): Observable<FeedBatch | { readonly kind: 'denied' }> {
  const { ports, runtime, workspaceId } = place
  // A large import may have arrived and been parsed just now: showing it is long work again.
  const inItsTurn = async (batch: FeedBatch): Promise<FeedBatch> => {
    await runtime.turn()
    return batch
  }
  return isUp$.pipe(
    switchMap((isUp) => (isUp ? feedBatches(ports.events, workspaceId, from()).pipe(concatMap(inItsTurn)) : NEVER)),
    // Not by `retry`: it would be the only use of it, and the first screen fetches what is used of rxjs.
    catchError((error: unknown, again$) =>
      defer(() => demandAccess(place, error)).pipe(
        switchMap(() => every(runtime, AGAIN_MS).pipe(take(1))),
        switchMap(() => again$),
      ),
    ),
    catchError(() => of({ kind: 'denied' as const })),
  )
}

/** Rejects if there is none. */
async function demandAccess({ ports, workspaceId }: WorkspacePlace, error: unknown): Promise<void> {
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
