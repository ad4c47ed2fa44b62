import { createElement, lazy, useState, type ComponentType } from 'react'

export interface LazyComponent<P extends object> {
  readonly Component: ComponentType<P>
  /** Fetches the code ahead of need; again is free. Resolves when it is there or cannot be had, and never rejects. */
  readonly preload: () => Promise<void>
}

/** Code that could not be fetched: nothing is wrong with what is on the page. */
export class CodeMissing extends Error {}

/** React reads a failure again while it recovers: forgotten at once, the code would be asked for again without end. */
const FORGET_AFTER_MS = 1000

/** As React's `lazy`, but it can be fetched ahead, and what could not be fetched is asked for again on the next attempt. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let attempt = attemptOf(load, forget)
  function forget(): void {
    attempt = attemptOf(load, forget)
  }
  return {
    Component: (props) => {
      // Code that is there is rendered at once: to suspend for it, however short, would show the fallback, and React then
      // keeps that for 300 ms. Kept by the mount, so that code which comes later does not replace what is shown.
      const [Shown] = useState<ComponentType<P>>(() => attempt.loaded() ?? attempt.Lazy)
      return createElement<P>(Shown, props)
    },
    preload: () =>
      attempt.fetch().then(
        () => undefined,
        () => undefined, // shown when it is really needed, not now
      ),
  }
}

function attemptOf<P extends object>(load: () => Promise<ComponentType<P>>, onFailed: () => void) {
  let loading: Promise<{ readonly default: ComponentType<P> }> | undefined
  let loaded: ComponentType<P> | null = null
  const fetch = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
        return { default: component }
      },
      (cause: unknown) => {
        setTimeout(onFailed, FORGET_AFTER_MS)
        throw new CodeMissing('Code could not be fetched', { cause })
      },
    )
    return loading
  }
  return { fetch, loaded: () => loaded, Lazy: lazy(fetch) }
}
