import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

export interface LazyScreen {
  readonly Screen: LazyExoticComponent<ComponentType>
  /** Fetches the code ahead of need; again is free. */
  readonly preload: () => void
}

/** A screen whose code is fetched when it is first shown, or before, once someone means to go there. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let loading: Promise<ComponentType> | undefined
  const fetchOnce = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined // so that another attempt asks the network again
      throw error
    })
    return loading
  }
  return {
    Screen: lazy(async () => ({ default: await fetchOnce() })),
    preload: () => void fetchOnce().catch(() => undefined), // shown when it is really needed, not now
  }
}
