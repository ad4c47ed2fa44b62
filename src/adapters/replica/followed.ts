import { catchError, concatMap, defer, NEVER, of, switchMap, take, type Observable } from 'rxjs'
import { isPortError } from '../../domain/model/errors/port-error'
import type { ChangeCursor } from '../../ports/events.port'
import { every } from '../shared/every'
import { feedBatches, type FeedBatch } from './feed-batches'
import type { WorkspacePlace } from './workspace-place'

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
