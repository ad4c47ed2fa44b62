import { merge, type Observable } from 'rxjs'
import type { Runtime } from '../../../ports/runtime.port'
import { every } from '../../shared/every'

/** How long a session that was ended elsewhere may seem to go on in a tab that asks for nothing. */
const EVERY_MS = 60_000

/** Cold. Each minute, and when somebody looks at the tab again. */
export function sessionChecks(runtime: Runtime, hints$: Observable<void>): Observable<void> {
  return merge(every(runtime, EVERY_MS), hints$)
}
