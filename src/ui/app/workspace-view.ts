import { may } from '../../domain/model/access/policy'
import { dayIn } from '../../domain/model/kernel/plain-date'
import { isTimeZone } from '../../domain/model/kernel/time-zone'
import type { Runtime } from '../../ports/runtime.port'
import { appText } from '../text/app'
import { formatsOf, localeIn } from '../text/format'
import { spokenLanguage } from '../text/in-language'
import type { WorkspaceView } from './workspace-context'
import type { WorkspaceData } from './workspace.model'

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
