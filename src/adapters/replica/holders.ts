import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  scan,
  startWith,
  switchMap,
  type Observable,
} from 'rxjs'
import type { Id } from '../../domain/model/kernel/id'
import type { ReadableName } from '../../domain/model/records/collections'
import { isSame } from '../../domain/model/records/merge-fields'
import type { Live } from '../../ports/records.port'
import { hasViewCode, untilViewCode } from '../shared/engine/load-view-stores'
import { findRow } from './local-live'
import type { ReplicaWorkspace } from './replica-workspace'
import type { Replicas } from './replicas'

/** Whether this workspace's replica answers queries to the name; `null` while that is not known. */
export function isHeldBy(at: ReplicaWorkspace, name: ReadableName): Observable<boolean | null> {
  return at.changed$.pipe(
    startWith(undefined),
    map(() => (at.isOpening || at.fill.isUnderWay ? null : at.holds(name))),
    distinctUntilChanged(),
  )
}

/** The replica that holds the row, even after the row is purged; `null` while none does. */
export function holderOf(
  replicas: Replicas,
  { collection, id }: { readonly collection: ReadableName; readonly id: Id },
): Observable<ReplicaWorkspace | null> {
  // The server answers until the code of a view is loaded, and if it cannot be loaded.
  const code$ = defer(async () => untilViewCode(collection)).pipe(catchError(() => EMPTY))
  return merge(replicas.opens$, code$).pipe(
    startWith(undefined),
    switchMap(() => merge(...replicas.all.map((at) => at.changed$)).pipe(startWith(undefined))),
    filter(() => replicas.all.every((at) => !(replicas.isUp ? at.fill.isUnderWay : at.isOpening))),
    scan<unknown, ReplicaWorkspace | null>((known, _) => {
      if (known !== null && known.holds(collection)) return known
      if (!hasViewCode(collection)) return null
      return replicas.all.find((at) => at.holds(collection) && findRow([at], collection, id) !== null) ?? null
    }, null),
    distinctUntilChanged(),
  )
}

/** Emits from one source until another takes over. The new source's first value is left out if it equals the last one. */
export function takingOver<S, T>(source$: Observable<S>, liveOf: (source: S) => Observable<Live<T>>): Observable<Live<T>> {
  return defer(() => {
    let last: Live<T> | null = null
    return source$.pipe(
      switchMap((source) => {
        let isFirst = true
        return liveOf(source).pipe(
          filter((now) => {
            const isRepeated = isFirst && last !== null && now.freshness === last.freshness && isSame(now.value, last.value)
            isFirst = false
            last = now
            return !isRepeated
          }),
        )
      }),
    )
  })
}
