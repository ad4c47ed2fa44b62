import { merge, type Observable } from 'rxjs'
import type { Runtime } from '../../../ports/runtime.port'
import { every } from '../../shared/every'

/** How long an idle tab may take to notice that its session was ended elsewhere. */
const EVERY_MS = 60_000

/** Cold. Emits every minute, and on each hint. */
export function sessionChecks(runtime: Runtime, hints$: Observable<void>): Observable<void> {
  return merge(every(runtime, EVERY_MS), hints$)
}
