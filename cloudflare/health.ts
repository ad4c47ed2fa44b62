import type { Env } from './env'
import { SCHEMA_VERSION } from '../src/adapters/cloudflare/schema-version'
import { reachesInboxes } from './mail/mail-settings'

/** What a test says the backend's version is. */
let shift = 0

export function shiftVersion(by: number): void {
  shift = by
}

/** What a client has to know before it calls anything. @throws backend/not-configured */
export function health(env: Env): { readonly version: number; readonly mail: boolean } {
  return { version: SCHEMA_VERSION + shift, mail: reachesInboxes(env) || env.DEVELOPMENT !== undefined }
}
