import type { Runtime } from '../../../ports/runtime.port'

/** From this many changes on, the journal is compacted after this pause. */
const MANY = 2000
const PAUSE_MS = 3000
/** The longest time that deleted records, and all others, stay in the journal. */
const LATEST_MS = 60_000

/** When the journal of one workspace is applied to its rows. */
export class CompactionTimer {
  private readonly runtime: Runtime
  private readonly compact: () => Promise<void>
  private changes = 0
  private isDue = false
  private before: number | null = null
  private cancelTimer: () => void = () => undefined
  private running: Promise<void> = Promise.resolve()

  /** @param compact may fail: nothing is lost that is in the journal, and the next changes plan it again */
  constructor(runtime: Runtime, compact: () => Promise<void>) {
    this.runtime = runtime
    this.compact = compact
  }

  /** So much was written: it is compacted soon where the journal is long or something is gone, else a while later. */
  note(changes: number, isGone: boolean): void {
    this.changes += changes
    this.isDue ||= isGone || this.changes >= MANY
    const now = this.runtime.now()
    this.before ??= now + LATEST_MS
    this.cancelTimer()
    // Put off for as long as there is more to write, within limits.
    const afterMs = this.isDue ? Math.min(PAUSE_MS, this.before - now) : this.before - now
    this.cancelTimer = this.runtime.schedule(Math.max(0, afterMs), () => void this.now().catch(() => undefined))
  }

  now(): Promise<void> {
    this.cancel()
    this.running = this.run()
    return this.running
  }

  /** Another tab has compacted the journal, or the workspace is gone. */
  cancel(): void {
    this.cancelTimer()
    this.before = null
  }

  /** Compacts what must not stay in the journal for long, and waits for what is under way. Never rejects. */
  async close(): Promise<void> {
    this.cancel()
    await (this.isDue ? this.now() : this.running).catch(() => undefined)
    this.cancel()
  }

  private async run(): Promise<void> {
    await this.compact()
    this.changes = 0
    this.isDue = false
  }
}
