import { distinctUntilChanged, map, type Observable, type Subscription } from 'rxjs'
import type { PortError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { Connection } from '../../ports/events.port'
import type { Runtime } from '../../ports/runtime.port'
import { ConnectionState } from './connection'
import { withJitter } from './retry-wait'

/** How long a probe may take. The first is given less, because the app waits for it before it shows what is on this device. */
const PROBE_TIMEOUT_MS = 10_000
const FIRST_PROBE_MS = 2000
/** Pauses before the next probe; the last is repeated. */
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const
/** A connection that was back for less than this flaps. After several flaps in a row, a single success says little. */
const STEADY_MS = 30_000
const MAX_FLAPS = 2

export interface ProbedConnectionOptions {
  readonly runtime: Runtime
  /** Emits when the connection may have changed. */
  readonly hints$: Observable<void>
  /** The backend itself has just answered. */
  readonly isVerified: boolean
  /** Asks the backend whether it can be used; `null`: it can. Never rejects. */
  readonly probe: (how: { readonly signal: AbortSignal; readonly timeoutMs: number }) => Promise<PortError | null>
}

/**
 * The connection to one backend: online while the backend itself answers, and not something in its place. What calls and sockets
 * experience, and what the browser hints at, only causes a probe, and the probe decides. A proxy that blocks sockets therefore
 * does not count as offline.
 */
export class ProbedConnection {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  private readonly options: ProbedConnectionOptions
  private readonly state: ConnectionState
  private readonly hints: Subscription
  private readonly gone = new AbortController()
  private isProbing = false
  private failures = 0
  private flaps = 0
  private backAtMs = -Infinity
  private cancelRetry = (): void => undefined

  constructor(options: ProbedConnectionOptions) {
    this.options = options
    const { runtime, isVerified } = options
    this.state = new ConnectionState(runtime, { status: 'connecting', attempt: 1 })
    this.connection$ = this.state.connection$
    this.isOnline$ = this.connection$.pipe(
      map(({ status }) => status !== 'offline'),
      distinctUntilChanged(),
    )
    this.hints = options.hints$.subscribe(() => this.recheck())
    if (isVerified) this.up()
    else this.recheck()
  }

  /** Aborts when the connection is closed. */
  get closed(): AbortSignal {
    return this.gone.signal
  }

  close(): void {
    this.gone.abort()
    this.cancelRetry()
    this.hints.unsubscribe()
  }

  /** One part of the backend answers, so others that failed may be back too. */
  answered(): void {
    if (!this.state.isOnline && this.flaps < MAX_FLAPS) this.recheck()
  }

  /** While offline the next probe is already scheduled. */
  failed(): void {
    if (this.state.isOnline || this.state.isConnecting) this.recheck()
  }

  private recheck(): void {
    if (!this.gone.signal.aborted && !this.isProbing) void this.probe()
  }

  private async probe(): Promise<void> {
    const { runtime, probe } = this.options
    this.isProbing = true
    this.cancelRetry()
    // The first probe reports offline early, so that the app need not wait; the answer may still come.
    const cancelFirst = this.state.isConnecting ? runtime.schedule(FIRST_PROBE_MS, () => this.state.offline()) : () => undefined
    const problem = await probe({ signal: this.gone.signal, timeoutMs: PROBE_TIMEOUT_MS })
    cancelFirst()
    this.isProbing = false
    if (this.gone.signal.aborted) return
    if (problem === null) this.up()
    else this.down(problem)
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

/** The same WebSocket class, with callbacks for opening and closing. */
export function watchedSocket(
  Transport: typeof WebSocket,
  { opened, closed }: { readonly opened: () => void; readonly closed: () => void },
): typeof WebSocket {
  return class extends Transport {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols)
      this.addEventListener('open', opened)
      this.addEventListener('close', closed)
    }
  }
}
