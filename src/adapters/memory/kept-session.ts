import { Subject } from 'rxjs'
import type { BrowserSession, KeptSession } from './browser-session'

/** A browser that remembers who is signed in; all its tabs see the same. */
export class StoredSession implements BrowserSession {
  private readonly changes = new Subject<void>()
  readonly changes$ = this.changes.asObservable()
  private readonly storage: Storage
  private readonly key: string
  private readonly listen = (event: StorageEvent): void => {
    if (event.key === this.key || event.key === null) this.changes.next()
  }

  constructor(storage: Storage, key: string) {
    this.storage = storage
    this.key = key
    globalThis.addEventListener('storage', this.listen)
  }

  read(): KeptSession | null {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(this.key) ?? 'null')
      return isKeptSession(kept) ? kept : null
    } catch {
      // What nobody can read is no session.
      return null
    }
  }

  write(session: KeptSession | null): void {
    if (session === null) this.storage.removeItem(this.key)
    else this.storage.setItem(this.key, JSON.stringify(session))
    // The browser tells the other tabs; those of this page it does not.
    this.changes.next()
  }

  close(): void {
    globalThis.removeEventListener('storage', this.listen)
  }
}

function isKeptSession(value: unknown): value is KeptSession {
  return typeof value === 'object' && value !== null && 'userId' in value && 'epoch' in value && 'recovery' in value
}
