import { createContext } from 'react'
import { type Action, may } from '../../domain/model/access/policy'
import type { Id } from '../../domain/model/kernel/id'
import type { PlainDate } from '../../domain/model/kernel/instant'
import { type Formats, formatsOf, localeIn } from '../text/format'
import { dayIn } from '../../domain/model/kernel/plain-date'
import { isTimeZone } from '../../domain/model/kernel/time-zone'
import type { Runtime } from '../../ports/runtime.port'
import { appText } from '../text/app'
import { spokenLanguage } from '../text/in-language'
import type { WorkspaceData } from './workspace.model'
import { useProvided } from '../hooks/use-provided'

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
  return useProvided(WorkspaceContext, 'Workspace')
}

/** The live lists and what follows from them. */
export function workspaceView(data: WorkspaceData, runtime: Runtime): WorkspaceView {
  const { workspace, me, members } = data
  let zone: string | undefined
  // Whether a zone is one is dear to tell, and the first list shows no time.
  const clock = {
    locale: localeIn(spokenLanguage(), workspace),
    get timeZone() {
      zone ??= clockOf(me, workspace)
      return zone
    },
  }
  const names = new Map(members.map((member) => [member.id, member.displayName]))
  return {
    ...data,
    memberName: (id) => (id === null ? appText.nobody : (names.get(id) ?? appText.formerMember)),
    may: (action, about) => may(me.role, action, about),
    get timeZone() {
      return clock.timeZone
    },
    formats: formatsOf(clock),
    today: () => dayIn(clock.timeZone, runtime.now()),
  }
}

/** A zone nobody knows here must not keep whoever has it from seeing anything. */
function clockOf(me: Pick<WorkspaceData['me'], 'timeZone'>, workspace: Pick<WorkspaceData['workspace'], 'timeZone'>): string {
  return [me.timeZone, workspace.timeZone].find((zone) => zone !== null && isTimeZone(zone)) ?? 'UTC'
}
