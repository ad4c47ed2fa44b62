import type { Member } from '../workspaces/workspace'
import { may } from './policy'

/** Whoever may no longer manage webhooks tells nobody any more what happens here: those they made are paused. */
export function losesManagement(before: Member, after: Member): boolean {
  return manages(before) && !manages(after)
}

function manages({ role, status }: Member): boolean {
  return status === 'active' && may(role, 'manage-webhooks')
}
