import { map, of, switchMap, type Observable } from 'rxjs'
import { hasSpellings } from '../../domain/model/kernel/similar-text'

export interface FoundOrSimilar<T> {
  readonly found: T
  /** Nothing is there as it was typed; this is like it. */
  readonly isSimilar: boolean
}

/** What is found as it is typed; where nothing is, what is similar, if anything is. Follows both. */
export function orSimilar$<T>(
  search: string,
  ask: (similar: boolean) => Observable<T>,
  isNothing: (found: T) => boolean,
): Observable<FoundOrSimilar<T>> {
  const exact$ = ask(false)
  if (!hasSpellings(search)) return exact$.pipe(map((found) => ({ found, isSimilar: false })))
  return exact$.pipe(
    switchMap((exact) => {
      if (!isNothing(exact)) return of({ found: exact, isSimilar: false })
      return ask(true).pipe(map((found) => (isNothing(found) ? { found: exact, isSimilar: false } : { found, isSimilar: true })))
    }),
  )
}
