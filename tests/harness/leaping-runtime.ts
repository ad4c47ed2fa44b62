import { type Id, uuid7 } from '../../src/domain/model/kernel/id'
import type { Runtime } from '../../src/ports/runtime.port'

interface Task {
  readonly dueMs: number
  readonly run: () => void
}

/** How often, and how many times at most, it is seen whether what was given up has ended. */
const LOOK_MS = 10
const MOST_LOOKS = 200

/** All waiting is over by then. */
const AWAKE_MS = 5 * 60_000

/**
 * The real clock, with leaps: time passes by itself, so that nothing hangs, and `advance` makes hours pass at once, in order.
 * It counts due tasks, so that a test can find what was left behind.
 */
export class LeapingRuntime implements Runtime {
  private leaptMs = 0
  private readonly tasks = new Map<Task, ReturnType<typeof setTimeout>>()

  get dueTasks(): number {
    return this.tasks.size
  }

  now(): number {
    return Date.now() + this.leaptMs
  }

  newId(): Id {
    return nextId(this.now())
  }

  schedule(delayMs: number, run: () => void): () => void {
    const task: Task = { dueMs: this.now() + delayMs, run }
    const timer = setTimeout(() => this.perform(task), delayMs)
    this.tasks.set(task, timer)
    return () => this.cancel(task)
  }

  turn(): Promise<void> {
    return Promise.resolve()
  }

  async advance(ms: number): Promise<void> {
    await othersTurn()
    const untilMs = this.now() + ms
    for (let next = this.firstDue(untilMs); next !== undefined; next = this.firstDue(untilMs)) {
      this.leaptMs += Math.max(0, next.dueMs - this.now())
      this.perform(next)
      await othersTurn()
    }
    this.leaptMs += Math.max(0, untilMs - this.now())
    await othersTurn()
  }

  /** As on a machine that slept: tasks that became due meanwhile run once when it wakes. */
  async sleep(ms: number): Promise<void> {
    const awakeMs = Math.min(ms, AWAKE_MS)
    await this.advance(awakeMs)
    this.leaptMs += ms - awakeMs
    await this.advance(0)
  }

  /** @returns what was left behind. A request that was just given up ends by itself, a moment later. */
  async left(): Promise<readonly string[]> {
    for (let look = 0; look < MOST_LOOKS && this.dueTasks > 0; look += 1) await pause(LOOK_MS)
    return this.dueTasks === 0 ? [] : [`${this.dueTasks} timers`]
  }

  private firstDue(untilMs: number): Task | undefined {
    return [...this.tasks.keys()].filter(({ dueMs }) => dueMs <= untilMs).toSorted((a, b) => a.dueMs - b.dueMs)[0]
  }

  private perform(task: Task): void {
    if (!this.tasks.has(task)) return
    this.cancel(task)
    task.run()
  }

  private cancel(task: Task): void {
    clearTimeout(this.tasks.get(task))
    this.tasks.delete(task)
  }
}

let made = 0
let lastMs = 0

/** Later ids sort later, across all runtimes of the program: worlds must not share ids. */
function nextId(nowMs: number): Id {
  lastMs = Math.max(lastMs, nowMs)
  made += 1
  const random = new Uint8Array(10)
  new DataView(random.buffer).setUint32(4, made)
  random.set([Math.random() * 256, Math.random() * 256], 8)
  return uuid7(lastMs, random)
}

/** Lets all queued tasks run. */
const othersTurn = (): Promise<void> => pause(0)

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
