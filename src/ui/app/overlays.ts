import { createContext, use } from 'react'
import type { OverlayName } from '../text/shell'

export interface OverlayProps {
  readonly onClose: () => void
}

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
