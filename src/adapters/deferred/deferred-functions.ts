import { isPortError } from '../../domain/model/errors/port-error'
import type { Id } from '../../domain/model/kernel/id'
import type { Answer, FunctionInput, FunctionName, WaitingName } from '../../domain/model/functions/catalogue'
import type { FunctionOptions, FunctionsPort } from '../../ports/functions.port'
import type { DeferredCall } from '../../ports/sync.port'
import type { Door } from './door'

/** Takes calls that may wait offline. */
export class DeferredFunctions implements FunctionsPort {
  readonly capabilities: FunctionsPort['capabilities']
  private readonly behind: FunctionsPort
  private readonly door: Door

  constructor(behind: FunctionsPort, door: Door) {
    this.behind = behind
    this.door = door
    this.capabilities = { ...behind.capabilities, callsOffline: true }
  }

  async call<N extends FunctionName>(name: N, input: FunctionInput<N>, options: FunctionOptions): Promise<Answer<N>> {
    await this.untilSent(input)
    return this.behind.call(name, input, options)
  }

  async callWhenever<N extends WaitingName>(
    name: N,
    input: FunctionInput<N>,
    options: FunctionOptions,
  ): Promise<Answer<N> | null> {
    try {
      await this.untilSent(input)
      if (!this.door.isDown) return await this.behind.callWhenever(name, input, options)
    } catch (error) {
      if (!isPortError(error, 'net/offline')) throw error
    }
    const work = await this.door.work()
    // A name and its own input are one of them, which the compiler does not see of a name it is yet to be told.
    await work.keepCall(options.mutationId, { kind: 'call', name, input } as unknown as DeferredCall)
    return null
  }

  /** What was written before is there before what may be about it. */
  private async untilSent(input: unknown): Promise<void> {
    if (typeof input === 'object' && input !== null && 'workspaceId' in input) await this.door.sent(input.workspaceId as Id) // of every input that names one
  }
}
