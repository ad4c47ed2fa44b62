import { catchError, defer, EMPTY, from, map, merge, of, startWith, switchMap, type Observable } from 'rxjs'
import type { Id } from '../../../../domain/model/kernel/id'
import type { ChangeFeed, FeedSignal } from '../../change-feed'

/** Which workspaces the user is in. */
export interface Memberships {
  /** Hot: there may be another than before, past every workspace that is followed. */
  readonly changes$: Observable<void>
  readonly read: () => Promise<readonly Id[]>
}

/** Something, nobody says what: to be read again without calling what is shown stale. */
const AGAIN: FeedSignal = { kind: 'commit', touched: null, mutationId: null }

/** What is committed in any workspace of the user. Leaving one ends nothing: it is followed no more. */
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
        // Offline nobody knows; whoever asks reads again when it is back.
        catchError(() => EMPTY),
      ),
    ),
  )
}
