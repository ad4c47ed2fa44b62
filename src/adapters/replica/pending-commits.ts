import type { PendingCommit, PendingState } from '../../ports/sync.port'
import type { OutboxEntry } from './core/outbox-entry'
import { errorOf } from './port-error-data'

/** Those that the server does not have, as they are told of. */
export function pendingCommits(outbox: readonly OutboxEntry[]): readonly PendingCommit[] {
  return outbox.flatMap(({ mutationId, at, mutations, before, state }): readonly PendingCommit[] => {
    const pending = pendingStateOf(state)
    return pending === null ? [] : [{ mutationId, at, mutations, before, state: pending }]
  })
}

/** `null`: the server has it. */
function pendingStateOf(state: OutboxEntry['state']): PendingState | null {
  switch (state.kind) {
    case 'acknowledged':
      return null
    case 'refused':
      return { kind: 'refused', error: errorOf(state.error) }
    case 'conflicted':
      return { kind: 'conflicted', current: state.current }
    case 'waiting':
      return state
  }
}
