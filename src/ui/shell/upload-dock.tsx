import { useEffect, useSyncExternalStore } from 'react'
import { useUploadDesk } from '../features/files/upload-desk'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

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
