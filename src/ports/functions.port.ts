import type { Answer, FunctionInput, FunctionName, WaitingName } from '../domain/model/functions/catalogue'
import type { MutationId } from '../domain/model/records/meta'
import type { CallOptions } from './call-options'

/** What must run beside the data, with rights the caller lacks. */
export interface FunctionsPort {
  readonly capabilities: {
    readonly available: ReadonlySet<FunctionName>
    /** Does `callWhenever` take a call offline? */
    readonly callsOffline: boolean
  }

  /**
   * Refusals the catalogue names come back as answers; everything else rejects with a PortError. The same `mutationId`
   * again gives the first answer and does nothing twice.
   * @throws capability/missing, record/invalid (the input)
   */
  call<N extends FunctionName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>>

  /**
   * As `call`, of what may be done later. Where `callsOffline`, and there is no connection, it resolves with `null` once the call
   * would survive on this device: it is made, once, when there is a line, after all that was written before it. What becomes
   * of it then is told by `SyncPort`.
   */
  callWhenever<N extends WaitingName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N> | null>
}

export interface FunctionOptions extends CallOptions {
  readonly mutationId: MutationId
}
