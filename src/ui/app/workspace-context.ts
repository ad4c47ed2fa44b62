import { createContext, use } from 'react'
import type { Action } from '../../domain/model/access/policy'
import type { Id } from '../../domain/model/kernel/id'
import type { PlainDate } from '../../domain/model/kernel/instant'
import type { Formats } from '../text/format'
import type { WorkspaceData } from './workspace.model'

/** The open workspace: its small lists, live, and what follows from them. The same object until one of them changes. */
export interface WorkspaceView extends WorkspaceData {
  /** What to call a member; of a former one too. Null is nobody. */
  readonly memberName: (id: Id | null) => string
  /** May whoever is signed in do it? `own`: the record was created by them. Hides what would be refused. */
  readonly may: (action: Action, about?: { readonly own: boolean }) => boolean
  /** Whose clock is read and typed: the member's own time zone, else the workspace's. */
  readonly timeZone: string
  /** Numbers, money and dates as the workspace writes them, times by that clock. */
  readonly formats: Formats
  /** The calendar day it is now by that clock. */
  readonly today: () => PlainDate
}

export const WorkspaceContext = createContext<WorkspaceView | null>(null)

/** The workspace that the route is in. For what is drawn inside `/w/:workspace` only. */
export function useWorkspace(): WorkspaceView {
  const view = use(WorkspaceContext)
  if (view === null) throw new Error('WorkspaceContext is missing: render inside <WorkspaceFrame>')
  return view
}
