import * as v from 'valibot'
import { parsedJson } from '../shared/parsed-json'
import { authSettings, type AuthSettings } from './auth/auth-settings'
import type { SessionStore } from './auth/session-store'
import { SCHEMA_VERSION } from './schema-version'

const shape = v.object({ schema: v.literal(SCHEMA_VERSION), settings: authSettings })

/** The auth settings a project had when it was last probed, so that the app can open on it offline. */
export class KnownProject {
  private readonly storage: SessionStore
  private readonly key: string

  /** @param sessionKey the project's session key; this entry is deleted together with that session */
  constructor(storage: SessionStore, sessionKey: string) {
    this.storage = storage
    this.key = `${sessionKey}-project`
  }

  /** `null`: never probed, or probed by an app of another schema version. */
  read(): AuthSettings | null {
    const stored = v.safeParse(shape, parsedJson(this.storage.getItem(this.key)))
    return stored.success ? stored.output.settings : null
  }

  store(settings: AuthSettings): void {
    const text = JSON.stringify({ schema: SCHEMA_VERSION, settings })
    if (this.storage.getItem(this.key) !== text) this.storage.setItem(this.key, text)
  }
}
