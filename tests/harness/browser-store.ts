import { filter, map, Subject } from 'rxjs'
import type { SessionStore } from '../../src/adapters/supabase/auth/session-store'

/** The local storage of one browser: its tabs share what is kept, and each hears what the others write. */
export class BrowserStore {
  private readonly kept = new Map<string, string>()
  private readonly writes = new Subject<{ readonly by: object; readonly key: string }>()

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
