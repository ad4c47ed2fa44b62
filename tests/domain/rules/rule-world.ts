import { createHash } from 'node:crypto'
import { Backend } from '../../../src/adapters/shared/backend/backend'
import { persistCommit, prepare } from '../../../src/adapters/shared/backend/commits'
import { LocalElevatedRecords } from '../../../src/adapters/shared/backend/elevated-records'
import { FreshStore } from '../../../src/adapters/memory/persistence/fresh-store'
import { uuid7, type Id } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import type { CollectionName, RecordOf } from '../../../src/domain/model/records/collections'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Plan } from '../../../src/domain/model/rules/rule'
import type { ViewCollection } from '../../../src/domain/model/views/view'
import type { ElevatedRecords, RuleState, RuleTurn, RuleTurns } from '../../../src/domain/use-cases/functions/function-context'
import type { RuleContext } from '../../../src/domain/use-cases/functions/rules/scene'

export const MINUTE_MS = 60_000

/** How a run of the rules ends too early. */
export class Crash extends Error {}

/** What one run of the rules goes through: each effect may fail before it is done, or be done and not be heard of. */
export interface Runner {
  readonly crashes: () => 'before' | 'after' | null
  /** The clock is moved on between two effects, so that a lease may end. */
  readonly stalls: () => number
  isDead: boolean
  token: string | null
}

/**
 * The real backend over a store without a disk, the leases that the database keeps, a receiver of calls, and a log of which commit
 * wrote which run: what the oracle knows is none of the engine's.
 */
export class RuleWorld {
  readonly workspaceId: Id
  readonly memberId: Id
  readonly webhookId: Id
  ms = Date.UTC(2026, 10, 21, 9)
  /** The run that wrote each line of the timeline, by the commit that both came in. */
  readonly writerOf = new Map<Id, Id>()
  readonly taken = new Map<string, Runner>()
  /** Calls that were made again though who made them before was alive, or what they did was known. */
  readonly doubled: string[] = []
  accepts = true
  private readonly backend: Backend
  private readonly ids: () => Id
  private lease: { token: string; until: number } | null = null
  private kept: RuleState | null = null
  private tokens = 0

  private constructor(seed: number) {
    let count = seed % 1_000_000
    this.ids = () => {
      count += 1
      const random = new Uint8Array(10)
      new DataView(random.buffer).setUint32(4, count)
      return uuid7(this.ms, random)
    }
    const runtime = { now: () => this.ms, newId: this.ids, turn: () => Promise.resolve(), schedule: () => () => {} }
    this.backend = new Backend(runtime, new FreshStore('lineage'))
    ;[this.workspaceId, this.memberId, this.webhookId] = [this.ids(), this.ids(), this.ids()]
    this.backend.entries$.subscribe(({ changes }) => {
      const run = changes.find(({ collection, record }) => collection === 'ruleRuns' && record !== null)
      for (const { collection, id } of changes)
        if (collection === 'activities' && run !== undefined) this.writerOf.set(id, run.id)
    })
  }

  static async open(seed: number, plans: readonly { readonly collection: ViewCollection; readonly plan: Plan }[]) {
    const world = new RuleWorld(seed)
    const { workspaceId, memberId, webhookId } = world
    const named = { name: 'Acme', slug: 'acme', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'UTC' }
    await world.write([
      { kind: 'create', collection: 'workspaces', id: workspaceId, data: named },
      { kind: 'create', collection: 'members', id: memberId, data: { userId: world.ids(), role: 'owner', displayName: 'Jana' } },
      { kind: 'create', collection: 'webhooks', id: webhookId, data: { url: 'https://hooks.example.com/a', events: ['lost'] } },
      ...plans.map(({ collection, plan }, at) => ({
        kind: 'create',
        collection: 'rules',
        id: world.ids(),
        data: { name: `Rule ${at}`, status: 'on', collection, plan: JSON.stringify(withHook(plan, webhookId)) },
      })),
    ])
    return world
  }

  newId(): Id {
    return this.ids()
  }

