import type { Runtime } from '../../../ports/runtime.port'
import type { ShownList } from './head-question'

/** Waits for the last change, so as not to disturb typing. */
const PAUSE_MS = 1000

/** The lists that were shown last: their heads are stored, now and after each change, when there is time. */
export class ShownLists {
  private readonly runtime: Runtime
  private readonly keep: (lists: readonly ShownList[]) => Promise<void>
  private readonly lists = new Map<string, ShownList>()
  private cancel = () => {}
  isClosed = false

  /** @param keep called with the list shown last at the end; may fail: then a list is merely shown later next time */
  constructor(runtime: Runtime, keep: (lists: readonly ShownList[]) => Promise<void>) {
    this.runtime = runtime
    this.keep = keep
  }

  /** @param key of two lists with the same key, the later counts */
  show(key: string, list: ShownList): void {
    this.lists.delete(key)
    this.lists.set(key, list)
    this.plan()
  }

  plan(): void {
    if (this.lists.size === 0 || this.isClosed) return
    this.cancel()
    this.cancel = this.runtime.schedule(PAUSE_MS, () => void this.keep([...this.lists.values()]).catch(() => undefined))
  }

  close(): void {
    this.isClosed = true
    this.cancel()
  }
}
