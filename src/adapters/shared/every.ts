import { Observable } from 'rxjs'
import type { Runtime } from '../../ports/runtime.port'

/** Cold. Emits each time so many milliseconds have passed; never errors or completes. */
export function every(runtime: Runtime, ms: number): Observable<void> {
  return new Observable((observer) => {
    let cancel = runtime.schedule(ms, function next() {
      cancel = runtime.schedule(ms, next)
      observer.next()
    })
    return () => cancel()
  })
}
