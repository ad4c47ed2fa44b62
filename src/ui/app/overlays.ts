import { createContext, use } from 'react'

/** What may lie over any screen of a workspace; one at a time. */
export type OverlayName =
  | 'palette'
  | 'shortcuts'
  | 'developer'
  | 'new-person'
  | 'new-company'
  | 'new-deal'
  | 'new-task'
  | 'new-note'
  | 'new-call'
  | 'new-meeting'

export interface Overlays {
  readonly open: OverlayName | null
  readonly show: (overlay: OverlayName) => void
  readonly close: () => void
}

export const OverlaysContext = createContext<Overlays | null>(null)

export function useOverlays(): Overlays {
  const overlays = use(OverlaysContext)
  if (overlays === null) throw new Error('OverlaysContext is missing: render inside <WorkspaceFrame>')
  return overlays
}
