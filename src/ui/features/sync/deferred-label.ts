import type { DeferredWork } from '../../../ports/sync.port'
import { waitingText } from '../../text/waiting'

export function deferredLabel({ what }: Pick<DeferredWork, 'what'>): string {
  if (what.kind === 'file') return waitingText.file(what.name)
  if (what.name === 'invite-member') return waitingText.call[what.name](what.input.email)
  return waitingText.call[what.name]
}
