import { merge, Observable } from 'rxjs'
import type { Runtime } from '../../../ports/runtime.port'

/** How long a session that was ended elsewhere may seem to go on in a tab that asks for nothing. */
const EVERY_MS = 60_000

/** Cold. Each minute, and when somebody looks at the tab again. */
export function sessionChecks(runtime: Runtime, hints$: Observable<void>): Observable<void> {
  return merge(every(runtime, EVERY_MS), hints$)
}

function every(runtime: Runtime, ms: number): Observable<void> {
  return new Observable((listener) => {
    let cancel = (): void => undefined
    const wait = (): void => {
      cancel = runtime.schedule(ms, () => {
        wait()
        listener.next()
      })
    }
    wait()
    return () => cancel()
  })
}
