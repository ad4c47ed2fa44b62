import { defer, filter, map, switchMap, take, type Observable } from 'rxjs'
import type { AuthPort } from '../../../ports/auth.port'
import { PATTERNS } from '../../app/routes'

/**
 * Finishes the redirect and says where to go on; null when the address is no redirect at all. A link is good for one
 * use, so it is redeemed once a subscription.
 */
export function callback$(auth: AuthPort, url: URL): Observable<string | null> {
  return defer(() => auth.completeRedirect(url)).pipe(
    switchMap((step) =>
      auth.session$.pipe(
        filter((session) => session.status !== 'unknown'),
        take(1),
        map((session) => {
          if (step?.next !== 'done') return null
          const isRecovery = session.status === 'signed-in' && session.recovery
          return isRecovery ? PATTERNS.resetPassword : PATTERNS.home
        }),
      ),
    ),
  )
}
