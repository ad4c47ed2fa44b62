import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'

/** A client of the vendor's that brings this token, or key, as it is. */
export function clientWith(url: string, bearer: string): SupabaseClient {
  return createClient(url, bearer, { accessToken: async () => bearer, realtime: { transport: WebSocket as never } })
}
