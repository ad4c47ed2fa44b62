import { useState, useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'
import { streamStore, type StreamState, type StreamStore } from './stream-store'

/**
 * The latest value of an Observable, in the first render if it has one ready. An error is a state, not a throw.
 *
 * @param key what the source depends on; another key (by `Object.is`) opens another source and begins at `pending`
 * @param open pure and cold: called once a key, whatever StrictMode does
 */
export function useStream<T>(key: unknown, open: () => Observable<T>): StreamState<T> {
  const [held, hold] = useState<Held<T>>(() => ({ key, store: streamStore(open) }))
  let current = held
  if (!Object.is(held.key, key)) {
    // Set while rendering: React starts this component over at once, before anything of the old source is shown.
    current = { key, store: streamStore(open) }
    hold(current)
  }
  return useSyncExternalStore(current.store.subscribe, current.store.get)
}

interface Held<T> {
  readonly key: unknown
  readonly store: StreamStore<T>
}
