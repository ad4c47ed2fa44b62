import type { ReactElement } from 'react'

const listeners = new Set<() => void>()
let dock: ReactElement | null = null

/**
 * What stands at the foot of every screen from when its code was fetched: a screen's work that goes on when one looks
 * elsewhere. Whatever it shows it finds out by itself, so that no first screen knows of it.
 */
export const lateDock = {
  /** `null` until then. */
  current: (): ReactElement | null => dock,

  subscribe(notify: () => void): () => void {
    listeners.add(notify)
    return () => {
      listeners.delete(notify)
    }
  },

  add(element: ReactElement): void {
    dock = element
    for (const listener of listeners) listener()
  },
}
