import { createECDH, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import ece from 'http_ece'
import { expect, it } from 'vitest'
import { LocalPushes } from '../../../src/adapters/shared/backend/local-pushes'
import { type Id, uuid7 } from '../../../src/domain/model/kernel/id'
import { instantOf } from '../../../src/domain/model/kernel/instant'
import { evaluate } from '../../../src/domain/model/query/run-query'
import type { AnyCondition } from '../../../src/domain/model/query/ast'
import { PUSH_KINDS } from '../../../src/domain/model/push/push-device'
import { type PushContext, pushDue } from '../../../src/domain/use-cases/functions/push/deliver-pushes'

const START = Date.UTC(2026, 10, 29)
const MINUTE_MS = 60_000

type Step = 'mention' | 'reminder' | 'read' | 'run' | 'refuse' | 'crash'
const STEPS: readonly Step[] = ['mention', 'mention', 'reminder', 'read', 'run', 'run', 'refuse', 'crash', 'crash']

/** A member with two browsers, and a backend whose runs may end before or after anything that they do. */
class Play {
  ms = START
  /** By topic: how often a push service took it, of the first browser. */
  readonly taken = new Map<string, number>()
  /** Ends a run after so many things that it did; `Infinity`: none. */
  private left = Infinity
  /** Runs that ended after a push was taken, and before that was kept. */
  repeats = 0
  private refusals = 0
  private lastTaken = false
  readonly rows: Record<string, { id: Id; [field: string]: unknown }[]> = {
    members: [],
    workspaces: [],
    notifications: [],
    tasks: [],
    notes: [],
  }
  private readonly values = new Map<string, unknown>()
  private made = 0
  readonly workspaceId = this.newId()
  readonly memberId = this.newId()

  newId(): Id {
    this.made += 1
    return uuid7(
      START,
      Uint8Array.from({ length: 10 }, (_, at) => (at === 9 ? this.made % 256 : at === 8 ? this.made >> 8 : 0)),
    )
  }

  add(collection: string, data: object): Id {
    const id = this.newId()
    this.rows[collection]!.push({ id, workspaceId: this.workspaceId, deletedAt: null, createdAt: instantOf(this.ms), ...data })
    return id
  }

  async begin(): Promise<void> {
    const { workspaceId, memberId } = this
    this.rows['workspaces']!.push({
      id: workspaceId,
      workspaceId,
      deletedAt: null,
      slug: 'harbour',
      memberVisibility: 'everything',
    })
    this.rows['members']!.push({
      id: memberId,
      workspaceId,
      deletedAt: null,
      role: 'member',
      status: 'active',
      displayName: 'Bo',
    })
    for (const endpoint of ['https://push.example/1', 'https://push.example/2']) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const subscription = { endpoint, p256dh: keys.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
      this.browsers.set(endpoint, { keys, auth: subscription.auth })
      const device = { id: this.newId(), workspaceId, memberId, name: 'Firefox', language: 'en' as const, ...subscription }
      await this.pushes().keep({ ...device, kinds: [...PUSH_KINDS], createdAt: instantOf(this.ms) }, 20)
    }
  }
  private readonly browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: string }>()

  async take(step: Step, at: number): Promise<void> {
    this.ms += 7000
    const { memberId } = this
    if (step === 'mention') {
      const objectId = this.add('notes', { body: 'Look', subjects: [] })
      this.add('notifications', {
        memberId,
        kind: 'mention',
        objectCollection: 'notes',
        objectId,
        subject: null,
        actorId: null,
        readAt: null,
      })
    }
    if (step === 'reminder')
      this.add('tasks', {
        assigneeId: memberId,
        status: 'open',
        title: 'Call',
        body: null,
        subjects: [],
        remindAt: instantOf(this.ms + 3000),
      })
    if (step === 'read') for (const one of this.rows['notifications']!.slice(-1)) one['readAt'] = instantOf(this.ms)
    if (step === 'refuse') this.refusals = 1 + (at % 2)
    if (step === 'crash') this.left = at % 9
    if (step === 'run' || step === 'crash') await this.run()
  }

  /** Push services that refused are well again, and asked again. */
  async recover(): Promise<void> {
    this.refusals = 0
    for (let round = 0; round < 3; round += 1) {
      this.ms += 31 * MINUTE_MS
      await this.run()
    }
  }

  async run(): Promise<void> {
    this.lastTaken = false
    await pushDue(null, this.context()).catch((error: unknown) => {
      if (!(error instanceof Ended)) throw error
      if (this.lastTaken) this.repeats += 1
    })
    this.left = Infinity
  }

  /** Nothing of what a run does once it ended. */
  private tick(): void {
    if (this.left <= 0) throw new Ended()
    this.left -= 1
  }

  private pushes(): LocalPushes {
    const store = {
      read: async <T>(key: string) => (structuredClone(this.values.get(key)) ?? null) as T | null,
      write: async (key: string, value: unknown) => void this.values.set(key, structuredClone(value)),
      workspaces: async () => [this.workspaceId],
    }
    const find = async (collection: string, { where }: { readonly where?: unknown }) =>
      this.rows[collection]!.filter((row) => where === undefined || evaluate(where as AnyCondition, row as never))
    return new LocalPushes({ records: { find } as never, store, now: () => this.ms, alone: (task) => task() })
  }

  private context(): PushContext {
    const pushes = this.pushes()
    const reach: typeof pushes.reach = async (claim, place) => {
      this.tick()
      const isKept = await pushes.reach(claim, place)
      this.lastTaken = false
      this.tick()
      return isKept
    }
    return {
      now: () => this.ms,
      keyFor: async () => 'ab'.repeat(32),
      pushes: Object.assign(Object.create(pushes) as typeof pushes, { reach }),
      records: {
        find: async (collection: string, { where }: { readonly where?: unknown }) =>
          this.rows[collection]!.filter((row) => where === undefined || evaluate(where as AnyCondition, row as never)),
        get: async (collection: string, _: Id, id: Id) => this.rows[collection]!.find((row) => row.id === id) ?? null,
      } as never,
      pushService: {
        mayReach: async () => true,
        contact: async () => null,
        post: async (endpoint, headers, body) => {
          this.tick()
          if (this.refusals > 0) {
            this.refusals -= 1
            return 503
          }
          const { keys, auth } = this.browsers.get(endpoint)!
          JSON.parse(ece.decrypt(Buffer.from(body), { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString())
          const key = `${endpoint} ${headers['topic']!}`
          this.taken.set(key, (this.taken.get(key) ?? 0) + 1)
          this.lastTaken = true
          return 201
        },
      },
    }
  }
}

class Ended extends Error {}

it(
  'pushes everything that waits to be read, to each browser, and twice only what a run ended at',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(40)), { minLength: 5, maxLength: 30 }),
        async (steps) => {
          const play = new Play()
          await play.begin()
          for (const [step, at] of steps) await play.take(step, at)
          await play.recover()
          const unread = play.rows['notifications']!.flatMap((one) => (one['readAt'] === null ? [String(one['objectId'])] : []))
          const due = [...unread, ...play.rows['tasks']!.map(({ id }) => String(id))].map((id) => id.replaceAll('-', ''))
          const lost = due.flatMap((topic) =>
            ['https://push.example/1', 'https://push.example/2'].filter((endpoint) => !play.taken.has(`${endpoint} ${topic}`)),
          )
          const doubled = [...play.taken.values()].reduce((sum, count) => sum + count - 1, 0)
          expect([lost, doubled <= play.repeats]).toEqual([[], true])
        },
      ),
      { numRuns: 60 },
    )
  },
)
