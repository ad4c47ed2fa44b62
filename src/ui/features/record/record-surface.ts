import { createContext, use } from 'react'

/** Where a record is shown: on a page of its own, or at the side of the list it is in. */
export type RecordSurface = 'page' | 'peek'

export const SurfaceContext = createContext<RecordSurface>('page')

export function useSurface(): RecordSurface {
  return use(SurfaceContext)
}
