import type { Id } from '../../domain/model/kernel/id'
import type { AnyRecord } from '../../domain/model/records/collections'
import type { Pull } from '../shared/feed/pull'
import type { CloudflareSession } from './auth/cloudflare-session'
import type { Calls } from './calls'
import type { RecordCalls } from './protocol'

export interface PullDependencies {
  readonly calls: Calls
  readonly session: Pick<CloudflareSession, 'user'>
}

export function pullOf({ calls, session }: PullDependencies, workspaceId: Id): Pull<AnyRecord> {
  return async (after, signal) => {
    await session.user()
    const how = { options: { signal }, isRepeatable: true }
    const answer = await calls.call<RecordCalls['pull']['answer']>('records', 'pull', { workspaceId, after }, how)
    if (answer === 'gap') return { kind: 'gap' }
    const commits = answer.commits.map(({ changes, ...commit }) => ({
      ...commit,
      changes: changes.map(({ collection, id, record }) => ({ collection, id, row: record })),
    }))
    return { kind: 'page', commits, cursor: answer.cursor, more: answer.more }
  }
}
