import type { DurableObjectStorage } from '@cloudflare/workers-types'
import { LocalDeliveries } from '../../src/adapters/shared/backend/deliveries'
import { LocalRuleTurns } from '../../src/adapters/shared/backend/rule-turns'
import { expireTrash } from '../../src/adapters/shared/backend/expire-trash'
import type { CommitEntry } from '../../src/adapters/shared/commits/commit-entry'
import type { WorkspaceState } from '../../src/adapters/shared/commits/workspace-state'
import { sha256 } from '../../src/adapters/shared/backend/passwords'
import type { Id } from '../../src/domain/model/kernel/id'
import { DAY_MS, instantOf } from '../../src/domain/model/kernel/instant'
import { knownZone } from '../../src/domain/model/kernel/time-zone'
import { momentOf, wallTimeIn } from '../../src/domain/model/kernel/wall-time'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'
import { runDueRules } from '../../src/domain/use-cases/functions/rules/run-rules'
import { deliverDue } from '../../src/domain/use-cases/functions/integrations/deliver-webhooks'
import { digestAll, MORNING_HOUR } from '../../src/domain/use-cases/functions/integrations/digest'
import { answerOf } from '../answers'
import { DuePushes } from './due-pushes'
import { BesideRecords } from '../functions/here-records'
import type { HereServices } from '../functions/run-here'
import { outsideOf } from '../functions/surroundings'
import { endMorning, morningMails } from '../mail/morning-mails'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** After a commit: no line of its moment comes any more. */
const SETTLED_MS = 1100
/** When the next digest is due, in milliseconds since the epoch. */
const MORNING = 'morning'

/** What a workspace does without being asked: rules at once, webhooks within a minute, and mails and the trash every morning of its own. */
export class DueWork {
  private readonly storage: DurableObjectStorage
  private readonly services: HereServices
  private readonly pushes: DuePushes
  /** When something last happened, by the object's clock. */
  private newsAt = -Infinity

  constructor(storage: DurableObjectStorage, services: HereServices) {
    this.storage = storage
    this.services = services
    this.pushes = new DuePushes(services)
  }

  /** Sees to it that the object wakes for what a commit leads to. */
  async note({ changes, workspaceId }: Pick<CommitEntry, 'changes' | 'workspaceId'>): Promise<void> {
    const { backend } = this.services
    const workspace = backend.workspace(workspaceId)
    if (workspace === null) return this.storage.deleteAlarm()
    // Its time zone may be another one.
    if (changes.some(({ collection }) => collection === 'workspaces')) await this.planMorning(workspace)
    const hasNews = changes.some(({ collection }) => collection === 'activities' || collection === 'webhooks')
    if (hasNews && activeWebhooks(workspace).length > 0) await this.wakeBy(backend.runtime.now() + MINUTE_MS)
    if (hasNews) this.newsAt = backend.runtime.now()
    const isForRules = hasNews || changes.some(({ collection }) => collection === 'rules')
    if (isForRules && hasRules(workspace)) await this.wakeBy(backend.runtime.now() + SETTLED_MS)
    const push = await this.pushes.timeAfter({ changes, workspaceId })
    if (push !== null) await this.wakeBy(push)
  }

  /** What failed is tried again in a minute. */
  async run(): Promise<void> {
    const { backend } = this.services
    await backend.ready(null, 'all')
    const began = backend.runtime.now()
    const again = backend.runtime.now() + MINUTE_MS
    // Neither waits for the other to succeed.
    const done = await Promise.all([
      answerOf(() => this.mail()),
      answerOf(() => this.deliver()),
      answerOf(() => this.runRules()),
      answerOf(() => this.pushes.run(this.context())),
    ])
    const isDone = done.every((answer) => 'value' in answer)
    const [workspace] = backend.workspaces
    if (workspace === undefined) return
    const retries = activeWebhooks(workspace).flatMap(({ nextAttemptAt }) => (nextAttemptAt === null ? [] : [nextAttemptAt]))
    const morning = (await backend.store.read<number>(MORNING)) ?? (await this.planMorning(workspace))
    const later = [morning, ...retries.map((retry) => Date.parse(retry))].map((at) => Math.max(again, at))
    // What happened while the alarm was near may not have been final yet.
    const unsettled = this.newsAt + SETTLED_MS > began ? [this.newsAt + SETTLED_MS] : []
    for (const at of [...later, ...unsettled, ...(isDone ? [] : [again]), ...(await this.ruleTimes(workspace))])
      await this.wakeBy(at)
    await this.planPushes(workspace.id)
  }

