import { createContext, use } from 'react'
import { useLocation } from 'wouter'
import type { Id } from '../../../domain/model/kernel/id'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { useTrails, type Neighbours } from '../../app/record-trail'
import { recordPath } from '../../app/routes'
import { useWorkspace } from '../../app/workspace-context'
import { useHotkeys } from '../../hooks/use-hotkeys'
import { recordText } from '../../text/record'

/** How one goes on from a record that lies at the side; null on a page of its own. */
export interface Walk {
  readonly go: (kind: SubjectCollection, id: Id) => void
  readonly close: () => void
}

export const WalkContext = createContext<Walk | null>(null)

export interface RecordWalk {
  /** Null where the record was not opened from a list. */
  readonly around: Neighbours | null
  readonly go: (id: Id) => void
  /** Null where there is nothing to close. */
  readonly close: (() => void) | null
}

/** The record before and the one after, in the list this one was opened from: by buttons and by `j` and `k`. */
export function useRecordWalk(kind: SubjectCollection, id: Id): RecordWalk {
  const { workspace } = useWorkspace()
  const walk = use(WalkContext)
  const [, navigate] = useLocation()
  const around = useTrails().around(kind, id)
  const go = (to: Id) => (walk === null ? navigate(recordPath(workspace.slug, kind, to)) : walk.go(kind, to))
  const next = around?.next ?? null
  const previous = around?.previous ?? null
  const { keys, group } = recordText
  useHotkeys([
    ...(next === null ? [] : [{ keys: 'j', label: keys.next, group, run: () => go(next) }]),
    ...(previous === null ? [] : [{ keys: 'k', label: keys.previous, group, run: () => go(previous) }]),
  ])
  return { around, go, close: walk?.close ?? null }
}
