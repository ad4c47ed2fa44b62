import type { ReactNode } from 'react'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { useOverlays, type OverlayProps } from '../app/overlays'
import type { OverlayName } from '../text/names'

const OVERLAYS: { readonly [N in OverlayName]?: ReturnType<typeof lazyOverlay> } = {
  palette: lazyOverlay(() => import('../features/palette/palette').then((file) => file.Palette)),
  shortcuts: lazyOverlay(() => import('./shortcut-sheet').then((file) => file.ShortcutSheet)),
  'new-person': lazyOverlay(() => import('../features/people/new-person-dialog').then((file) => file.NewPersonDialog)),
  'new-company': lazyOverlay(() => import('../features/companies/new-company-dialog').then((file) => file.NewCompanyDialog)),
  'new-deal': lazyOverlay(() => import('../features/deals/new-deal-dialog').then((file) => file.NewDealDialog)),
  'new-task': lazyOverlay(() => import('../features/tasks/task-dialog').then((file) => file.NewTaskDialog)),
  'new-note': lazyOverlay(() => import('../features/notes/log-dialog').then((file) => file.NewNoteDialog)),
  'new-call': lazyOverlay(() => import('../features/notes/log-dialog').then((file) => file.NewCallDialog)),
  'new-meeting': lazyOverlay(() => import('../features/notes/log-dialog').then((file) => file.NewMeetingDialog)),
  developer: lazyOverlay(() => import('./developer-panel').then((file) => file.DeveloperPanel)),
}

/** Draws the overlay that is open, its code fetched when it first is. */
export function OverlayHost() {
  const { open, close } = useOverlays()
  const Overlay = open === null ? undefined : OVERLAYS[open]
  if (Overlay === undefined) return null
  return (
    <LazyPart>
      <Overlay onClose={close} />
    </LazyPart>
  )
}

function lazyOverlay(load: () => Promise<(props: OverlayProps) => ReactNode>) {
  return lazyComponent(load).Component
}
