import * as v from 'valibot'
import { parsedJson } from '../shared/parsed-json'
import { authSettings, type AuthSettings } from './auth/auth-settings'
import type { SessionStore } from './auth/session-store'
import { SCHEMA_VERSION } from './schema-version'

const shape = v.object({ schema: v.literal(SCHEMA_VERSION), settings: authSettings })

/** What a project offered when it was last looked at, so that the app can open on it offline. */
export class KnownProject {
  private readonly store: SessionStore
  private readonly key: string

  /** @param sessionKey of the project: what is forgotten with its session is this, too */
  constructor(store: SessionStore, sessionKey: string) {
    this.store = store
    this.key = `${sessionKey}-project`
  }

  /** Null where it was never looked at, or was then of another schema than the app is by now. */
  read(): AuthSettings | null {
    const kept = v.safeParse(shape, parsedJson(this.store.getItem(this.key)))
    return kept.success ? kept.output.settings : null
  }

  keep(settings: AuthSettings): void {
    const text = JSON.stringify({ schema: SCHEMA_VERSION, settings })
    if (this.store.getItem(this.key) !== text) this.store.setItem(this.key, text)
  }
}
