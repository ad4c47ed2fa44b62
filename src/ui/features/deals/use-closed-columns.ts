import { useCallback } from 'react'
import type { Id } from '../../../domain/model/kernel/id'
import { readPreference, usePreference, writePreference } from '../../app/preferences'
import type { BoardColumn } from './placement'

interface ClosedColumns {
  readonly isClosed: (column: BoardColumn) => boolean
  /** Opens what is closed, and closes what is open. Stable, so that cards do not draw again. */
  readonly toggle: (stageId: Id) => void
}

/** Won and lost are closed until one opens them; this browser remembers which are open. */
export function useClosedColumns(workspaceId: Id): ClosedColumns {
  const [kept] = usePreference(`board.${workspaceId}`)
  const open = openIn(kept)
  return {
    isClosed: ({ stage }) => stage.kind !== 'open' && !open.has(stage.id),
    toggle: useCallback(
      (stageId) => {
        const next = openIn(readPreference(`board.${workspaceId}`))
        if (!next.delete(stageId)) next.add(stageId)
        writePreference(`board.${workspaceId}`, [...next].join(' '))
      },
      [workspaceId],
    ),
  }
}

function openIn(kept: string | null): Set<string> {
  return new Set((kept ?? '').split(' ').filter(Boolean))
}
