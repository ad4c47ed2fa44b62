import { LocalDeliveries } from '../../../src/adapters/shared/backend/deliveries'
import type { KeyValues } from '../../../src/adapters/shared/backend/store'
import type { Verb } from '../../../src/domain/model/activity/activity'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { RecordOf } from '../../../src/domain/model/records/collections'
import type { Claim, Deliveries } from '../../../src/domain/use-cases/functions/function-context'
import type { DeliveryContext } from '../../../src/domain/use-cases/functions/integrations/deliver-webhooks'
import { CrashingBackend, MINUTE_MS, type Runner, steps } from '../../support/crashing-backend'

export type Turns = 'leased' | 'local'

/** What a receiver does with what it is posted; `drops` takes it, and its answer is lost. `moody` refuses too late, and takes. */
export const MANNERS = ['takes', 'refuses', 'dies', 'drops', 'late', 'too-late', 'moody'] as const
export type Manner = (typeof MANNERS)[number]

const LATE_MS = { late: 20_000, 'too-late': 70_000, moody: 70_000 }
/** Refusals in a row after which a webhook is given up, as the documentation has it. */
const GIVES_UP = 8

type Place = Pick<Claim, 'at' | 'id'>

interface Receiver {
  manner: Manner
  /** By id, in the order in which they were first taken. */
  readonly taken: Map<string, { readonly body: string; readonly by: Runner }>
  /** Since somebody last kept that a line was taken. */
  refusals: number
  moods: number
}

interface Posted {
  readonly body: string
  readonly runner: Runner
  readonly turns: Turns
  /** Had the runner the lease when it set out? */
  readonly wasHeld: boolean
}

interface Lease {
  token: string
  until: number
  turn: number
  place: Place | null
}

/** The real backend, the leases that the database keeps, and receivers that count what they get by its id. */
export class DeliveryWorld extends CrashingBackend {
  readonly receivers = new Map<Id, Receiver>()
  /** What was posted again though it was known to be taken, or with another body, and webhooks that were given up too soon. */
  readonly wrong: string[] = []
  posts = 0
  /** Lines that were posted and of which it was kept that they were. */
  private readonly known = new Set<string>()
  private readonly givenUp = new Set<Id>()
  private readonly leases = new Map<Id, Lease>()
  private readonly tokensOf = new Map<Runner, Map<Id, string>>()
  private count = 0

  static async open(seed: number, hooks: readonly (readonly Verb[])[]): Promise<DeliveryWorld> {
    const world = new DeliveryWorld(seed)
    world.backend.entries$.subscribe(({ changes }) => {
      for (const change of changes) {
        if (change.collection !== 'webhooks' || change.record === null) continue
        const { id, status } = change.record as RecordOf<'webhooks'>
        const refusals = world.receivers.get(id)?.refusals ?? 0
        if (status === 'failing' && !world.givenUp.has(id) && refusals < GIVES_UP)
          world.wrong.push(`${id} given up after ${refusals}`)
        if (status === 'failing') world.givenUp.add(id)
        else world.givenUp.delete(id)
      }
    })
    await world.found([])
    for (const events of hooks) await world.hook(events)
    return world
  }

  async hook(events: readonly Verb[]): Promise<void> {
    const id = this.newId()
    this.receivers.set(id, { manner: 'takes', taken: new Map(), refusals: 0, moods: 0 })
    await this.write([{ kind: 'create', collection: 'webhooks', id, data: { url: `https://${id}.example.com/`, events } }])
  }

  context(runner: Runner, turns: Turns): DeliveryContext {
    const records = this.recordsFor(runner)
    const local = () => new LocalDeliveries(records, this.through(runner, this.placesKept()), () => this.ms)
    return {
      ...this.outside,
      records,
      deliveries: turns === 'local' ? local() : this.through(runner, this.leased(runner)),
      post: (url, headers, body) => {
        const webhookId = new URL(url).hostname.split('.')[0] as Id
        const posted = { body, runner, turns, wasHeld: this.holds(runner, webhookId) }
        return this.effect(runner, () => this.receive(webhookId, headers['webhook-id'] ?? '', posted))
      },
    }
  }

  private holds(runner: Runner, webhookId: Id): boolean {
    const lease = this.leases.get(webhookId)
    return lease !== undefined && lease.until > this.ms && this.tokensOf.get(runner)?.get(webhookId) === lease.token
  }

