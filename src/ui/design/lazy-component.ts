import { createElement, useEffect, useState, type ComponentType } from 'react'

export interface LazyComponent<P extends object> {
  readonly Component: ComponentType<P>
  /** Fetches the code ahead of need; again is free. Resolves when it is there or cannot be had, and never rejects. */
  readonly preload: () => Promise<void>
}

/** Code that could not be fetched: nothing is wrong with what is on the page. */
export class CodeMissing extends Error {}

/**
 * As React's `lazy`, but it can be fetched ahead, what could not be fetched is asked for again, a moment later and by the next
 * mount, and it is shown as soon as it is there: React keeps the fallback of a `Suspense` for 300 ms, and as long again for each
 * one within.
 *
 * @param Waiting what stands there until then, with the same props; nothing, where it is absent
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting?: ComponentType<P>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined
  let loading: Promise<ComponentType<P>> | undefined
  const fetch = () => (loading ??= fetched())
  const again = () => moment().then(load)
  const fetched = async () => {
    try {
      return (loaded = await load().catch(again))
    } catch (cause) {
      loading = undefined
      throw new CodeMissing('Code could not be fetched', { cause })
    }
  }
  // What cannot be fetched is shown when it is really needed, not now.
  const preload = () => fetch().then(nothing, nothing)
  return {
    preload,
    Component: (props) => {
      // Kept by the mount, so that code which comes later does not replace what is shown.
      const [Shown, show] = useState(() => {
        void preload()
        return loaded
      })
      const [failure, fail] = useState<unknown>()
      useEffect(() => {
        if (Shown === undefined) fetch().then((component) => show(() => component), fail)
      }, [Shown])
      if (failure !== undefined) throw failure
      const Drawn = Shown ?? Waiting
      return Drawn === undefined ? null : createElement<P>(Drawn, props)
    },
  }
}

/**
 * A connection that broke is better by then, or a page that is left is gone: Firefox and Safari fail what it fetches before it
 * hears that it is left, and it would say that it could not be loaded.
 */
function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, MOMENT_MS))
}

const MOMENT_MS = 1000

function nothing(): void {
  // It is there, or is asked for again.
}
