import type { Id } from '../../domain/model/kernel/id'
import { Subject, type Observable } from 'rxjs'

/** The session as a browser stores it. */
export interface SavedSession {
  readonly userId: Id
  /** The account's epoch when the session began. */
  readonly epoch: number
  readonly recovery: boolean
}

/** One browser's session, shared by its tabs. */
export interface BrowserSession {
  read(): SavedSession | null
  write(session: SavedSession | null): void
  /** Hot. Emits when another tab has written. */
  readonly changes$: Observable<void>
}

/** A session that is stored nowhere. */
export class UnsavedSession implements BrowserSession {
  private readonly changes = new Subject<void>()
  readonly changes$ = this.changes.asObservable()
  private session: SavedSession | null = null

  read(): SavedSession | null {
    return this.session
  }

  write(session: SavedSession | null): void {
    this.session = session
    this.changes.next()
  }
}

/** The session stored in localStorage; all tabs of the browser share it. */
export class LocalStorageSession implements BrowserSession {
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

  read(): SavedSession | null {
    try {
      const value: unknown = JSON.parse(this.storage.getItem(this.key) ?? 'null')
      return isSavedSession(value) ? value : null
    } catch {
      // An unreadable value is not a session.
      return null
    }
  }

  write(session: SavedSession | null): void {
    if (session === null) this.storage.removeItem(this.key)
    else this.storage.setItem(this.key, JSON.stringify(session))
    // The browser notifies the other tabs, but not this page.
    this.changes.next()
  }

  close(): void {
    globalThis.removeEventListener('storage', this.listen)
  }
}

function isSavedSession(value: unknown): value is SavedSession {
  return typeof value === 'object' && value !== null && 'userId' in value && 'epoch' in value && 'recovery' in value
}
