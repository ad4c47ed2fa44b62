import { Observable } from 'rxjs'
import type { Runtime } from '../../ports/runtime.port'

/** Cold. Emits every `ms` milliseconds; never errors or completes. */
export function every(runtime: Runtime, ms: number): Observable<void> {
  return new Observable((observer) => {
    let cancel = runtime.schedule(ms, function next() {
      cancel = runtime.schedule(ms, next)
      observer.next()
    })
    return () => cancel()
  })
}
