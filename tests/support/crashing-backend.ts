import { createHash } from 'node:crypto'
import { Backend } from '../../src/adapters/shared/backend/backend'
import { persistCommit, prepare } from '../../src/adapters/shared/backend/commits'
import { LocalElevatedRecords } from '../../src/adapters/shared/backend/elevated-records'
import { FreshStore } from '../../src/adapters/memory/persistence/fresh-store'
import { uuid7, type Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'
import type { CollectionName, RecordOf } from '../../src/domain/model/records/collections'
import { mutationIdOf } from '../../src/domain/model/records/meta'
import type { ElevatedRecords } from '../../src/domain/use-cases/functions/function-context'

export const MINUTE_MS = 60_000
/** As the database and the local sets: a commit of this moment may still be under way. */
const SETTLED_MS = 1000

/** How work beside the data ends too early. */
export class Crash extends Error {}

/** What does such work: each effect may fail before it is done, or be done and not be heard of. */
export interface Runner {
  readonly crashes: () => 'before' | 'after' | null
  /** The clock is moved on between two effects, so that a lease may end. */
  readonly stalls: () => number
  isDead: boolean
  token: string | null
}

export const SURE: () => Runner = () => ({ isDead: false, token: null, crashes: () => null, stalls: () => 0 })

/** What a random program says of those who run at the same time. */
export interface Runs {
  readonly runners: number
  readonly crashAt: readonly (number | null)[]
  readonly isHeard: boolean
  readonly stallAt: number | null
  /** How many steps of the others go by before the next one begins. */
  readonly apart: number
}

/** Lets others who run do so many steps. */
export async function steps(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await Promise.resolve()
}

export function runnerOf({ crashAt, isHeard, stallAt }: Runs, at: number): Runner {
  let effects = 0
  return {
    isDead: false,
    token: null,
    crashes: () => {
      effects += 1
      return effects === crashAt[at] ? (isHeard ? 'before' : 'after') : null
    },
    stalls: () => (at === 0 && effects === stallAt ? 2 * MINUTE_MS : 0),
  }
}

/** Runs it until it ends or dies. */
export async function untilDeath(task: () => Promise<unknown>): Promise<void> {
  try {
    await task()
  } catch (error) {
    if (!(error instanceof Crash)) throw error
  }
}

/** The real backend over a store without a disk, with a workspace in it, under a clock of its own, beside which work may die. */
export class CrashingBackend {
  readonly backend: Backend
  readonly newId: () => Id
  readonly workspaceId: Id
  readonly memberId: Id
  ms = Date.UTC(2026, 10, 21, 9)

  constructor(seed: number) {
    let count = seed % 1_000_000
    this.newId = () => {
      count += 1
      const random = new Uint8Array(10)
      new DataView(random.buffer).setUint32(4, count)
      return uuid7(this.ms, random)
    }
    const runtime = { now: () => this.ms, newId: this.newId, turn: () => Promise.resolve(), schedule: () => () => {} }
    this.backend = new Backend(runtime, new FreshStore('lineage'))
    ;[this.workspaceId, this.memberId] = [this.newId(), this.newId()]
  }

  /** The workspace, its owner, and what else is there from the beginning. */
  found(writes: readonly object[]): Promise<void> {
    const named = { name: 'Acme', slug: 'acme', currency: 'EUR', country: 'DE', locale: 'en', timeZone: 'UTC' }
    const jana = { userId: this.newId(), role: 'owner', displayName: 'Jana' }
    return this.write([
      { kind: 'create', collection: 'workspaces', id: this.workspaceId, data: named },
      { kind: 'create', collection: 'members', id: this.memberId, data: jana },
      ...writes,
    ])
  }

  /** What people write. */
  async write(writes: readonly object[]): Promise<void> {
    const mutationId = mutationIdOf(this.newId())
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

  /** The timeline in order, without what may not be final yet, after this place. */
  linesAfter({ at, id }: { readonly at: string; readonly id: Id | null }): readonly RecordOf<'activities'>[] {
    const settled = instantOf(this.ms - SETTLED_MS)
    return this.all('activities')
      .filter((line) => line.at <= settled && (line.at > at || (line.at === at && (id === null || line.id > id))))
      .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))
  }

  /** Does this as the runner would, who may die of it. */
  async effect<T>(runner: Runner, act: () => Promise<T>): Promise<T> {
    this.ms += runner.stalls()
    // Others who run are let in between.
    await steps(runner.stalls() > 0 ? 200 : 1)
    const crash = runner.crashes()
    if (crash === 'before') throw this.dead(runner)
    const done = await act()
    if (crash === 'after') throw this.dead(runner)
    return done
  }

  /** Every method of what the runner is given is such an effect. */
  through<T extends object>(runner: Runner, given: T): T {
    return new Proxy(given, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...args: readonly unknown[]) => this.effect(runner, () => Reflect.apply(member, target, args) as Promise<unknown>)
      },
    })
  }

  /** Records with the backend's own rights, as the runner has them. */
  recordsFor(runner: Runner): ElevatedRecords {
    const key = this.newId()
    const inner = new LocalElevatedRecords(this.backend, { mutationId: mutationIdOf(key), key }) as object as ElevatedRecords
    return this.through(runner, {
      get: inner.get.bind(inner),
      find: inner.find.bind(inner),
      commit: (...given: Parameters<ElevatedRecords['commit']>) => this.backend.store.alone(() => inner.commit(...given)),
    } as object as ElevatedRecords)
  }

  /** What is worked out and not asked for. */
  get outside() {
    const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')
    return { now: () => this.ms, sha256, keyFor: sha256 }
  }

  private dead(runner: Runner): Crash {
    runner.isDead = true
    return new Crash()
  }
}
