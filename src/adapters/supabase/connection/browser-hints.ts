import { filter, fromEvent, map, merge, NEVER, type Observable } from 'rxjs'

/**
 * Hot. Emits when the browser reports that it went online or offline, or when the tab is shown or focused. Outside a browser it
 * never emits.
 */
export function browserHints(): Observable<void> {
  if (typeof window === 'undefined') return NEVER
  const shown$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'))
  return merge(fromEvent(window, 'online'), fromEvent(window, 'offline'), fromEvent(window, 'focus'), shown$).pipe(
    map(() => undefined),
  )
}
