import { defer, EMPTY, filter, from, merge, share, switchMap, take, takeUntil, tap, type Observable } from 'rxjs'
import type { Connection } from '../../ports/events.port'
import type { Live } from '../../ports/records.port'
import type { PageMemory, RememberedPage } from './disk/page-memory'

export interface Memorable {
  readonly pages: PageMemory
  /** One text for all ways of asking the same. */
  readonly key: string
  readonly workspaceId: RememberedPage['workspaceId']
}

/**
 * What the set behind tells of what no replica holds, remembered as it comes. Begun offline it is what was last seen,
 * as `stale`, if anything was.
 */
export function remembered<T>(
  behind$: Observable<Live<T>>,
  connection$: Observable<Connection>,
  { pages, key, workspaceId }: Memorable,
): Observable<Live<T>> {
  return defer(() => {
    const told$ = behind$.pipe(
      tap(({ value, freshness }) => {
        if (freshness === 'live') void pages.remember(key, { workspaceId, value })
      }),
      share(),
    )
    const recalled$ = connection$.pipe(
      filter(({ status }) => status === 'offline'),
      take(1),
      switchMap(() => from(pages.recall(key))),
      // It was remembered under the same question.
      switchMap((value) => (value === null ? EMPTY : [{ value: value as T, freshness: 'stale' as const }])),
      takeUntil(told$),
    )
    return merge(recalled$, told$)
  })
}
