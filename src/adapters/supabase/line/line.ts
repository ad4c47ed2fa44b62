import { distinctUntilChanged, map, type Observable, type Subscription } from 'rxjs'
import { portError } from '../../../domain/model/errors/port-error'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Connection } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { ConnectionState } from '../../shared/connection'
import type { SupabaseProject } from '../client'
import { watchedSocket } from './watched-socket'

/** Asks for nothing but the key that names the project. */
const HEALTH = '/auth/v1/health'
/** How long a question whether anybody is there may stay without an answer. */
const PROBE_MS = 10_000
/** How long it waits before it asks again: the last for ever. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const

export interface LineOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  readonly fetch: typeof fetch
  /** Default: the browser's. */
  readonly transport?: unknown
  /** When it may have gone or come back. */
  readonly hints$: Observable<void>
}

/**
 * The connection to one project: whether it is up is what its HTTP answers say, whatever they are. A request that fails, a socket
 * that closes or a hint of the browser only raises the question; a proxy that lets no socket through is no broken connection.
 */
export class Line {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  /** For every request to the project. */
  readonly fetch: typeof fetch
  /** For every socket to the project. */
  readonly transport: typeof WebSocket
  private readonly options: LineOptions
  private readonly state: ConnectionState
  private readonly hints: Subscription
  private isProbing = false
  private isClosed = false
  private misses = 0
  private cancelRetry = (): void => undefined
  private cancelProbe = (): void => undefined

  constructor(options: LineOptions) {
    this.options = options
    this.state = new ConnectionState(options.runtime, { status: 'connecting', attempt: 1 })
    this.connection$ = this.state.connection$
    this.isOnline$ = this.connection$.pipe(
      map(({ status }) => status !== 'offline'),
      distinctUntilChanged(),
    )
    this.fetch = async (input, init) => {
      try {
        const answer = await options.fetch(input, init)
        this.up()
        return answer
      } catch (error) {
        // Whoever called it off knows why.
        if (init?.signal?.aborted !== true) this.doubt()
        throw error
      }
    }
    const transport = (options.transport ?? globalThis.WebSocket) as typeof WebSocket // what stands in for it is as good as it
    this.transport = watchedSocket(transport, { opened: () => this.up(), closed: () => this.doubt() })
    this.hints = options.hints$.subscribe(() => this.doubt())
  }

  close(): void {
    this.isClosed = true
    this.cancelRetry()
    this.cancelProbe()
    this.hints.unsubscribe()
  }

  private doubt(): void {
    if (!this.isClosed && !this.isProbing) void this.look()
  }

  private async look(): Promise<void> {
    this.isProbing = true
    this.cancelRetry()
    const isThere = await this.probe()
    this.isProbing = false
    if (this.isClosed) return
    if (isThere) this.up()
    else this.down()
  }

  private up(): void {
    if (this.isClosed) return
    this.misses = 0
    this.cancelRetry()
    this.state.online()
  }

  private down(): void {
    const { runtime } = this.options
    const retryMs = RETRY_MS[Math.min(this.misses, RETRY_MS.length - 1)] ?? PROBE_MS
    this.misses += 1
    this.cancelRetry = runtime.schedule(retryMs, () => this.doubt())
    this.state.offline(portError('net/offline', {}), instantOf(runtime.now() + retryMs))
  }

  /** Is anybody there? Any answer will do. */
  private async probe(): Promise<boolean> {
    const { project, runtime, fetch: send } = this.options
    const late = new AbortController()
    const cancelDeadline = runtime.schedule(PROBE_MS, () => late.abort())
    this.cancelProbe = () => {
      cancelDeadline()
      late.abort()
    }
    try {
      const answer = await send(new URL(HEALTH, project.url), {
        headers: { apikey: project.publishableKey },
        signal: late.signal,
      })
      await answer.body?.cancel()
      return true
    } catch {
      return false
    } finally {
      cancelDeadline()
    }
  }
}
