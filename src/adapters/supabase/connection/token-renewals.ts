import { Observable } from 'rxjs'
import type { Supabase } from '../client'

/** Hot. Emits when the session has a new token: its rights may have changed. */
export function tokenRenewals({ client }: Supabase): Observable<void> {
  return new Observable((observer) => {
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event === 'TOKEN_REFRESHED') observer.next()
    })
    return () => data.subscription.unsubscribe()
  })
}
