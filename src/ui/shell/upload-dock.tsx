import { useSyncExternalStore } from 'react'
import { useUploadDesk } from '../app/upload-desk'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

const { Component: UploadTray } = lazyComponent(() => import('../features/files/upload-tray').then((file) => file.UploadTray))

/** Shows the files on their way, on whatever screen one is. */
export function UploadDock() {
  const desk = useUploadDesk()
  const uploads = useSyncExternalStore(desk.subscribe, desk.current)
  if (uploads === null) return null
  return (
    <LazyPart>
      <UploadTray uploads={uploads} />
    </LazyPart>
  )
}
