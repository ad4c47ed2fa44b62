import { useState, useSyncExternalStore } from 'react'
import type { Observable, Subscription } from 'rxjs'
import { asPortError, type PortError } from '../../domain/model/errors/port-error'

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

/** The three states of anything a screen waits for. `freshness`, where there is one, is part of the value. */
export type StreamState<T> =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: PortError }

export interface StreamStore<T> {
  /** The latest state; the same object until the next emission. */
  readonly get: () => StreamState<T>
  readonly subscribe: (notify: () => void) => () => void
}

/** How long a source stays open with nobody listening: StrictMode and quick navigation come back within it. */
const LINGER_MS = 1000
const PENDING = { status: 'pending' } as const

/**
 * A source as React reads it. Opened once, at the first reading or subscription, so that a value it has ready is there
 * in the first render; closed a little after the last listener left, or when none ever came (a discarded render).
 */
export function streamStore<T>(open: () => Observable<T>): StreamStore<T> {
  const listeners = new Set<() => void>()
  let state: StreamState<T> = PENDING
  let subscription: Subscription | null = null
  let closing: ReturnType<typeof setTimeout> | undefined

  const move = (next: StreamState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }

  const start = () => {
    if (subscription !== null) return
    subscription = open().subscribe({
      next: (value) => {
        if (state.status !== 'ready' || !Object.is(state.value, value)) move({ status: 'ready', value })
      },
      error: (error: unknown) => move({ status: 'failed', error: asPortError(error, 'stream') }),
    })
    if (listeners.size === 0) linger()
  }

  const linger = () => {
    clearTimeout(closing)
    closing = setTimeout(() => {
      subscription?.unsubscribe()
      subscription = null
    }, LINGER_MS)
  }

  return {
    get: () => {
      if (state === PENDING) start()
      return state
    },
    subscribe: (notify) => {
      clearTimeout(closing)
      listeners.add(notify)
      start()
      return () => {
        listeners.delete(notify)
        if (listeners.size === 0) linger()
      }
    },
  }
}
