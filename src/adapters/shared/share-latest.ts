import { Observable, share, tap } from 'rxjs'

export interface SharePlan<T> {
  /** Whether whoever comes later begins with this value. */
  readonly isKept: (value: T) => boolean
  /** Called when nobody listens any more, or the run ended by itself. */
  readonly onEnd: () => void
}

/** One run of the stream for all who listen. Who comes later begins with the last value that was kept. */
export function shareLatest<T extends object>(source$: Observable<T>, { isKept, onEnd }: SharePlan<T>): Observable<T> {
  let latest: T | null = null
  const run$ = source$.pipe(
    tap({
      next: (value) => {
        if (isKept(value)) latest = value
      },
      finalize: onEnd,
    }),
    share(),
  )
  return new Observable((observer) => {
    if (latest !== null) observer.next(latest)
    return run$.subscribe(observer)
  })
}
