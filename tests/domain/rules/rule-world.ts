import { LocalRuleTurns } from '../../../src/adapters/shared/backend/rule-turns'
import type { Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { Plan } from '../../../src/domain/model/rules/rule'
import type { ViewCollection } from '../../../src/domain/model/views/view'
import type { RuleState, RuleTurn, RuleTurns } from '../../../src/domain/use-cases/functions/function-context'
import type { RuleContext } from '../../../src/domain/use-cases/functions/rules/scene'
import { CrashingBackend, MINUTE_MS, type Runner } from '../../support/crashing-backend'

/**
 * The real backend, the leases that the database keeps, a receiver of calls, and a log of which commit wrote which run: what the
 * oracle knows is none of the engine's.
 */
export class RuleWorld extends CrashingBackend {
  readonly webhookId: Id
  /** The run that wrote each line of the timeline, by the commit that both came in. */
  readonly writerOf = new Map<Id, Id>()
  readonly taken = new Map<string, Runner>()
  /** Calls that were made again though who made them before was alive, or what they did was known. */
  readonly doubled: string[] = []
  accepts = true
  private lease: { token: string; until: number } | null = null
  private kept: RuleState | null = null
  private tokens = 0

  private constructor(seed: number) {
    super(seed)
    this.webhookId = this.newId()
    this.backend.entries$.subscribe(({ changes }) => {
      const run = changes.find(({ collection, record }) => collection === 'ruleRuns' && record !== null)
      for (const { collection, id } of changes)
        if (collection === 'activities' && run !== undefined) this.writerOf.set(id, run.id)
    })
  }

  static async open(seed: number, plans: readonly { readonly collection: ViewCollection; readonly plan: Plan }[]) {
    const world = new RuleWorld(seed)
    const { webhookId } = world
    await world.found([
      { kind: 'create', collection: 'webhooks', id: webhookId, data: { url: 'https://hooks.example.com/a', events: ['lost'] } },
      ...plans.map(({ collection, plan }, at) => ({
        kind: 'create',
        collection: 'rules',
        id: world.newId(),
        data: { name: `Rule ${at}`, status: 'on', collection, plan: JSON.stringify(withHook(plan, webhookId)) },
      })),
    ])
    return world
  }

  /** @param turns `local`: as where one run after another has the workspace */
  context(runner: Runner, turns: 'leased' | 'local' = 'leased'): RuleContext {
    const records = this.recordsFor(runner)
    const local = () => new LocalRuleTurns(records, this.through(runner, this.backend.store), () => this.ms)
    return {
      ...this.outside,
      records,
      ruleTurns: turns === 'local' ? local() : this.through(runner, this.turns(runner)),
      post: (_url, headers, body) => {
        const wasHeld = this.holds(runner)
        return this.effect(runner, () => this.receive(headers['webhook-id'] ?? '', body, { runner, wasHeld }))
      },
    }
  }

  private holds({ token }: Runner): boolean {
    return this.lease !== null && this.lease.token === token && this.lease.until > this.ms
  }

  private async receive(
    id: string,
    body: string,
    { runner, wasHeld }: { readonly runner: Runner; readonly wasHeld: boolean },
  ): Promise<number> {
    if (!this.accepts) return 503
    const before = this.taken.get(id)
    // Whoever lost the lease while the call was on its way may repeat it.
    if (before !== undefined && !(wasHeld && !this.holds(runner))) {
      const { data } = JSON.parse(body) as { data: { runId: Id } }
      const run = this.all('ruleRuns').find((one) => one.id === data.runId)
      const isUnderWay = !before.isDead && before !== runner && this.holds(before)
      if (isUnderWay || run?.status !== 'waiting') this.doubled.push(id)
    }
    this.taken.set(id, runner)
    return 200
  }

  /** As the database's. */
  private turns(runner: Runner): RuleTurns {
    return {
      claim: async (): Promise<RuleTurn | null> => {
        if (this.lease !== null && this.lease.until > this.ms) return null
        const start = { at: instantOf(0), id: null }
        const waiting = this.all('ruleRuns').some(
          ({ status, dueAt }) => status === 'waiting' && dueAt !== null && dueAt <= instantOf(this.ms),
        )
        const isScanned = this.kept !== null && Date.parse(this.kept.scannedAt) + 60 * MINUTE_MS > this.ms
        if (isScanned && !waiting && this.linesAfter(this.kept ?? start).length === 0) return null
        this.tokens += 1
        const token = String(this.tokens)
        this.lease = { token, until: this.ms + MINUTE_MS }
        runner.token = token
        return { workspaceId: this.workspaceId, token, state: this.kept }
      },
      lines: async (_turn, place, most) => this.linesAfter(place).slice(0, most),
      keep: async ({ token }, state) => {
        if (this.lease === null || this.lease.token !== token || this.lease.until <= this.ms) return false
        this.kept = state
        this.lease = { token, until: this.ms + MINUTE_MS }
        return true
      },
      release: async ({ token }) => {
        if (this.lease?.token === token) this.lease = null
      },
    }
  }
}

function withHook(plan: Plan, webhookId: Id): Plan {
  return { ...plan, steps: plan.steps.map((step) => (step.do === 'call' ? { ...step, webhookId } : step)) }
}
