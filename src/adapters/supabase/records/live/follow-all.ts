import { catchError, defer, EMPTY, from, map, merge, of, startWith, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../../../domain/model/kernel/id'
import type { ChangeFeed, FeedSignal } from '../../change-feed'

/** The workspaces of the user. */
export interface Memberships {
  /** Hot. Emits when the user may have joined a workspace, which no followed workspace reports. */
  readonly changes$: Observable<void>
  readonly read: () => Promise<readonly Id[]>
}

/** An unknown change: read again without marking the shown value stale. */
const AGAIN: FeedSignal = { kind: 'commit', touched: null, mutationId: null }

/** The commits in all workspaces of the user. Leaving a workspace is no error; it is just not followed any longer. */
export function followAll(feed: ChangeFeed, memberships: Memberships): Observable<FeedSignal> {
  const inOne = (id: Id): Observable<FeedSignal> =>
    feed.follow(id).pipe(
      map((signal) => (signal.kind === 'following' ? AGAIN : signal)),
      catchError(() => of(AGAIN)),
    )
  return memberships.changes$.pipe(
    startWith(undefined),
    switchMap(() =>
      defer(() => from(memberships.read())).pipe(
        switchMap((ids) => merge(...ids.map(inOne))),
        startWith(AGAIN),
        // Offline the workspaces are unknown; the live read repeats when the connection is back.
        catchError(() => EMPTY),
      ),
    ),
  )
}