  /** What people write. */
  async write(writes: readonly object[]): Promise<void> {
    const mutationId = mutationIdOf(this.ids())
    await this.backend.store.alone(async () => {
      const expecting = writes.map((write) => ('patch' in write ? { ...write, expect: 'any' } : write))
      const author = { memberId: this.memberId, via: 'app' } as const
      const prepared = prepare(this.backend, this.workspaceId, { writes: expecting as never, mutationId, writer: null, author })
      if (prepared.status === 'conflict') throw new Error('conflict')
      await persistCommit(this.backend, prepared.entry, mutationId)
    })
  }

  all<K extends CollectionName>(collection: K): readonly RecordOf<K>[] {
    return [...this.backend.stateOf(this.workspaceId).all(collection)]
  }

  context(runner: Runner): RuleContext {
    const effect = async <T>(act: () => Promise<T>): Promise<T> => {
      this.ms += runner.stalls()
      // Others who run are let in between.
      for (let ticks = Number(runner.stalls() > 0); ticks >= 0; ticks -= 1) await Promise.resolve()
      const crash = runner.crashes()
      if (crash === 'before') throw this.dead(runner)
      const done = await act()
      if (crash === 'after') throw this.dead(runner)
      return done
    }
    const key = this.ids()
    const inner = new LocalElevatedRecords(this.backend, { mutationId: mutationIdOf(key), key }) as object as ElevatedRecords
    const records = {
      get: (...given: Parameters<ElevatedRecords['get']>) => effect(() => inner.get(...given)),
      find: (...given: Parameters<ElevatedRecords['find']>) => effect(() => inner.find(...given)),
      commit: (...given: Parameters<ElevatedRecords['commit']>) =>
        effect(() => this.backend.store.alone(() => inner.commit(...given))),
    } as object as ElevatedRecords
    const turns = this.turns(runner)
    return {
      records,
      ruleTurns: {
        claim: (given) => effect(() => turns.claim(given)),
        lines: (...given) => effect(() => turns.lines(...given)),
        keep: (...given) => effect(() => turns.keep(...given)),
        release: (given) => effect(() => turns.release(given)),
      },
      now: () => this.ms,
      sha256: async (text) => createHash('sha256').update(text).digest('hex'),
      keyFor: async (purpose) => createHash('sha256').update(purpose).digest('hex'),
      post: (_url, headers, body) => effect(() => this.receive(headers['webhook-id'] ?? '', body, runner)),
    }
  }

  private dead(runner: Runner): Crash {
    runner.isDead = true
    return new Crash()
  }

  private async receive(id: string, body: string, runner: Runner): Promise<number> {
    if (!this.accepts) return 503
    const before = this.taken.get(id)
    if (before !== undefined) {
      const hasLease = this.lease?.token === before.token && this.lease?.until > this.ms
      const { data } = JSON.parse(body) as { data: { runId: Id } }
      const run = this.all('ruleRuns').find((one) => one.id === data.runId)
      // Somebody else has the lease who looked before what was done was known.
      const isKnown = run?.status !== 'waiting' && runner.token === this.lease?.token
      if ((!before.isDead && hasLease && before !== runner) || isKnown) this.doubled.push(id)
    }
    this.taken.set(id, runner)
    return 200
  }

  /** As the database's. */
  private turns(runner: Runner): RuleTurns {
    const settled = () => instantOf(this.ms - 1000)
    const after = ({ at, id }: Pick<RuleState, 'at' | 'id'>) =>
      this.all('activities')
        .filter((line) => line.at <= settled() && (line.at > at || (line.at === at && (id === null || line.id > id))))
        .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
    return {
      claim: async (): Promise<RuleTurn | null> => {
        if (this.lease !== null && this.lease.until > this.ms) return null
        const start = { at: instantOf(0), id: null }
        const waiting = this.all('ruleRuns').some(
          ({ status, dueAt }) => status === 'waiting' && dueAt !== null && dueAt <= instantOf(this.ms),
        )
        const isScanned = this.kept !== null && Date.parse(this.kept.scannedAt) + 60 * MINUTE_MS > this.ms
        if (isScanned && !waiting && after(this.kept ?? start).length === 0) return null
        this.tokens += 1
        const token = String(this.tokens)
        this.lease = { token, until: this.ms + MINUTE_MS }
        runner.token = token
        return { workspaceId: this.workspaceId, token, state: this.kept }
      },
      lines: async (_turn, place, most) => after(place).slice(0, most),
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
