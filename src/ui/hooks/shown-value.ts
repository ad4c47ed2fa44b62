import { useSyncExternalStore } from 'react'

/** A value that lives outside React and is drawn by it. */
export class ShownValue<T> {
  private readonly listeners = new Set<() => void>()
  private value: T

  constructor(value: T) {
    this.value = value
  }

  readonly current = (): T => this.value

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  set(value: T): void {
    if (value === this.value) return
    this.value = value
    for (const listener of this.listeners) listener()
  }
}

export function useShown<T>(shown: Pick<ShownValue<T>, 'current' | 'subscribe'>): T {
  return useSyncExternalStore(shown.subscribe, shown.current)
}
