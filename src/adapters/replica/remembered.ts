import { defer, EMPTY, filter, from, merge, share, switchMap, take, takeUntil, tap, type Observable } from 'rxjs'
import type { Connection } from '../../ports/events.port'
import type { Live } from '../../ports/records.port'
import type { Runtime } from '../../ports/runtime.port'
import { every } from '../shared/every'
import type { PageMemory, RememberedPage } from './disk/replica-disks'

export interface Memorable {
  readonly pages: PageMemory
  /** Canonical: equal queries have equal keys. */
  readonly key: string
  readonly collection: string
  readonly workspaceId: RememberedPage['workspaceId']
  readonly runtime: Runtime
}

/** How long the backend may take before the remembered page is shown in the meantime. */
const PATIENCE_MS = 400

/**
 * Watches a query that no replica can answer, and remembers each answer. Offline, or while the backend is slow, it emits the
 * remembered page as `stale`, if there is one.
 */
export function remembered<T>(
  behind$: Observable<Live<T>>,
  connection$: Observable<Connection>,
  { pages, key, collection, workspaceId, runtime }: Memorable,
): Observable<Live<T>> {
  return defer(() => {
    const answers$ = behind$.pipe(
      tap(({ value, freshness }) => {
        if (freshness === 'live') void pages.remember(key, { collection, workspaceId, value })
      }),
      share(),
    )
    const isOffline$ = connection$.pipe(filter(({ status }) => status === 'offline'))
    const recalled$ = merge(isOffline$, every(runtime, PATIENCE_MS)).pipe(
      take(1),
      switchMap(() => from(pages.recall(key))),
      // It was remembered under the key of the same query.
      switchMap((value) => (value === null ? EMPTY : [{ value: value as T, freshness: 'stale' as const }])),
      takeUntil(answers$),
    )
    return merge(recalled$, answers$)
  })
}
