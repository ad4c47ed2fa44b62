import { BehaviorSubject, type Observable } from 'rxjs'
import { asPortError, portError } from '../../domain/model/errors/port-error'
import { instantOf } from '../../domain/model/kernel/instant'
import type { CallOptions } from '../../ports/call-options'
import type { Connection } from '../../ports/events.port'
import type { Runtime } from '../../ports/runtime.port'

export interface CallKind {
  readonly writes: boolean
  readonly options: CallOptions | undefined
}

/** The line between a device and the backend. */
export class Wire {
  private readonly connection: BehaviorSubject<Connection>
  readonly connection$: Observable<Connection>

  constructor(runtime: Runtime) {
    this.connection = new BehaviorSubject<Connection>({ status: 'online', since: instantOf(runtime.now()) })
    this.connection$ = this.connection.asObservable()
  }

  async call<T>(kind: CallKind, perform: () => Promise<T>): Promise<T> {
    if (kind.options?.signal?.aborted) throw portError('call/cancelled', {})
    try {
      return await perform()
    } catch (error) {
      throw asPortError(error, 'memory')
    }
  }
}
