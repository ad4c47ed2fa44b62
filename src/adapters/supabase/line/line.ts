import { distinctUntilChanged, filter, map, ReplaySubject, type Observable, type Subscription } from 'rxjs'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Connection } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../../shared/call'
import { ConnectionState } from '../../shared/connection'
import type { SupabaseProject } from '../client'
import { isConclusive, probeBackend, type Probe } from '../probe-backend'
import { heardAnswer, troubleAnswer } from './heard-answer'
import { serviceAt } from './service-at'
import { watchedSocket } from './watched-socket'

/** How long a look may stay without an answer, and how long the first: till then what is on this device waits to be shown. */
const LOOK_MS = 10_000
const FIRST_LOOK_MS = 2000
/** How long it waits before it looks again: the last for ever. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** It comes and goes when it was back for less than this, so often in a row: what comes through says little then. */
const STEADY_MS = 30_000
const MOST_FLAPS = 2

export interface LineOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  readonly fetch: typeof fetch
  /** Default: the browser's. */
  readonly transport?: unknown
  /** When it may have gone or come back. */
  readonly hints$: Observable<void>
  /** The project has just answered, in its own words. */
  readonly isSeen: boolean
}

/**
 * The connection to one project: it is up while the project itself answers, and not whatever stands in its place. A request
 * that fails or is answered by something else, a socket that closes or a hint of the browser only raises the question, which
 * a look at the project settles; a proxy that lets no socket through is no broken connection.
 */
export class Line {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  /** Hot, replays the latest. What the project said of itself whenever it was looked at. */
  readonly verdicts$: Observable<Probe>
  /** For every request to the project: what is not in its own words comes as trouble that passes. */
  readonly fetch: typeof fetch
  /** For every socket to the project. */
  readonly transport: typeof WebSocket
  private readonly options: LineOptions
  private readonly state: ConnectionState
  private readonly hints: Subscription
  private readonly probes = new ReplaySubject<Probe>(1)
  private readonly gone = new AbortController()
  private isLooking = false
  private misses = 0
  private flaps = 0
  private backAtMs = -Infinity
  private cancelRetry = (): void => undefined

  constructor(options: LineOptions) {
    this.options = options
    const { runtime, isSeen } = options
    this.state = new ConnectionState(runtime, { status: 'connecting', attempt: 1 })
    this.connection$ = this.state.connection$
    this.isOnline$ = this.connection$.pipe(
      map(({ status }) => status !== 'offline'),
      distinctUntilChanged(),
    )
    this.verdicts$ = this.probes.pipe(filter(isConclusive))
    this.fetch = (input, init) => this.send(input, init)
    const transport = (options.transport ?? globalThis.WebSocket) as typeof WebSocket // what stands in for it is as good as it
    this.transport = watchedSocket(transport, { opened: () => this.heard(), closed: () => this.missed() })
    this.hints = options.hints$.subscribe(() => this.doubt())
    if (isSeen) this.up()
    else this.doubt()
  }

  close(): void {
    this.gone.abort()
    this.probes.complete()
    this.cancelRetry()
    this.hints.unsubscribe()
  }

  private async send(...[input, init]: Parameters<typeof fetch>): ReturnType<typeof fetch> {
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    const service = serviceAt(input)
    const deadline = service === 'auth' && signal === null && !this.gone.signal.aborted ? this.deadline() : null
    try {
      const answer = await this.options.fetch(input, deadline === null ? init : { ...init, signal: deadline.signal })
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
      const heard = await heardAnswer(answer, service, method.toUpperCase())
      // Whoever called it off knows why.
      signal?.throwIfAborted()
      const isWell = heard.kind === 'words' && answer.status < 500
      // Without records or sessions nothing goes on; the others fail by themselves.
      if (isWell) this.heard()
      else if (service === 'rest' || service === 'auth') this.missed()
      return heard.kind === 'words' ? heard.answer : troubleAnswer(heard.status)
    } catch (error) {
      if (signal?.aborted !== true) this.missed()
      throw error
    } finally {
      deadline?.end()
    }
  }

  /** supabase-js waits for a token without end, and whatever needs one waits with it. */
  private deadline(): { readonly signal: AbortSignal; end(): void } {
    const over = new AbortController()
    const afterMs = DEFAULT_TIMEOUT_MS
    const cancel = this.options.runtime.schedule(afterMs, () => over.abort(portError('net/timeout', { afterMs })))
    const end = (): void => {
      cancel()
      this.gone.signal.removeEventListener('abort', end)
    }
    this.gone.signal.addEventListener('abort', end)
    return { signal: over.signal, end }
  }

  /** One part of the project is well: so may be the others, that were not. */
  private heard(): void {
    if (!this.state.isOnline && this.flaps < MOST_FLAPS) this.doubt()
  }

  /** Where it is down already it is known when to look again. */
  private missed(): void {
    if (this.state.isOnline || this.state.isConnecting) this.doubt()
  }

  private doubt(): void {
    if (!this.gone.signal.aborted && !this.isLooking) void this.look()
  }

  private async look(): Promise<void> {
    const { project, runtime, fetch } = this.options
    this.isLooking = true
    this.cancelRetry()
    // Who has never heard of the project need not wait for it: it may still come.
    const cancelFirst = this.state.isConnecting ? runtime.schedule(FIRST_LOOK_MS, () => this.state.offline()) : () => undefined
    const found = await probeBackend(project, { runtime, fetch, signal: this.gone.signal, timeoutMs: LOOK_MS })
    cancelFirst()
    this.isLooking = false
    if (this.gone.signal.aborted) return
    if (found.status === 'ready') this.up()
    else this.down(troubleOf(found))
    this.probes.next(found)
  }

  private up(): void {
    this.misses = 0
    this.cancelRetry()
    if (!this.state.isOnline && !this.state.isConnecting) this.backAtMs = this.options.runtime.now()
    this.state.online()
  }

  private down(cause: PortError): void {
    const { runtime } = this.options
    if (this.state.isOnline) this.flaps = runtime.now() - this.backAtMs < STEADY_MS ? this.flaps + 1 : 0
    const retryMs = RETRY_MS[Math.min(this.misses + this.flaps, RETRY_MS.length - 1)] ?? LOOK_MS
    this.misses += 1
    this.cancelRetry = runtime.schedule(retryMs, () => this.doubt())
    this.state.offline(cause, instantOf(runtime.now() + retryMs))
  }
}

/** Why nothing can be asked of the project now. */
function troubleOf(found: Exclude<Probe, { readonly status: 'ready' }>): PortError {
  if (found.status === 'older' || found.status === 'newer')
    return portError('backend/schema-mismatch', { expected: found.expected, found: found.found })
  if (found.status !== 'unreachable') return portError('net/unavailable', {})
  return found.httpStatus === null ? portError('net/offline', {}) : portError('net/unavailable', { status: found.httpStatus })
}
