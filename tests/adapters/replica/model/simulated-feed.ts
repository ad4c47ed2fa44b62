import type { Id } from '../../../../src/domain/model/kernel/id'
import type { CollectionName } from '../../../../src/domain/model/records/collections'
import type { Change, ChangeCursor } from '../../../../src/ports/events.port'
import type { ConnectionError, SimulatedConnection } from './simulated-connection'
import type { FeedPosition, Pulled, ServerCommit, SimulatedServer } from './simulated-server'
import type { VirtualTime } from './virtual-time'

export type FeedEvent = Change<CollectionName>

export interface FeedOptions {
  readonly server: SimulatedServer
  readonly connection: SimulatedConnection
  readonly time: VirtualTime
  readonly userId: Id
  /** `null`: from now on. */
  readonly from: ChangeCursor | null
  /** After each commit, or only when there is no more. */
  readonly saysEachCommit: boolean
  readonly emit: (interruptions: FeedEvent) => void
  /** The feed ends with this: it emits nothing afterwards. */
  readonly fail: (error: ConnectionError) => void
}

const PAGE = 3
const POLL_MS = 20_000
const RETRY_MS = 700

/** `EventsPort.changes` as it is promised: at least once, in the order of commits, interrupted at any point. */
export class SimulatedFeed {
  private readonly options: FeedOptions
  private position: FeedPosition | null
  private isPulling = false
  private isWoken = false
  private isStopped = false
  private interruptions = 0

  constructor(options: FeedOptions) {
    this.options = options
    this.position = options.from === null ? null : positionOf(options.from)
    this.wake()
    this.poll()
  }

  /** There may be something new. */
  wake(): void {
    this.isWoken = true
    if (!this.isPulling && !this.isStopped && this.options.connection.isOnline) this.pull()
  }

  stop(): void {
    this.isStopped = true
  }

  /** The connection broke: the feed repeats everything since it was last caught up. */
  interrupt(): void {
    this.interruptions += 1
    this.isPulling = false
  }

  private poll(): void {
    this.options.time.after(POLL_MS, () => {
      if (this.isStopped) return
      this.wake()
      this.poll()
    })
  }

  private pull(from = this.position): void {
    const { server, connection, userId } = this.options
    this.isPulling = true
    this.isWoken = false
    const round = this.interruptions
    connection.call(
      () => server.pull(userId, from, PAGE),
      (reply) => {
        if (this.isStopped || round !== this.interruptions) return
        if (reply.kind === 'ok') this.read(reply.value)
        else if (reply.error.code === 'access/denied' || reply.error.code === 'auth/signed-out') {
          this.stop()
          this.options.fail(reply.error)
        } else this.retry()
      },
    )
  }

  private retry(): void {
    const round = this.interruptions
    this.options.time.after(RETRY_MS, () => {
      if (round !== this.interruptions) return
      this.isPulling = false
      this.wake()
    })
  }

  private read(pulled: Pulled): void {
    const isFirst = this.position === null
    const from = this.position
    const steps: FeedEvent[] = pulled.kind === 'gap' ? [{ kind: 'gap', reason: 'expired' }] : []
    if (pulled.kind === 'page') for (const commit of pulled.commits) steps.push(...this.stepsOf(commit, pulled.position))
    const isWhole = pulled.kind === 'gap' || !pulled.more
    const isNews = isFirst || from === null || cursorOf(from) !== cursorOf(pulled.position)
    if (isWhole && (isNews || steps.length > 0)) steps.push({ kind: 'caught-up', cursor: cursorOf(pulled.position) })
    this.emit(steps, 0, () => {
      if (!isWhole) return this.pull(pulled.position)
      this.isPulling = false
      if (this.isWoken) this.wake()
    })
  }

  private stepsOf(commit: ServerCommit, { lineage }: FeedPosition): readonly FeedEvent[] {
    const { version, changes, mutationId } = commit
    const [before, after] = [version - 1, version].map((at) => cursorOf({ lineage, version: at }))
    const steps = changes.map(({ collection, id, record }, index): FeedEvent => {
      const cursor = index === changes.length - 1 ? after! : before!
      const interruptions = record === null ? { kind: 'deleted', id } : { kind: 'upserted', record }
      return { ...interruptions, collection, cursor, mutationId } as FeedEvent
    })
    return this.options.saysEachCommit ? [...steps, { kind: 'caught-up', cursor: after! }] : steps
  }

  /** One after the other, each at its own moment: between two of them anything may happen. */
  private emit(steps: readonly FeedEvent[], index: number, end: () => void): void {
    const round = this.interruptions
    const step = steps[index]
    if (step === undefined) return end()
    this.options.time.after(index === 0 ? 0 : this.options.connection.delay() / 10, () => {
      if (this.isStopped || round !== this.interruptions) return
      if (step.kind === 'caught-up') this.position = positionOf(step.cursor)
      this.options.emit(step)
      this.emit(steps, index + 1, end)
    })
  }
}

export function cursorOf({ lineage, version }: FeedPosition): ChangeCursor {
  return `${lineage}.${version}` as ChangeCursor
}

export function positionOf(cursor: ChangeCursor): FeedPosition {
  const [lineage, version] = cursor.split('.').map(Number)
  return { lineage: lineage!, version: version! }
}
