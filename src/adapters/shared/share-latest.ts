import { Observable, share, tap } from 'rxjs'

export interface SharePlan<T> {
  /** Whether later subscribers start with this value. */
  readonly isReplayed: (value: T) => boolean
  /** Called when the last subscriber has left or the source has ended. */
  readonly onEnd: () => void
}

/** Shares one subscription of the source. Later subscribers start with the last replayed value. */
export function shareLatest<T extends object>(source$: Observable<T>, { isReplayed, onEnd }: SharePlan<T>): Observable<T> {
  let latest: T | null = null
  const run$ = source$.pipe(
    tap({
      next: (value) => {
        if (isReplayed(value)) latest = value
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
