import { map, type Observable } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { CallOptions } from '../../ports/call-options'
import type { Connection } from '../../ports/events.port'
import type { Runtime } from '../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS, pause, runCall } from '../shared/call'
import { ConnectionState } from '../shared/connection'
import type { ConnectionFaults } from './connection-faults'

export interface WireCall {
  readonly options: CallOptions | undefined
  /** It stores or does something; its answer can be lost after the fact. */
  readonly writes: boolean
  /** Default: true. Reads are repeatable, and so is everything with a mutationId. */
  readonly isRepeatable?: boolean
}

/** The connection between one tab and the backend. Every call goes over it, and simulated faults apply to it. */
export class Wire {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  private readonly runtime: Runtime
  private readonly faults: ConnectionFaults
  private readonly state: ConnectionState
  private readonly cutting

  constructor(runtime: Runtime, faults: ConnectionFaults) {
    this.runtime = runtime
    this.faults = faults
    this.state = new ConnectionState(runtime, { status: 'online', since: instantOf(runtime.now()) })
    this.connection$ = this.state.connection$
    this.isOnline$ = this.connection$.pipe(map(({ status }) => status === 'online'))
    this.cutting = faults.isCut$.subscribe((isCut) => (isCut ? this.state.offline() : this.state.online()))
  }

  get isOnline(): boolean {
    return this.state.isOnline
  }

  call<T>({ options, writes, isRepeatable = true }: WireCall, perform: () => T | Promise<T>): Promise<T> {
    const plan = { runtime: this.runtime, options, isRepeatable, source: 'memory' }
    return runCall(plan, async (signal) => {
      const { refusal, stalls } = this.faults.takeNext()
      if (stalls) return never<T>()
      this.demandOnline()
      if (refusal !== null) throw refusal
      const { latencyMs } = this.faults
      if (latencyMs > 0) {
        await pause(this.runtime, latencyMs / 2, signal)
        this.demandOnline()
      }
      const answer = await perform()
      if (latencyMs > 0) await pause(this.runtime, latencyMs / 2, signal)
      if (writes && this.faults.takeLostAnswer()) throw lostAnswer(options)
      this.demandOnline()
      return answer
    })
  }

  close(): void {
    this.cutting.unsubscribe()
  }

  private demandOnline(): void {
    if (!this.isOnline) throw portError('net/offline', {})
  }
}

/** What a caller gets at its deadline when the answer is lost; thrown at once, so that nobody waits for a simulation. */
function lostAnswer(options: CallOptions | undefined): PortError {
  return portError('net/timeout', { afterMs: options?.timeoutMs ?? DEFAULT_TIMEOUT_MS })
}

function never<T>(): Promise<T> {
  return new Promise(() => undefined)
}
