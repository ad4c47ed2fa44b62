import { fromEvent, map, type Observable } from 'rxjs'

/** Storage shared by the tabs of a browser: the session, and the secrets of a sign-in under way. */
export interface SessionStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
  /** Hot. The key that another tab wrote or removed; `null` for all keys. Never errors or completes. */
  readonly changes$: Observable<string | null>
}

export function browserSessionStore(): SessionStore {
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
    changes$: fromEvent<StorageEvent>(window, 'storage').pipe(map(({ key }) => key)),
  }
}
