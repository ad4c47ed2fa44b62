import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { type Id, uuid7 } from '../../../src/domain/model/kernel/id'
import type { Runtime } from '../../../src/ports/runtime.port'

/** The clock that one device shows, right or wrong. */
export interface DeviceClock {
  skewMs: number
}

interface Task {
  readonly dueMs: number
  /** Null: of the network, which outlives tabs. */
  readonly tab: TabRuntime | null
  readonly run: () => void
}

/** A timer of a device, as a caller of `setTimeout` holds it. */
interface DeviceTimer {
  readonly cancel: () => void
  ref(): DeviceTimer
  unref(): DeviceTimer
  hasRef(): boolean
}

const PATIENCE_MS = 1000
const AWAKE_MS = 40_000

const REAL = { Date, setTimeout, clearTimeout, setInterval, clearInterval }

/**
 * Time for devices and a backend in one process. It passes by itself, as slowly as the work is done, and leaps from one timer of a
 * device to the next when nothing is under way any more. What runs on a device, the vendor's own code included, reads that
 * device's clock and sets that device's timers; they end with its tab.
 */
export class StormTime {
  private readonly tasks = new Set<Task>()
  private readonly busy = new Set<Promise<unknown>>()
  private readonly tab = new AsyncLocalStorage<TabRuntime>()
  leaptMs = 0

  now(): number {
    return REAL.Date.now() + this.leaptMs
  }

  /** Has all of this process live in this time. @returns ends it */
  install(): () => void {
    const now = (): number => this.now() + (this.tab.getStore()?.clock.skewMs ?? 0)
    globalThis.Date = new Proxy(REAL.Date, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    })
    globalThis.setTimeout = this.timerBefore(REAL.setTimeout, false)
    globalThis.setInterval = this.timerBefore(REAL.setInterval, true) as typeof setInterval
    globalThis.clearTimeout = cancelBefore(REAL.clearTimeout)
    globalThis.clearInterval = cancelBefore(REAL.clearInterval)
    return () => void Object.assign(globalThis, REAL)
  }

  /** Runs as the code of that tab. */
  inside<T>(tab: TabRuntime, work: () => T): T {
    return this.tab.run(tab, work)
  }

  /** Time does not leap while this is under way. */
  hold<T>(work: Promise<T>): Promise<T> {
    const held = work.catch(() => undefined).finally(() => this.busy.delete(held))
    this.busy.add(held)
    return work
  }

  schedule(tab: TabRuntime | null, delayMs: number, run: () => void): () => void {
    const task: Task = { dueMs: this.now() + delayMs, tab, run: AsyncResource.bind(run) }
    if (tab?.isOver !== true) this.tasks.add(task)
    return () => void this.tasks.delete(task)
  }

  /** As long as a server in this process may really take. */
  patience(): Promise<void> {
    return new Promise((resolve) => void REAL.setTimeout(resolve, PATIENCE_MS))
  }

  forget(tab: TabRuntime): void {
    for (const task of this.tasks) if (task.tab === tab) this.tasks.delete(task)
  }

  /** Resolves when nothing is under way, and nothing is left to do at once. */
  async settled(): Promise<void> {
    for (let turns = 0; turns < 3;) {
      await new Promise((resolve) => setImmediate(resolve))
      if (this.busy.size === 0) turns += 1
      else {
        turns = 0
        await Promise.race(this.busy)
      }
    }
  }

  async advance(ms: number): Promise<void> {
    await this.until(() => false, ms)
  }

  /** A device that is put away for longer: what fell due meanwhile is done once, when it is over. */
  async sleep(ms: number): Promise<void> {
    const awakeMs = Math.min(ms, AWAKE_MS)
    await this.advance(awakeMs)
    this.leaptMs += ms - awakeMs
    await this.advance(0)
  }

  /** @returns how long it took; more than `mostMs`: it did not come to that */
  async until(isSo: () => boolean, mostMs: number): Promise<number> {
    let passedMs = 0
    for (await this.settled(); !isSo(); await this.settled()) {
      const next = [...this.tasks].reduce<Task | null>(
        (first, task) => (first !== null && first.dueMs <= task.dueMs ? first : task),
        null,
      )
      const waitMs = Math.max(0, (next?.dueMs ?? Infinity) - this.now())
      if (next === null || passedMs + waitMs > mostMs) {
        this.leaptMs += mostMs - passedMs
        return mostMs + 1
      }
      this.leaptMs += waitMs
      passedMs += waitMs
      this.tasks.delete(next)
      next.run()
    }
    return passedMs
  }

  private timerBefore(real: typeof setTimeout | typeof setInterval, repeats: boolean): typeof setTimeout {
    const make = (run: (...given: unknown[]) => void, delayMs = 0, ...given: unknown[]): unknown => {
      const tab = this.tab.getStore()
      // What only wants its turn has it in the real order of things.
      if (tab === undefined || delayMs <= 1) return real(run, delayMs, ...given)
      let cancel = (): void => undefined
      const begin = (): void => {
        cancel = this.schedule(tab, delayMs, () => {
          if (repeats) begin()
          run(...given)
        })
      }
      begin()
      const timer: DeviceTimer = { cancel: () => cancel(), ref: () => timer, unref: () => timer, hasRef: () => false }
      return timer
    }
    return make as typeof setTimeout
  }
}

function cancelBefore(real: typeof clearTimeout): typeof clearTimeout {
  return (timer) => {
    if (typeof timer === 'object' && timer !== null && 'cancel' in timer) (timer as unknown as DeviceTimer).cancel()
    else real(timer)
  }
}

let made = 0

/** What one tab has of time: its timers end with it. */
export class TabRuntime implements Runtime {
  readonly clock: DeviceClock
  isOver = false
  private readonly time: StormTime

  constructor(time: StormTime, clock: DeviceClock) {
    this.time = time
    this.clock = clock
  }

  now(): number {
    return this.time.now() + this.clock.skewMs
  }

  newId(): Id {
    made += 1
    const random = crypto.getRandomValues(new Uint8Array(10))
    new DataView(random.buffer).setUint32(4, made)
    return uuid7(this.now(), random)
  }

  schedule(delayMs: number, run: () => void): () => void {
    return this.time.schedule(this, delayMs, run)
  }

  turn(): Promise<void> {
    return Promise.resolve()
  }

  end(): void {
    this.isOver = true
    this.time.forget(this)
  }
}
