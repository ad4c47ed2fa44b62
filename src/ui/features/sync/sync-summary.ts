import type { SyncState } from '../../../ports/sync.port'
import type { lineStanding } from '../../app/line-standing'
import { shellText } from '../../text/shell'
import { syncText } from '../../text/sync'

export interface SyncSummary {
  /** As the dot shows it; `decide`: a person has to look. */
  readonly tone: 'online' | 'connecting' | 'offline' | 'decide'
  readonly text: string
}

export interface SyncSight {
  readonly state: SyncState
  readonly connection: ReturnType<typeof lineStanding>
  /** What is shown has caught up with what the server told. */
  readonly isLive: boolean
  readonly number: (count: number) => string
}

/** How things stand, in a few words: what a person must decide first, then what is not sent, then what is not here yet. */
export function syncSummary({ state, connection, isLive, number }: SyncSight): SyncSummary {
  const { waiting, conflicted, refused, unreadable, isFull, phase } = state
  const toDecide = conflicted + refused + unreadable
  if (toDecide > 0) return { tone: 'decide', text: syncText.toDecide(toDecide, number(toDecide)) }
  if (isFull) return { tone: 'decide', text: syncText.fullShort }
  if (waiting > 0) {
    if (connection === 'online') return { tone: 'connecting', text: syncText.sending(number(waiting)) }
    return { tone: connection === 'connecting' ? 'connecting' : 'offline', text: syncText.saved(number(waiting)) }
  }
  if (connection === 'connecting') return { tone: 'connecting', text: syncText.connecting }
  if (connection !== 'online') return { tone: 'offline', text: shellText.connection(connection) }
  if (phase.kind === 'loading') return { tone: 'connecting', text: syncText.copying(number(phase.records)) }
  return isLive ? { tone: 'online', text: syncText.upToDate } : { tone: 'connecting', text: syncText.catchingUp }
}
