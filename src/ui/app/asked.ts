import { Observable } from 'rxjs'
import type { CallOptions } from '../../ports/call-options'

/** Cold. The answer to what is asked, which is called off once nobody waits for it. */
export function asked$<T>(ask: (options: CallOptions) => Promise<T>): Observable<T> {
  return new Observable((observer) => {
    const left = new AbortController()
    ask({ signal: left.signal }).then(
      (answer) => {
        observer.next(answer)
        observer.complete()
      },
      (error: unknown) => observer.error(error),
    )
    return () => left.abort()
  })
}
