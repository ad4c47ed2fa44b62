import { type ReactNode, useSyncExternalStore, useEffect, useState } from 'react'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'
import { useOverlays, type OverlayProps } from '../app/overlays'
import type { OverlayName } from '../text/names'
import { readSubject } from '../../domain/model/records/subject'
import { usePeek } from '../app/use-peek'
import type { ConflictDesk } from '../app/desk'
import { lateDock } from '../app/late-dock'
import { useChanges } from '../app/use-apply'
import { usePorts } from '../app/ports-context'
import { useStream } from '../hooks/use-stream'
import { lineStanding } from '../app/line-standing'
import { useUploadDesk } from '../features/files/upload-desk'

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

const { Component: RecordPeek } = lazyComponent(() =>
  import('../features/record/peek/record-peek').then((file) => file.RecordPeek),
)

/** The record that the address asks for at the side of the screen; its code is fetched when the first is. */
export function PeekHost() {
  const { subject, open, close } = usePeek()
  if (subject === null) return null
  return (
    <LazyPart>
      <RecordPeek {...readSubject(subject)} onOpen={open} onClose={close} />
    </LazyPart>
  )
}

const { Component: ConflictDialog } = lazyComponent(() =>
  import('../history/conflict-dialog').then((file) => file.ConflictDialog),
)

/** Asks what only a person can decide when two changed the same field. */
export function ConflictHost({ desk }: { readonly desk: ConflictDesk }) {
  const question = useSyncExternalStore(desk.subscribe, desk.current)
  if (question === null) return null
  return (
    <LazyPart>
      <ConflictDialog question={question} onAnswer={(answer) => desk.answer(answer)} />
    </LazyPart>
  )
}

const { Component: WorkTray } = lazyComponent(() => import('./work-tray').then((file) => file.WorkTray))

/** Shows how far work over many records is, and an import, on whatever screen one is. */
export function WorkDock() {
  const { board } = useChanges()
  const progress = useSyncExternalStore(board.subscribe, board.current)
  const late = useSyncExternalStore(lateDock.subscribe, lateDock.current)
  return (
    <>
      {late}
      {progress === null ? null : (
        <LazyPart>
          <WorkTray progress={progress} onStop={board.stop} />
        </LazyPart>
      )}
    </>
  )
}

const { Component: ConnectionBanner } = lazyComponent(() => import('./connection-banner').then((file) => file.ConnectionBanner))

/** Says across the screen that the connection is down, and why, while it is. */
export function ConnectionDock() {
  const { events } = usePorts()
  const connection = useStream(events, () => events.connection$)
  const standing = connection.status === 'ready' ? lineStanding(connection.value) : 'online'
  if (standing === 'online' || standing === 'connecting') return null
  return (
    <LazyPart>
      <ConnectionBanner trouble={standing} />
    </LazyPart>
  )
}

const { Component: UploadTray } = lazyComponent(() => import('../features/files/upload-tray').then((file) => file.UploadTray))

/** Shows the files on their way, on whatever screen one is. */
export function UploadDock() {
  const desk = useUploadDesk()
  useEffect(() => {
    addEventListener('dragover', keepPage)
    addEventListener('drop', keepPage)
    return () => {
      removeEventListener('dragover', keepPage)
      removeEventListener('drop', keepPage)
    }
  }, [])
  const uploads = useSyncExternalStore(desk.subscribe, desk.current)
  if (uploads === null) return null
  return (
    <LazyPart>
      <UploadTray uploads={uploads} />
    </LazyPart>
  )
}

/** A file dropped where nobody takes it would be opened by the browser in place of the app. */
function keepPage(drag: DragEvent): void {
  if (drag.defaultPrevented || drag.target instanceof HTMLInputElement) return
  if (drag.dataTransfer?.types.includes('Files') !== true) return
  drag.preventDefault()
  drag.dataTransfer.dropEffect = 'none'
}

const { Component: LateHosts } = lazyComponent(() => import('./late-hosts').then((file) => file.LateHosts))

/** The first screen comes before the news. */
const AFTER_START_MS = 1000

/** Begins to follow what one is told, and to see to backups, once the first screen stands. */
export function LateParts() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_START_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return (
    <LazyPart>
      <LateHosts />
    </LazyPart>
  )
}
