import { type ComponentType, useEffect, useState } from 'react'
import { useShown } from '../hooks/shown-value'
import { lazyPart } from '../design/lazy-part'
import { useOverlays, type OverlayProps } from '../app/overlays'
import type { OverlayName } from '../text/shell'
import { readSubject } from '../../domain/model/records/subject'
import { usePeek } from '../app/use-peek'
import type { ConflictQueue } from '../app/questions'
import { lateDock } from '../app/work-board'
import { useChanges } from '../app/use-apply'
import { usePorts } from '../app/ports-context'
import { useStream } from '../hooks/use-stream'
import { connectionState } from '../app/connection-state'
import { useOpenUploads } from '../features/files/open-uploads'

const OVERLAYS: { readonly [N in OverlayName]?: ComponentType<OverlayProps> } = {
  palette: lazyPart(() => import('../features/palette/palette').then((file) => file.Palette)),
  shortcuts: lazyPart(() => import('./shortcut-sheet').then((file) => file.ShortcutSheet)),
  'new-person': lazyPart(() => import('../features/people/new-person-dialog').then((file) => file.NewPersonDialog)),
  'new-company': lazyPart(() => import('../features/companies/new-company-dialog').then((file) => file.NewCompanyDialog)),
  'new-deal': lazyPart(() => import('../features/deals/new-deal-dialog').then((file) => file.NewDealDialog)),
  'new-task': lazyPart(() => import('../features/tasks/task-dialog').then((file) => file.NewTaskDialog)),
  'new-note': lazyPart(() => import('../features/notes/log-dialog').then((file) => file.NewNoteDialog)),
  'new-call': lazyPart(() => import('../features/notes/log-dialog').then((file) => file.NewCallDialog)),
  'new-meeting': lazyPart(() => import('../features/notes/log-dialog').then((file) => file.NewMeetingDialog)),
  developer: lazyPart(() => import('./developer-panel').then((file) => file.DeveloperPanel)),
}

/** Draws the overlay that is open, its code fetched when it first is. */
export function OverlayHost() {
  const { open, close } = useOverlays()
  const Overlay = open === null ? undefined : OVERLAYS[open]
  if (Overlay === undefined) return null
  return <Overlay onClose={close} />
}

const RecordPeek = lazyPart(() => import('../features/record/peek/record-peek').then((file) => file.RecordPeek))

/** The record that the address asks for at the side of the screen; its code is fetched when the first is. */
export function PeekHost() {
  const { subject, open, close } = usePeek()
  if (subject === null) return null
  return <RecordPeek {...readSubject(subject)} onOpen={open} onClose={close} />
}

const ConflictDialog = lazyPart(() => import('../history/conflict-dialog').then((file) => file.ConflictDialog))

/** Asks what only a person can decide when two changed the same field. */
export function ConflictHost({ queue }: { readonly queue: ConflictQueue }) {
  const question = useShown(queue)
  if (question === null) return null
  return <ConflictDialog question={question} onAnswer={(answer) => queue.answer(answer)} />
}

const WorkTray = lazyPart(() => import('./edge-notices').then((file) => file.WorkTray))

/** Shows how far work over many records is, and an import, on whatever screen one is. */
export function WorkDock() {
  const { board } = useChanges()
  const progress = useShown(board)
  const late = useShown(lateDock)
  return (
    <>
      {late}
      {progress === null ? null : <WorkTray progress={progress} onStop={board.stop} />}
    </>
  )
}

const ConnectionBanner = lazyPart(() => import('./edge-notices').then((file) => file.ConnectionBanner))

/** Says across the screen that the connection is down, and why, while it is. */
export function ConnectionDock() {
  const { events } = usePorts()
  const connection = useStream(events, () => events.connection$)
  const state = connection.status === 'ready' ? connectionState(connection.value) : 'online'
  if (state === 'online' || state === 'connecting') return null
  return <ConnectionBanner trouble={state} />
}

const UploadTray = lazyPart(() => import('../features/files/upload-tray').then((file) => file.UploadTray))

/** Shows the files on their way, on whatever screen one is. */
export function UploadDock() {
  const uploads = useShown(useOpenUploads())
  useEffect(() => {
    addEventListener('dragover', keepPage)
    addEventListener('drop', keepPage)
    return () => {
      removeEventListener('dragover', keepPage)
      removeEventListener('drop', keepPage)
    }
  }, [])
  if (uploads === null) return null
  return <UploadTray uploads={uploads} />
}

/** A file dropped where nobody takes it would be opened by the browser in place of the app. */
function keepPage(drag: DragEvent): void {
  if (drag.defaultPrevented || drag.target instanceof HTMLInputElement) return
  if (drag.dataTransfer?.types.includes('Files') !== true) return
  drag.preventDefault()
  drag.dataTransfer.dropEffect = 'none'
}

const LateHosts = lazyPart(() => import('./late-hosts').then((file) => file.LateHosts))

/** The first screen comes before the news. */
const AFTER_START_MS = 1000

/** Starts notifications and backups once the first screen is shown. */
export function LateParts() {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), AFTER_START_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isTime) return null
  return <LateHosts />
}
