import type { Observable } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import type { Runtime } from '../../ports/runtime.port'

/** Far longer than a disk takes for one part of the rows. */
const QUIET_MS = 5000

export interface OpeningDeadline {
  /** The disk has brought something. */
  extend(): void
  cancel(): void
}

/**
 * Calls back once the disk has brought nothing for a while and the server could be asked instead. A browser may never answer a
 * read: seen in WebKit, after a page that was left while it wrote. Offline there is nobody else to ask, so the wait goes on.
 */
export function openingDeadline(
  { runtime, isUp$ }: { readonly runtime: Runtime; readonly isUp$: Observable<boolean> },
  expired: (error: PortError) => void,
): OpeningDeadline {
  let isUp = false
  const watching = isUp$.subscribe((now) => (isUp = now))
  const begin = (): (() => void) =>
    runtime.schedule(QUIET_MS, () => {
      if (!isUp) {
        stop = begin()
        return
      }
      watching.unsubscribe()
      expired(portError('net/timeout', { afterMs: QUIET_MS }))
    })
  let stop = begin()
  return {
    extend: () => {
      if (watching.closed) return
      stop()
      stop = begin()
    },
    cancel: () => {
      stop()
      watching.unsubscribe()
    },
  }
}
