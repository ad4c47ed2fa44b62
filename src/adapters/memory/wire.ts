import { map, type Observable } from 'rxjs'
import { portError, type PortError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { CallOptions } from '../../ports/call-options'
import type { Connection } from '../../ports/events.port'
import type { Runtime } from '../../ports/runtime.port'
import { DEFAULT_TIMEOUT_MS, pause, runCall } from '../shared/call'
import { ConnectionState } from '../shared/connection'
import type { LineFaults } from './line-faults'

export interface WireCall {
  readonly options: CallOptions | undefined
  /** Asks for something to be stored or done; its answer can be lost after the fact. */
  readonly writes: boolean
  /** Default: yes. Reads are, and so is whatever carries a mutationId. */
  readonly isRepeatable?: boolean
}

/** The connection between one tab and the backend: every call goes over it, and so does every trouble asked for. */
export class Wire {
  readonly connection$: Observable<Connection>
  /** Hot, replays the latest. */
  readonly isOnline$: Observable<boolean>
  private readonly runtime: Runtime
  private readonly faults: LineFaults
  private readonly state: ConnectionState
  private readonly cutting

  constructor(runtime: Runtime, faults: LineFaults) {
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
      this.demandLine()
      if (refusal !== null) throw refusal
      const { latencyMs } = this.faults
      if (latencyMs > 0) {
        await pause(this.runtime, latencyMs / 2, signal)
        this.demandLine()
      }
      const answer = await perform()
      if (latencyMs > 0) await pause(this.runtime, latencyMs / 2, signal)
      if (writes && this.faults.takeLostAnswer()) throw lostAnswer(options)
      this.demandLine()
      return answer
    })
  }

  close(): void {
    this.cutting.unsubscribe()
  }

  private demandLine(): void {
    if (!this.isOnline) throw portError('net/offline', {})
  }
}

/** What a caller sees at its deadline when the answer never came; told at once, so that nobody waits for a simulation. */
function lostAnswer(options: CallOptions | undefined): PortError {
  return portError('net/timeout', { afterMs: options?.timeoutMs ?? DEFAULT_TIMEOUT_MS })
}

function never<T>(): Promise<T> {
  return new Promise(() => undefined)
}
