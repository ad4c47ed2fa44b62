import { filter, fromEvent, map, merge, NEVER, type Observable } from 'rxjs'
import type { Runtime } from '../../ports/runtime.port'
import { every } from './every'

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

/** How long an idle tab may take to notice that its session was ended elsewhere. */
const EVERY_MS = 60_000

/** Cold. Emits every minute, and on each hint. */
export function sessionChecks(runtime: Runtime, hints$: Observable<void>): Observable<void> {
  return merge(every(runtime, EVERY_MS), hints$)
}
