import type { CommitEntry } from '../../src/adapters/shared/commits/commit-entry'
import { keptPushes } from '../../src/adapters/shared/backend/local-pushes'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { type PushContext, pushDue } from '../../src/domain/use-cases/functions/push/deliver-pushes'
import { type HereServices, pushesBeside } from '../functions/run-here'
import { pushServiceOf } from '../functions/surroundings'
import { notedOrigin } from '../mail/app-origin'

/** After a commit: nothing of its moment comes any more. */
const SETTLED_MS = 1100

/** What a workspace pushes without being asked: notifications about a second after their commit, and reminders at their time. */
export class DuePushes {
  private readonly services: HereServices

  constructor(services: HereServices) {
    this.services = services
  }

  /** When there is something to push because of this commit; `null`: there is nothing. A workspace without devices pays nothing. */
  async timeAfter({ changes, workspaceId }: Pick<CommitEntry, 'changes' | 'workspaceId'>): Promise<number | null> {
    const soon = this.now + SETTLED_MS
    const times = changes.flatMap(({ collection, record }) => {
      // Devices of members who are gone go, too.
      if (collection === 'notifications' || collection === 'members') return [soon]
      if (collection !== 'tasks' || record === null) return []
      const { remindAt } = record as { readonly remindAt: string | null }
      return remindAt === null ? [] : [Math.max(soon, Date.parse(remindAt) + SETTLED_MS)]
    })
    return times.length === 0 || (await this.kept(workspaceId)).length === 0 ? null : Math.min(...times)
  }

  async run(context: Omit<PushContext, 'pushes' | 'pushService'>): Promise<void> {
    const { env, backend, pushTurns } = this.services
    const contact = () => notedOrigin(env, backend.store).catch(() => null)
    const pushing = { ...context, pushes: pushesBeside(backend, context.records), pushService: pushServiceOf(env, contact) }
    await pushTurns.take(() => pushDue(null, pushing))
  }

  /** When a reminder is due next, and when a push service that refused is asked again. */
  async times(workspaceId: Id, records: ElevatedRecords): Promise<readonly number[]> {
    const kept = await this.kept(workspaceId)
    if (kept.length === 0) return []
    const tasks = await records.find<'tasks'>('tasks', {
      workspaceId,
      where: {
        op: 'and',
        of: [
          { op: 'in', field: 'assigneeId', values: [...new Set(kept.map(({ device }) => device.memberId))] },
          { op: 'in', field: 'status', values: ['open', 'snoozed'] },
          { op: 'gt', field: 'remindAt', value: instantOf(this.now - SETTLED_MS) },
        ],
      },
    })
    const retries = kept.map(({ place }) => place.nextAttemptAt)
    const times = [...tasks.map(({ remindAt }) => remindAt), ...retries].flatMap((at) => (at === null ? [] : [Date.parse(at)]))
    return times
      .toSorted((a, b) => a - b)
      .slice(0, 1)
      .map((at) => Math.max(this.now, at) + SETTLED_MS)
  }

  private get now(): number {
    return this.services.backend.runtime.now()
  }

  private kept(workspaceId: Id) {
    return keptPushes(this.services.backend.store, workspaceId)
  }
}
