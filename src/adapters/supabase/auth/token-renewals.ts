import { Observable } from 'rxjs'
import type { Supabase } from '../client'

/** Hot. The session has a new token: what its owner may do was looked at anew. */
export function tokenRenewals({ client }: Supabase): Observable<void> {
  return new Observable((observer) => {
    const { data } = client.auth.onAuthStateChange((event) => {
      if (event === 'TOKEN_REFRESHED') observer.next()
    })
    return () => data.subscription.unsubscribe()
  })
}
