import { catchError, concatMap, defer, NEVER, of, switchMap, take, type Observable } from 'rxjs'
import { isPortError } from '../../domain/model/errors/port-error'
import type { ChangeCursor } from '../../ports/events.port'
import { every } from '../shared/every'
import { feedBatches, type FeedBatch } from './feed-batches'
import type { WorkspacePlace } from './workspace-place'

const AGAIN_MS = 5000

/**
 * The feed while online, from where it was left. `denied` comes last, and only when asking says so, too: everything on
 * this device is wiped for it, and what was not sent with it.
 */
export function followed(
  place: WorkspacePlace,
  isUp$: Observable<boolean>,
  from: () => ChangeCursor | 'now',
): Observable<FeedBatch | { readonly kind: 'denied' }> {
  const { ports, runtime, workspaceId } = place
  // A whole import may have come, and has just been taken apart: showing it is work of its own.
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
