import { createContext } from 'react'
import type { OverlayName } from '../text/shell'
import { useProvided } from '../hooks/use-provided'

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
  return useProvided(OverlaysContext, 'Overlays')
}
