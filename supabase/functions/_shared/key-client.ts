import { createClient } from '@supabase/supabase-js'
import type { Supabase } from '../../../src/adapters/supabase/client'
import { vendorError } from '../../../src/adapters/supabase/errors'
import { SCHEMA_VERSION } from '../../../src/adapters/supabase/schema-version'
import type { Settings } from './settings'

/** A client whose every request comes with a program's key, and with no token. */
export function openWithKey(
  key: string,
  { backendUrl, publishableKey }: Pick<Settings, 'backendUrl' | 'publishableKey'>,
): Supabase {
  const client = createClient(backendUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      headers: { 'X-Client-Info': `portside/${SCHEMA_VERSION}`, 'portside-key': key },
      fetch: (input, init) => {
        const headers = new Headers(init?.headers)
        // The library sends the publishable key as one where there is no session: with a token, a key is not taken.
        headers.delete('authorization')
        return fetch(input, { ...init, headers })
      },
    },
  })
  return {
    client,
    detachedAuth: () => client.auth,
    portError: (service, error, about) => vendorError(service, error, { retryAfterMs: null, ...about }),
  }
}
