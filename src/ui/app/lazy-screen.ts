import type { ComponentType } from 'react'
import { lazyComponent } from '../design/lazy-component'

export interface LazyScreen {
  readonly Screen: ComponentType
  /** Fetches the code ahead of need; again is free. Resolves when it is there or cannot be had. */
  readonly preload: () => Promise<void>
}

/** A screen whose code is fetched when it is first shown, or before, once someone means to go there. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  const { Component, preload } = lazyComponent(load)
  return { Screen: Component, preload }
}
