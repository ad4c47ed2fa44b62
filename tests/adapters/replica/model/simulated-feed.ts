import type { Id } from '../../../../src/domain/model/kernel/id'
import type { CollectionName } from '../../../../src/domain/model/records/collections'
import type { Change, ChangeCursor } from '../../../../src/ports/events.port'
import type { LineError, SimulatedLine } from './simulated-line'
import type { Place, Pulled, ServerCommit, SimulatedServer } from './simulated-server'
import type { VirtualTime } from './virtual-time'

export type FeedTold = Change<CollectionName>

export interface FeedOptions {
  readonly server: SimulatedServer
  readonly line: SimulatedLine
  readonly time: VirtualTime
  readonly userId: Id
  /** `null`: from now on. */
  readonly from: ChangeCursor | null
  /** After each commit, or only when there is no more. */
  readonly saysEachCommit: boolean
  readonly tell: (told: FeedTold) => void
  /** It ends with this: nothing is told after it. */
  readonly fail: (error: LineError) => void
}

const PAGE = 3
const POLL_MS = 20_000
const RETRY_MS = 700

/** `EventsPort.changes` as it is promised: at least once, in the order of commits, interrupted at any point. */
export class SimulatedFeed {
  private readonly options: FeedOptions
  private place: Place | null
  private isAsking = false
  private isWoken = false
  private isStopped = false
  private told = 0

  constructor(options: FeedOptions) {
    this.options = options
    this.place = options.from === null ? null : placeOf(options.from)
    this.wake()
    this.poll()
  }

  /** There may be something new. */
  wake(): void {
    this.isWoken = true
    if (!this.isAsking && !this.isStopped && this.options.line.isOnline) this.ask()
  }

  stop(): void {
    this.isStopped = true
  }

  /** The connection fell: what was not told yet is told again from where one was last caught up. */
  interrupt(): void {
    this.told += 1
    this.isAsking = false
  }

  private poll(): void {
    this.options.time.after(POLL_MS, () => {
      if (this.isStopped) return
      this.wake()
      this.poll()
    })
  }

  private ask(from = this.place): void {
    const { server, line, userId } = this.options
    this.isAsking = true
    this.isWoken = false
    const round = this.told
    line.call(
      () => server.pull(userId, from, PAGE),
      (reply) => {
        if (this.isStopped || round !== this.told) return
        if (reply.kind === 'ok') this.read(reply.value)
        else if (reply.error.code === 'access/denied' || reply.error.code === 'auth/signed-out') {
          this.stop()
          this.options.fail(reply.error)
        } else this.retry()
      },
    )
  }

  private retry(): void {
    const round = this.told
    this.options.time.after(RETRY_MS, () => {
      if (round !== this.told) return
      this.isAsking = false
      this.wake()
    })
  }

  private read(pulled: Pulled): void {
    const isFirst = this.place === null
    const from = this.place
    const steps: FeedTold[] = pulled.kind === 'gap' ? [{ kind: 'gap', reason: 'expired' }] : []
    if (pulled.kind === 'page') for (const commit of pulled.commits) steps.push(...this.stepsOf(commit, pulled.place))
    const isWhole = pulled.kind === 'gap' || !pulled.more
    const isNews = isFirst || from === null || cursorOf(from) !== cursorOf(pulled.place)
    if (isWhole && (isNews || steps.length > 0)) steps.push({ kind: 'caught-up', cursor: cursorOf(pulled.place) })
    this.tell(steps, 0, () => {
      if (!isWhole) return this.ask(pulled.place)
      this.isAsking = false
      if (this.isWoken) this.wake()
    })
  }

  private stepsOf(commit: ServerCommit, { lineage }: Place): readonly FeedTold[] {
    const { version, changes, mutationId } = commit
    const [before, after] = [version - 1, version].map((at) => cursorOf({ lineage, version: at }))
    const steps = changes.map(({ collection, id, record }, index): FeedTold => {
      const cursor = index === changes.length - 1 ? after! : before!
      const told = record === null ? { kind: 'deleted', id } : { kind: 'upserted', record }
      return { ...told, collection, cursor, mutationId } as FeedTold
    })
    return this.options.saysEachCommit ? [...steps, { kind: 'caught-up', cursor: after! }] : steps
  }

  /** One after the other, each at its own moment: between two of them anything may happen. */
  private tell(steps: readonly FeedTold[], index: number, end: () => void): void {
    const round = this.told
    const step = steps[index]
    if (step === undefined) return end()
    this.options.time.after(index === 0 ? 0 : this.options.line.delay() / 10, () => {
      if (this.isStopped || round !== this.told) return
      if (step.kind === 'caught-up') this.place = placeOf(step.cursor)
      this.options.tell(step)
      this.tell(steps, index + 1, end)
    })
  }
}

export function cursorOf({ lineage, version }: Place): ChangeCursor {
  return `${lineage}.${version}` as ChangeCursor
}

export function placeOf(cursor: ChangeCursor): Place {
  const [lineage, version] = cursor.split('.').map(Number)
  return { lineage: lineage!, version: version! }
}
