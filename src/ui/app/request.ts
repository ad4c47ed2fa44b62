import { defer, finalize, from, type Observable } from 'rxjs'
import type { CallOptions } from '../../ports/call-options'

/** Cold. The answer to what is asked, which is called off once nobody waits for it. */
export function request$<T>(ask: (options: CallOptions) => Promise<T>): Observable<T> {
  return defer(() => {
    const left = new AbortController()
    return from(ask({ signal: left.signal })).pipe(finalize(() => left.abort()))
  })
}