  /** Sees to it that the object wakes for what is pushed next: there may be reminders that a new device is the first to hear of. */
  async planPushes(workspaceId: Id): Promise<void> {
    for (const at of await this.pushes.times(workspaceId, this.context().records)) await this.wakeBy(at)
  }

  /** What cannot be mailed is tried again for as long as it is that hour. */
  private async mail(): Promise<void> {
    const { backend, env } = this.services
    const morning = await backend.store.read<number>(MORNING)
    const [workspace] = backend.workspaces
    if (morning === null || morning > backend.runtime.now() || workspace === undefined) return
    await expireTrash(backend)
    const sendMail = await morningMails(env, backend.store, { morning, workspaceId: workspace.id })
    await digestAll({ ...this.context(), sendMail })
    await this.planMorning(workspace)
    await endMorning(backend.store)
  }

  private async deliver(): Promise<void> {
    const context = this.context()
    const deliveries = new LocalDeliveries(context.records, this.services.backend.store, context.now)
    await this.services.deliveryTurns.take(() => deliverDue(null, { ...context, deliveries }))
  }

  private async runRules(): Promise<void> {
    const context = this.context()
    const ruleTurns = new LocalRuleTurns(context.records, this.services.backend.store, context.now)
    await this.services.deliveryTurns.take(() => runDueRules(null, { ...context, ruleTurns, sha256 }))
  }

  /** When a rule that waits goes on, and when the calendar is looked at next. */
  private async ruleTimes(workspace: WorkspaceState): Promise<readonly number[]> {
    const { records, now } = this.context()
    const waiting = await records.find<'ruleRuns'>('ruleRuns', {
      workspaceId: workspace.id,
      where: {
        op: 'and',
        of: [
          { op: 'eq', field: 'status', value: 'waiting' },
          { op: 'gt', field: 'dueAt', value: instantOf(0) },
        ],
      },
    })
    const soonest = now() + SETTLED_MS
    const due = waiting.map(({ dueAt }) => Math.max(soonest, dueAt === null ? 0 : Date.parse(dueAt)))
    return [...(hasRules(workspace) ? [now() + HOUR_MS + SETTLED_MS] : []), ...due.toSorted((a, b) => a - b).slice(0, 1)]
  }

  private context() {
    const { backend, env } = this.services
    const id = backend.runtime.newId()
    const records = new BesideRecords(backend, { mutationId: mutationIdOf(id), key: `due/${id}` })
    // The compiler cannot compare conditions over all collections at once (TS2590).
    return { ...outsideOf(env), now: () => backend.runtime.now(), records: records as object as ElevatedRecords }
  }

  /** @returns when it is morning next */
  private async planMorning(workspace: WorkspaceState): Promise<number> {
    const { store, runtime } = this.services.backend
    const zone = knownZone(workspace.get('workspaces', workspace.id)?.timeZone ?? 'UTC')
    const wall = wallTimeIn(zone, runtime.now())
    const today = Math.floor(wall / DAY_MS) * DAY_MS + MORNING_HOUR * HOUR_MS
    const at = momentOf(zone, today > wall ? today : today + DAY_MS)
    await store.write(MORNING, at)
    await this.wakeBy(at)
    return at
  }

  /** The object has one alarm, which is for what comes first. @param at of the object's clock */
  private async wakeBy(at: number): Promise<void> {
    const due = Date.now() + Math.max(0, at - this.services.backend.runtime.now())
    const alarm = await this.storage.getAlarm()
    if (alarm === null || alarm > due) await this.storage.setAlarm(due)
  }
}

function activeWebhooks(workspace: WorkspaceState) {
  return [...workspace.all('webhooks')].filter(({ status, deletedAt }) => status === 'active' && deletedAt === null)
}

function hasRules(workspace: WorkspaceState): boolean {
  return [...workspace.all('rules')].some(({ status, deletedAt }) => status === 'on' && deletedAt === null)
}
