import { parsedJson } from '../../src/adapters/shared/parsed-json'
import { filter, map, Subject } from 'rxjs'
import { mintToken, readToken } from '../../scripts/backend/claims.mjs'
import type { SessionStore } from '../../src/adapters/supabase/auth/session-store'

interface TokenSession {
  readonly access_token: string
  readonly expires_at: number
}

/** The local storage of one browser: its tabs share what is kept, and each hears what the others write. */
export class BrowserStore {
  private readonly kept = new Map<string, string>()
  private readonly writes = new Subject<{ readonly by: object; readonly key: string }>()

  /** As if nobody had looked into this browser since its sessions' tokens ran out. */
  expireTokens(): void {
    for (const [key, text] of this.kept) {
      const session = parsedJson(text) as Partial<TokenSession> | null // what else is kept has none
      if (session?.access_token === undefined) continue
      const exp = Math.floor(Date.now() / 1000) - 1
      // It may have run out by itself.
      const access_token = mintToken({ ...readToken(session.access_token, 0), exp })
      this.kept.set(key, JSON.stringify({ ...session, access_token, expires_at: exp }))
    }
  }

  openTab(): SessionStore {
    const by = {}
    return {
      getItem: (key) => this.kept.get(key) ?? null,
      setItem: (key, value) => {
        this.kept.set(key, value)
        this.writes.next({ by, key })
      },
      removeItem: (key) => {
        this.kept.delete(key)
        this.writes.next({ by, key })
      },
      changes$: this.writes.pipe(
        filter((write) => write.by !== by),
        map(({ key }) => key),
      ),
    }
  }
}
