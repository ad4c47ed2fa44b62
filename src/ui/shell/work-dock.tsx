import { useSyncExternalStore } from 'react'
import { useChanges } from '../app/use-apply'
import { lazyComponent } from '../design/lazy-component'
import { LazyPart } from '../design/lazy-part'

const { Component: WorkTray } = lazyComponent(() => import('./work-tray').then((file) => file.WorkTray))

/** Shows how far work over many records is, on whatever screen one is. */
export function WorkDock() {
  const { board } = useChanges()
  const progress = useSyncExternalStore(board.subscribe, board.current)
  if (progress === null) return null
  return (
    <LazyPart>
      <WorkTray progress={progress} onStop={board.stop} />
    </LazyPart>
  )
}
