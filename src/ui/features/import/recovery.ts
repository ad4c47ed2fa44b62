import { NEVER, Observable, switchMap, take } from 'rxjs'
import type { PortError } from '../../../domain/model/errors/port-error'
import type { EventsPort } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'

/** A backend in trouble is left alone for as long, although it may be reached. */
const REST_MS = 5000

/** Cold. Emits once, when what failed may succeed; never where time does not help. */
export function recovery(
  error: PortError,
  { connection$, runtime }: Pick<EventsPort, 'connection$'> & { readonly runtime: Pick<Runtime, 'schedule'> },
): Observable<void> {
  if (!passes(error)) return NEVER
  const restMs = error.retry === 'when-online' ? 0 : REST_MS
  return connection$.pipe(
    switchMap(({ status }) => (status === 'online' ? after(restMs, runtime) : NEVER)),
    take(1),
  )
}

/** Does time help? */
export function passes({ retry }: PortError): boolean {
  return retry !== 'never' && retry !== 'after-sign-in'
}

function after(ms: number, runtime: Pick<Runtime, 'schedule'>): Observable<void> {
  return new Observable((observer) => runtime.schedule(ms, () => observer.next()))
}
