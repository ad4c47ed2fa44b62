import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { isDeal, stageData } from './placement'

/** Lets deals be dropped on the element, for the stage. @returns whether one is over it now */
export function useStageDrop(target: RefObject<HTMLElement | null>, stageId: Id, mayEdit: boolean): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null || !mayEdit) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => isDeal(source.data),
      getData: () => stageData(stageId),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [target, stageId, mayEdit])
  return isOver
}
