import { createElement, lazy, type ComponentType } from 'react'

export interface LazyComponent<P extends object> {
  readonly Component: ComponentType<P>
  /** Fetches the code ahead of need; again is free. */
  readonly preload: () => void
}

/** React reads a failure again while it recovers: forgotten at once, the code would be asked for again without end. */
const FORGET_AFTER_MS = 1000

/** As React's `lazy`, but it can be fetched ahead, and what could not be fetched is asked for again on the next attempt. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let attempt = attemptOf(load, forget)
  function forget(): void {
    attempt = attemptOf(load, forget)
  }
  return {
    Component: (props) => createElement<P>(attempt.Lazy, props),
    preload: () => void attempt.fetch().catch(() => undefined), // shown when it is really needed, not now
  }
}

function attemptOf<P extends object>(load: () => Promise<ComponentType<P>>, onFailed: () => void) {
  let loading: Promise<{ readonly default: ComponentType<P> }> | undefined
  const fetch = () => {
    loading ??= load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        setTimeout(onFailed, FORGET_AFTER_MS)
        throw error
      },
    )
    return loading
  }
  return { fetch, Lazy: lazy(fetch) }
}
