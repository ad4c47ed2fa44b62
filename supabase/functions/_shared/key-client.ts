import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '../../../src/adapters/supabase/client'
import { vendorError } from '../../../src/adapters/supabase/errors'
import { SCHEMA_VERSION } from '../../../src/adapters/supabase/schema-version'

export interface ProjectKey {
  readonly backendUrl: string
  /** Names the project and grants nothing. */
  readonly publishableKey: string
}

/** Tables and functions of the database, asked with a program's key and no token: together with one, a key is not taken. */
export function openWithKey(key: string, { backendUrl, publishableKey }: ProjectKey): Database {
  const headers = { apikey: publishableKey, 'portside-key': key, 'X-Client-Info': `portside/${SCHEMA_VERSION}` }
  const client = new PostgrestClient(`${backendUrl}/rest/v1`, { headers, retry: false })
  return {
    client,
    portError: (service, error, about) => vendorError(service, error, { retryAfterMs: null, ...about }),
  }
}
