import { isRobot } from '../../../domain/model/workspaces/workspace'
import { useWorkspace } from '../../app/workspace-context'
import { draftText } from '../../text/drafts'
import type { DraftRecord } from './draft.model'

/** Who a draft is from: a robot by its own name, else the assistant of whom it acts as. */
export function useMaker(): (draft: Pick<DraftRecord, 'createdBy'>) => string {
  const { members, memberName } = useWorkspace()
  return ({ createdBy: { memberId, via } }) => {
    const member = members.find(({ id }) => id === memberId)
    const name = memberName(memberId)
    return via !== 'agent' || (member !== undefined && isRobot(member)) ? name : draftText.assistantOf(name)
  }
}
