import { filter, fromEvent, map, merge, NEVER, type Observable } from 'rxjs'

/** Hot. When the browser thinks that the connection went or came, or somebody looks at this tab again. Outside of one: never. */
export function browserHints(): Observable<void> {
  if (typeof window === 'undefined') return NEVER
  const shown$ = fromEvent(document, 'visibilitychange').pipe(filter(() => document.visibilityState === 'visible'))
  return merge(fromEvent(window, 'online'), fromEvent(window, 'offline'), fromEvent(window, 'focus'), shown$).pipe(
    map(() => undefined),
  )
}
