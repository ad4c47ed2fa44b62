import { distinctUntilChanged, filter, map, type Observable, ReplaySubject, type Subscription } from 'rxjs'
import { portError, type PortError } from '../../../domain/model/errors/port-error'
import { instantOf } from '../../../domain/model/kernel/instant'
import type { Connection } from '../../../ports/events.port'
import type { Runtime } from '../../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS } from '../../shared/call'
import { ConnectionState } from '../../shared/connection'
import { withJitter } from '../../shared/retry-wait'
import { serviceAt, type SupabaseProject } from '../client'
import { isConclusive, type Probe, probeBackend } from '../probe-backend'
import { classifyAnswer, unavailableAnswer } from './classify-answer'

/** How long a probe may take. The first is given less, because the app waits for it before it shows what is on this device. */
const PROBE_TIMEOUT_MS = 10_000
const FIRST_PROBE_MS = 2000
/** Pauses before the next probe; the last is repeated. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** A connection that was back for less than this flaps. After several flaps in a row, a single success says little. */
const STEADY_MS = 30_000
const MAX_FLAPS = 2

export interface ProjectConnectionOptions {
  readonly project: SupabaseProject
  readonly runtime: Runtime
  readonly fetch: typeof fetch
  /** Default: the browser's. */
  readonly transport?: unknown
  /** Emits when the connection may have changed. */
  readonly hints$: Observable<void>
  /** The project itself has just answered. */
  readonly isVerified: boolean
}

/**
 * The connection to one project: online while the project itself answers, and not something in its place. A failed or foreign
 * answer, a closed socket or a browser hint only causes a probe, and the probe decides. A proxy that blocks sockets therefore
 * does not count as offline.
 */
export class ProjectConnection {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  /** Hot, replays the latest. Probes that say whether the app can use the project. */
  readonly conclusiveProbes$: Observable<Probe>
  /** For every request to the project. An answer that is not the project's own becomes a temporary failure. */
  readonly fetch: typeof fetch
  /** For every socket to the project. */
  readonly transport: typeof WebSocket
  private readonly options: ProjectConnectionOptions
  private readonly state: ConnectionState
  private readonly hints: Subscription
  private readonly probes = new ReplaySubject<Probe>(1)
  private readonly gone = new AbortController()
  private isProbing = false
  private failures = 0
  private flaps = 0
  private backAtMs = -Infinity
  private cancelRetry = (): void => undefined

  constructor(options: ProjectConnectionOptions) {
    this.options = options
    const { runtime, isVerified } = options
    this.state = new ConnectionState(runtime, { status: 'connecting', attempt: 1 })
    this.connection$ = this.state.connection$
    this.isOnline$ = this.connection$.pipe(
      map(({ status }) => status !== 'offline'),
      distinctUntilChanged(),
    )
    this.conclusiveProbes$ = this.probes.pipe(filter(isConclusive))
    this.fetch = (input, init) => this.send(input, init)
    const transport = (options.transport ?? globalThis.WebSocket) as typeof WebSocket // tests pass a stand-in
    this.transport = watchedSocket(transport, { opened: () => this.answered(), closed: () => this.failed() })
    this.hints = options.hints$.subscribe(() => this.recheck())
    if (isVerified) this.up()
    else this.recheck()
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
      const classified = await classifyAnswer(answer, service, method.toUpperCase())
      // The caller knows why it cancelled.
      signal?.throwIfAborted()
      const isWell = classified.kind === 'own' && answer.status < 500
      // Nothing works without records or sessions; other services may fail alone.
      if (isWell) this.answered()
      else if (service === 'rest' || service === 'auth') this.failed()
      return classified.kind === 'own' ? classified.answer : unavailableAnswer(classified.status)
    } catch (error) {
      if (signal?.aborted !== true) this.failed()
      throw error
    } finally {
      deadline?.end()
    }
  }

  /** supabase-js waits for a token without a deadline, and every call that needs one waits with it. */
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

  /** One service answers, so others that failed may be back too. */
  private answered(): void {
    if (!this.state.isOnline && this.flaps < MAX_FLAPS) this.recheck()
  }

  /** While offline the next probe is already scheduled. */
  private failed(): void {
    if (this.state.isOnline || this.state.isConnecting) this.recheck()
  }

  private recheck(): void {
    if (!this.gone.signal.aborted && !this.isProbing) void this.probe()
  }

  private async probe(): Promise<void> {
    const { project, runtime, fetch } = this.options
    this.isProbing = true
    this.cancelRetry()
    // The first probe reports offline early, so that the app need not wait; the answer may still come.
    const cancelFirst = this.state.isConnecting ? runtime.schedule(FIRST_PROBE_MS, () => this.state.offline()) : () => undefined
    const found = await probeBackend(project, { runtime, fetch, signal: this.gone.signal, timeoutMs: PROBE_TIMEOUT_MS })
    cancelFirst()
    this.isProbing = false
    if (this.gone.signal.aborted) return
    if (found.status === 'ready') this.up()
    else this.down(errorOf(found))
    this.probes.next(found)
  }

  private up(): void {
    this.failures = 0
    this.cancelRetry()
    if (!this.state.isOnline && !this.state.isConnecting) this.backAtMs = this.options.runtime.now()
    this.state.online()
  }

  private down(cause: PortError): void {
    const { runtime } = this.options
    if (this.state.isOnline) this.flaps = runtime.now() - this.backAtMs < STEADY_MS ? this.flaps + 1 : 0
    const stepMs = RETRY_MS[Math.min(this.failures + this.flaps, RETRY_MS.length - 1)] ?? PROBE_TIMEOUT_MS
    const retryMs = withJitter(stepMs, runtime)
    this.failures += 1
    this.cancelRetry = runtime.schedule(retryMs, () => this.recheck())
    this.state.offline(cause, instantOf(runtime.now() + retryMs))
  }
}

/** Why the project cannot be used now. */
function errorOf(found: Exclude<Probe, { readonly status: 'ready' }>): PortError {
  if (found.status === 'older' || found.status === 'newer')
    return portError('backend/schema-mismatch', { expected: found.expected, found: found.found })
  if (found.status !== 'unreachable') return portError('net/unavailable', {})
  return found.httpStatus === null ? portError('net/offline', {}) : portError('net/unavailable', { status: found.httpStatus })
}

export interface SocketWatch {
  readonly opened: () => void
  readonly closed: () => void
}

/** The same WebSocket class, with callbacks for opening and closing. */
function watchedSocket(Transport: typeof WebSocket, { opened, closed }: SocketWatch): typeof WebSocket {
  return class extends Transport {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('open', opened)
      this.addEventListener('close', closed)
    }
  }
}
