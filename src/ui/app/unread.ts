import { createContext, use, useSyncExternalStore } from 'react'

/** How many notifications wait to be read. Kept up by code that is fetched once the first screen stands. */
export class Unread {
  private readonly listeners = new Set<() => void>()
  private total = 0

  readonly count = (): number => this.total

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  set(total: number): void {
    if (total === this.total) return
    this.total = total
    for (const listener of this.listeners) listener()
  }
}

export const UnreadContext = createContext(new Unread())

export function useUnread(): number {
  const unread = use(UnreadContext)
  return useSyncExternalStore(unread.subscribe, unread.count)
}