  private async receive(webhookId: Id, id: string, { body, runner, wasHeld, turns }: Posted): Promise<number | null> {
    this.posts += 1
    const receiver = this.receivers.get(webhookId)!
    const { manner, taken } = receiver
    const before = taken.get(id)
    if (before !== undefined) {
      // Whoever lost the lease while it was on its way may repeat one line.
      const isExcused = turns === 'leased' && wasHeld && !this.holds(runner, webhookId)
      if (this.known.has(`${webhookId} ${id}`) && !isExcused) this.wrong.push(`${id} told again`)
      if (before.body !== body) this.wrong.push(`${id} told otherwise`)
    }
    const isRefused = manner === 'refuses' || manner === 'dies' || (manner === 'moody' && (receiver.moods += 1) % 2 === 1)
    if (isRefused) receiver.refusals += 1
    if (manner === 'late' || manner === 'too-late' || (manner === 'moody' && isRefused)) {
      this.ms += LATE_MS[manner]
      await steps(200)
    }
    if (isRefused) return manner === 'dies' ? null : 500
    if (before === undefined) taken.set(id, { body, by: runner })
    if (manner !== 'drops') return 200
    receiver.refusals += 1
    return null
  }

  private keep(webhook: Pick<RecordOf<'webhooks'>, 'id'>, lineId: Id | null): void {
    const key = `${webhook.id} ${lineId}`
    if (lineId === null || this.known.has(key)) return
    this.known.add(key)
    const receiver = this.receivers.get(webhook.id)!
    if (receiver.taken.has(lineId)) receiver.refusals = 0
  }

  /** The store, of which is noted what is kept in it, also where nobody heard of it. */
  private placesKept(): KeyValues {
    const { store } = this.backend
    return {
      read: (key) => store.read(key),
      write: async (key, value) => {
        await store.write(key, value)
        for (const [id, place] of Object.entries(value as Readonly<Record<string, Place>>)) this.keep({ id: id as Id }, place.id)
      },
    }
  }

  /** As after seven refusals, over two days. */
  async tire(webhookId: Id): Promise<void> {
    this.receivers.get(webhookId)!.refusals = GIVES_UP - 1
    await this.write([{ kind: 'update', collection: 'webhooks', id: webhookId, patch: { failures: GIVES_UP - 1 } }])
  }

  /** As the database's. */
  private leased(runner: Runner): Deliveries {
    const mine = new Map<Id, string>()
    this.tokensOf.set(runner, mine)
    return {
      claim: async ({ most }) => {
        const due = this.all('webhooks').flatMap((webhook): readonly Claim[] => {
          const { id, status, deletedAt, nextAttemptAt, reachedAt, reachedId, createdAt } = webhook
          if (status !== 'active' || deletedAt !== null || (nextAttemptAt !== null && Date.parse(nextAttemptAt) > this.ms))
            return []
          const lease = this.leases.get(id)
          if (lease !== undefined && lease.until > this.ms) return []
          const kept = { at: reachedAt ?? createdAt, id: reachedId }
          const place = later(kept, lease?.place ?? null)
          return this.linesAfter(place).length === 0 ? [] : [{ webhook, token: '', ...place }]
        })
        const turnOf = ({ webhook }: Claim) => this.leases.get(webhook.id)?.turn ?? 0
        return due
          .toSorted((a, b) => turnOf(a) - turnOf(b))
          .slice(0, Math.min(2, most))
          .map((claim) => {
            this.count += 1
            const token = String(this.count)
            const { id } = claim.webhook
            const place = this.leases.get(id)?.place ?? null
            this.leases.set(id, { token, until: this.ms + MINUTE_MS, turn: this.count, place })
            mine.set(id, token)
            return { ...claim, token }
          })
      },
      lines: async (claim, most) => this.linesAfter(claim).slice(0, most),
      reach: async ({ webhook, token }, { at, id }) => {
        const lease = this.leases.get(webhook.id)
        if (lease?.token !== token || lease.until <= this.ms) return false
        Object.assign(lease, { place: { at, id }, until: this.ms + MINUTE_MS })
        this.keep(webhook, id)
        return true
      },
      release: async ({ webhook, token }) => {
        const lease = this.leases.get(webhook.id)
        if (lease?.token === token) Object.assign(lease, { token: '', until: 0 })
      },
    }
  }
}

function later(a: Place, b: Place | null): Place {
  return b === null || a.at > b.at || (a.at === b.at && (a.id ?? '') >= (b.id ?? '')) ? a : b
}
