import { parsedJson } from '../../src/adapters/shared/parsed-json'
import { filter, map, Subject } from 'rxjs'
import { mintToken, readToken } from '../../scripts/backend/claims.mjs'
import type { SessionStore } from '../../src/adapters/shared/session-store'

interface TokenSession {
  readonly access_token: string
  readonly expires_at: number
}

/** The local storage of one browser: its tabs share it, and each is notified of the others' writes. */
export class BrowserStore {
  private readonly values = new Map<string, string>()
  private readonly writes = new Subject<{ readonly by: object; readonly key: string }>()

  /** Takes over what the other one holds. */
  fillFrom({ values }: BrowserStore): this {
    for (const [key, value] of values) this.values.set(key, value)
    return this
  }

  /** As if this browser had been closed since its sessions' tokens expired. */
  expireTokens(): void {
    for (const [key, text] of this.values) {
      const session = parsedJson(text) as Partial<TokenSession> | null // other values have none
      if (session?.access_token === undefined) continue
      const exp = Math.floor(Date.now() / 1000) - 1
      // It may have expired already.
      const access_token = mintToken({ ...readToken(session.access_token, 0), exp })
      this.values.set(key, JSON.stringify({ ...session, access_token, expires_at: exp }))
    }
  }

  openTab(): SessionStore {
    const by = {}
    return {
      getItem: (key) => this.values.get(key) ?? null,
      setItem: (key, value) => {
        this.values.set(key, value)
        this.writes.next({ by, key })
      },
      removeItem: (key) => {
        this.values.delete(key)
        this.writes.next({ by, key })
      },
      changes$: this.writes.pipe(
        filter((write) => write.by !== by),
        map(({ key }) => key),
      ),
    }
  }
}
