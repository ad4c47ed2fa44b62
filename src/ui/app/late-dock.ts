import type { ComponentType } from 'react'

const listeners = new Set<() => void>()
let dock: ComponentType | null = null

/**
 * What stands at the foot of every screen from when its code was fetched: a screen's work that goes on when one looks
 * elsewhere. Whatever it shows it finds out by itself, so that no first screen knows of it.
 */
export const lateDock = {
  /** `null` until then. */
  current: (): ComponentType | null => dock,

  subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => {
      listeners.delete(notify)
    }
  },

  add(component: ComponentType): void {
    dock = component
    for (const listener of listeners) listener()
  },
}
