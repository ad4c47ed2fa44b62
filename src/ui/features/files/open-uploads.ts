import { createContext } from 'react'
import { ShownValue } from '../../hooks/shown-value'
import type { Uploads } from './uploads.model'
import { useProvided } from '../../hooks/use-provided'

/**
 * Where the uploads of the open workspace live, above the screens that come and go. There are none until the first file is
 * chosen, and their code is fetched with the screen that chooses it.
 */
export class OpenUploads extends ShownValue<Uploads | null> {
  constructor() {
    super(null)
  }

  /** The same ones for every screen; made when the first asks. */
  open(make: () => Uploads): Uploads {
    const uploads = this.current() ?? make()
    this.set(uploads)
    return uploads
  }
}

export const OpenUploadsContext = createContext<OpenUploads | null>(null)

export function useOpenUploads(): OpenUploads {
  return useProvided(OpenUploadsContext, 'OpenUploads')
}
