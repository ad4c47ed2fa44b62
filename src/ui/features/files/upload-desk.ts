import { createContext, use } from 'react'
import type { Uploads } from './uploads.model'

/**
 * Where the uploads of the open workspace live, above the screens that come and go. There are none until the first file is
 * chosen, and their code is fetched with the screen that chooses it.
 */
export class UploadDesk {
  private readonly listeners = new Set<() => void>()
  private uploads: Uploads | null = null

  readonly current = (): Uploads | null => this.uploads

  readonly subscribe = (notify: () => void): (() => void) => {
    this.listeners.add(notify)
    return () => {
      this.listeners.delete(notify)
    }
  }

  /** The same ones for every screen; made when the first asks. */
  open(make: () => Uploads): Uploads {
    if (this.uploads === null) {
      this.uploads = make()
      for (const listener of this.listeners) listener()
    }
    return this.uploads
  }
}

export const UploadDeskContext = createContext<UploadDesk | null>(null)

export function useUploadDesk(): UploadDesk {
  const desk = use(UploadDeskContext)
  if (desk === null) throw new Error('UploadDeskContext is missing: render inside <WorkspaceFrame>')
  return desk
}
