import { useSyncExternalStore } from 'react'
import { lateDock } from '../app/late-dock'
import { useChanges } from '../app/use-apply'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

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
